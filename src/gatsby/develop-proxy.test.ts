import { developProxy } from "./develop-proxy";

it("proxies live calls and pictures to the gateway", () => {
  expect(developProxy("http://127.0.0.1:4229/", 9000)).toEqual([
    { prefix: "/api", url: "http://127.0.0.1:4229" },
    { prefix: "/media", url: "http://127.0.0.1:4229" },
  ]);
});

it.each([undefined, ""])("uses the site's own port for the gateway without a setting (%p)", (address) => {
  expect(developProxy(address, 9000).map(({ url }) => url)).toEqual(["http://127.0.0.1:9000", "http://127.0.0.1:9000"]);
});
