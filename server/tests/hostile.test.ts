import { runGateway, type RunningGateway } from "./run-gateway";

let running: RunningGateway;

beforeAll(async () => {
  running = await runGateway();
});

afterAll(() => running.close());

it.each([
  { method: "POST", url: "/api/nada", type: "application/json", body: "{", status: 404 },
  { method: "POST", url: "/api/nada", type: "multipart/form-data; boundary=x", body: "--x", status: 404 },
  { method: "POST", url: "/api/casting/kids/todos", type: "text/xml", body: "<a/>", status: 404 },
  { method: "DELETE", url: "/api/talents/401", type: "application/json", body: "{}", status: 404 },
  { method: "POST", url: "/kids", type: "image/png", body: "x", status: 405 },
  { method: "PUT", url: "/media/240/a.jpg", type: "application/json", body: "{", status: 405 },
  { method: "POST", url: "/kids", type: "application/json", body: "x".repeat(70_000), status: 405 },
] as const)("answers $status in words for $method $url of $type", async ({ method, url, type, body, status }) => {
  const reply = await running.app.inject({ method, url, payload: body, headers: { "content-type": type } });
  expect([reply.statusCode, Object.keys(reply.json())]).toEqual([status, ["message"]]);
});

it("reveals nothing of an internal error", async () => {
  const reply = await running.app.inject({ url: "/kids", headers: { "accept-language": "en" } });
  expect([reply.statusCode, reply.json(), reply.headers["retry-after"]]).toEqual([
    503,
    { message: "Unavailable right now. Please try again." },
    "2",
  ]);
  expect(reply.headers["content-security-policy"]).toBe("default-src 'none';frame-ancestors 'none'");
});
