import Fastify from "fastify";
import type { ErasureState } from "../erasure/erasures";
import { addHealthRoute } from "./health-route";

it("answers the last known state of erasures when it cannot be read", async () => {
  const app = Fastify();
  let state: () => Promise<ErasureState> = () => new Promise(() => undefined);
  const others = {
    live: { health: () => "stale" as const },
    release: () => null,
    isStopping: () => false,
    panel: { read: () => ({ state: "up" as const, since: 0 }) },
    entries: { summary: () => null },
    now: () => 0,
  };
  addHealthRoute(app, { ...others, erasureState: () => state() });
  const erasure = async (): Promise<unknown> => (await app.inject("/api/health")).json().erasure;
  expect(await erasure()).toBe("pending");
  state = async () => "done";
  expect(await erasure()).toBe("done");
  state = () => new Promise(() => undefined);
  expect(await erasure()).toBe("done");
  await app.close();
});
