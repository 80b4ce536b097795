import { aTalent } from "../../../tests/builders/domain-records";
import { answerFetch, requestedPaths } from "../../../tests/setup/answer-fetch";
import { cacheForOffline } from "./cache-for-offline";

const pictures: { sizes: string; srcset: string }[] = [];

beforeEach(() => {
  pictures.length = 0;
  window.Image = class {
    sizes = "";
    srcset = "";
    constructor() {
      pictures.push(this);
    }
  } as unknown as typeof Image;
});

it("fetches talent and cover once, by the addresses that the selection uses", async () => {
  answerFetch({ body: aTalent({ talentId: "4/2", coverVersion: "v9" }) });
  await cacheForOffline("4/2");
  expect(requestedPaths).toEqual(["/api/talents/4%2F2"]);
  expect(pictures).toHaveLength(1);
  expect(pictures[0]?.srcset).toContain("/media/talents/4%2F2/v9/480 480w");
  expect(pictures[0]?.sizes).toContain("42vw");
});

it("sends the selection's address in the visitor's language to the service worker", async () => {
  const told: unknown[] = [];
  Object.assign(navigator, { serviceWorker: { controller: { postMessage: (message: unknown) => told.push(message) } } });
  window.history.replaceState(null, "", "/en/kids/meninas");
  answerFetch({ status: 404 });
  await cacheForOffline("1");
  expect(told).toEqual([{ visited: "/en/selecao" }]);
  Reflect.deleteProperty(navigator, "serviceWorker");
});

it.each([
  ["is withdrawn", { status: 404 }],
  ["is out of reach", new Error("offline")],
  ["has no cover", { body: aTalent({ coverVersion: null }) }],
])("fetches no picture when the talent %s", async (_, answer) => {
  answerFetch(answer);
  await cacheForOffline("1");
  expect(pictures).toEqual([]);
});
