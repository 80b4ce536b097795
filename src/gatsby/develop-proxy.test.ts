import { developProxy } from "./develop-proxy";

it("sends live calls and pictures to the gateway", () => {
  expect(developProxy("http://127.0.0.1:4229/")).toEqual([
    { prefix: "/api", url: "http://127.0.0.1:4229" },
    { prefix: "/media", url: "http://127.0.0.1:4229" },
  ]);
});

it.each([undefined, ""])("proxies nothing without a gateway (%p)", (address) => {
  expect(developProxy(address)).toEqual([]);
});
