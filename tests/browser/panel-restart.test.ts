import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "./own-stack";
import { panelAddress, siteAddress } from "./visitor";

const ask = (route: string): Promise<Response> => fetch(new URL(route, siteAddress()));
const health = async () => (await ask("/api/health")).json();
const metrics = async (): Promise<string[]> => (await (await ask("/api/metrics")).text()).split("\n");

/** Null when no panel has this DATA_DIR. */
const findPanel = async (): Promise<number | null> => {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const isPanel = await Promise.all(
    ids.map(async (id) => {
      const name = await readFile(`/proc/${id}/comm`, "utf8").catch(() => "");
      const variables = await readFile(`/proc/${id}/environ`, "utf8").catch(() => "");
      return name.startsWith("next-server") && variables.split("\0").includes(`DATA_DIR=${process.env.DATA_DIR}`);
    }),
  );
  return Number(ids.find((_id, index) => isPanel[index])) || null;
};

const isPanelAnswering = (): Promise<boolean> =>
  fetch(new URL("/healthz", panelAddress())).then(
    ({ ok }) => ok,
    () => false,
  );

const sendContact = (): Promise<Response> => {
  const form = new FormData();
  const answers = {
    name: "Ana Exemplo",
    email: "ana@familia.example",
    phone: "+55 (11) 90000-0001",
    message: "Durante uma pausa do painel",
  };
  Object.entries(answers).forEach(([name, answer]) => form.append(name, answer));
  return fetch(new URL("/api/entry/contact", siteAddress()), { method: "POST", body: form });
};

test("the product restarts a killed panel, serves pages meanwhile, and delivers the form sent during the pause", async () => {
  await expect.poll(health).toMatchObject({ panel: "up" });
  const killed = await findPanel();
  expect(killed).not.toBeNull();
  process.kill(Number(killed), "SIGKILL");
  await expect.poll(isPanelAnswering).toBe(false);
  expect([(await ask("/")).status, (await ask("/kids")).status, (await sendContact()).status]).toEqual([200, 200, 202]);
  await expect.poll(isPanelAnswering).toBe(true);
  expect(await findPanel()).not.toBe(killed);
  await expect.poll(metrics).toContain('gateway_entries{status="waiting"} 0');
  await expect.poll(health).toMatchObject({ panel: "up" });
});
