import { socialHandle } from "./social-handle";

it.each([
  ["https://www.instagram.com/casa.juriti/", "@casa.juriti"],
  ["https://www.tiktok.com/@casajuriti", "@casajuriti"],
  ["https://www.juriti.example/", "juriti.example"],
  ["https://rede.example/100%", "@100%"],
])("shortens %p to %p", (address, handle) => {
  expect(socialHandle(address)).toBe(handle);
});
