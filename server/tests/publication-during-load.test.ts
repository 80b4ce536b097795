import { recordById } from "../../tests/fakes/upstream/content/fixture-content";
import type { FakeUpstream } from "../../tests/fakes/upstream/start-upstream";
import { eventually } from "./eventually";
import { publish } from "./publishing";
import { runGateway, type RunningGateway } from "./run-gateway";

let running: RunningGateway;

beforeEach(async () => {
  running = await runGateway({ servesSite: false });
});

afterEach(() => running.close());

/** Has the next call of a path answered, as its content is now, when the returned function is called. */
const delayNext = async (path: RegExp): Promise<() => void> => {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  await running.upstream.setFault({ kind: "delay", path, times: 1, until });
  return () => release();
};

const get = async (url: string): Promise<string> => {
  const { statusCode, body } = await running.app.inject(url);
  return `${statusCode} ${body}`;
};

interface Change {
  url: string;
  /** The call of the upstream that brings it. */
  path: RegExp;
  /** Part of the answer before the change. */
  shown: string;
  change: (content: FakeUpstream["content"]) => void;
}

it.each<[string, Change]>([
  ["a list of posts", { url: "/api/posts/pt", path: /\/posts\/blog\/pt/, shown: "Artigo 49", change: ({ posts }) => posts.pt?.splice(0) }],
  ["a profile", { url: "/api/talents/401", path: /profile$/, shown: "Aurora Teste Lima", change: ({ talents }) => Object.assign(recordById(talents, "401") ?? {}, { name: "Aurora Renomeada" }) }],
  ["the published contacts", { url: "/api/staff/verify?contact=um%40example.com", path: /staff/, shown: '"isOurs":true', change: ({ staff }) => staff.splice(0) }],
  ["the agency's switches", { url: "/api/talents/408/book.zip", path: /customizations/, shown: "200 ", change: ({ customizations }) => Object.assign(customizations ?? {}, { book_download: false }) }],
])("loads %s again when something was published during the load", async (_case, { url, path, shown, change }) => {
  const release = await delayNext(path);
  const asked = running.asked(path);
  const before = get(url);
  await eventually(() => expect(running.asked(path)).toBe(asked + 1));
  change(running.upstream.content);
  await publish(running);
  release();
  expect(await before).toContain(shown);
  expect(await get(url)).not.toContain(shown);
});
