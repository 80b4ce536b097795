import { developProxy } from "./develop-proxy";

it("sends live calls and pictures to the gateway", () => {
  expect(developProxy("http://127.0.0.1:4229/", 9000)).toEqual([
    { prefix: "/api", url: "http://127.0.0.1:4229" },
    { prefix: "/media", url: "http://127.0.0.1:4229" },
  ]);
});

it.each([undefined, ""])("looks for the gateway on the site's own port where nobody names it (%p)", (address) => {
  expect(developProxy(address, 9000).map(({ url }) => url)).toEqual(["http://127.0.0.1:9000", "http://127.0.0.1:9000"]);
});
