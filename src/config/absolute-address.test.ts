import { absoluteAddress } from "./absolute-address";

it.each([
  ["/", "https://a.example"],
  ["/kids", "https://a.example/kids"],
  ["/en/talents/412/zoë", "https://a.example/en/talents/412/zo%C3%AB"],
  ["/talents/a%2Fb/x", "https://a.example/talents/a%2Fb/x"],
])("resolves %s to %s", (path, address) => {
  expect(absoluteAddress("https://a.example", path)).toBe(address);
});
