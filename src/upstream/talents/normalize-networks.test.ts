import { normalizeNetworks } from "./normalize-networks";

const TODAY = "2025-06-15";
const NUMBERS = { followers: 12500, measured_at: "2025-06-01" };

const profiles = (...items: unknown[]) => normalizeNetworks(items, { today: TODAY, numbersMaxAgeDays: 30 });

it.each([
  ["instagram", "@ana.x", "Instagram", "https://www.instagram.com/ana.x/"],
  ["TikTok", "ana", "TikTok", "https://www.tiktok.com/@ana"],
  ["youtube", "ana", "YouTube", "https://www.youtube.com/@ana"],
  ["kwai", "ana", "Kwai", "https://www.kwai.com/@ana"],
  ["facebook", "ana", "Facebook", "https://www.facebook.com/ana"],
  ["x", "ana", "X", "https://x.com/ana"],
  ["twitch", "aná", "Twitch", "https://www.twitch.tv/an%C3%A1"],
])("reads a profile on %s as %p", (...[network, handle, name, url]) => {
  expect(profiles({ network, handle, ...NUMBERS })).toEqual([
    { network: name, handle: handle.replace("@", ""), url, numbers: { followers: 12500, engagement: null, measuredOn: "2025-06-01" } },
  ]);
});

it("takes the address that was sent when it is https", () => {
  const item = { network: "youtube", handle: "ana", ...NUMBERS };
  expect(profiles({ ...item, url: "https://www.youtube.com/channel/UC1" })[0]?.url).toBe("https://www.youtube.com/channel/UC1");
  expect(profiles({ ...item, url: "javascript:alert(1)" })[0]?.url).toBe("https://www.youtube.com/@ana");
});

it.each([
  ["an unknown network", { network: "orkut", handle: "ana" }],
  ["the name of an object's method as network", { network: "toString", handle: "ana" }],
  ["no handle", { network: "x", handle: " @ " }],
  ["a handle with a path", { network: "x", handle: "ana/../admin" }],
  ["a text instead of an object", "ana"],
])("leaves out an item with %s", (_case, item) => {
  expect(profiles(item, { network: "x", handle: "bia" })).toMatchObject([{ handle: "bia" }]);
});

it.each([
  ["of today", "2025-06-15", 12500],
  ["of tomorrow, which is today in another time zone", "2025-06-16", 12500],
  ["of the last day", "2025-05-16", 12500],
  ["a day older than that", "2025-05-15", null],
  ["of next week", "2025-06-22", null],
  ["without a day", null, null],
])("shows numbers %s as %p", (_case, measured_at, followers) => {
  const [profile] = profiles({ network: "x", handle: "ana", ...NUMBERS, measured_at });
  expect([profile?.handle, profile?.numbers?.followers ?? null]).toEqual(["ana", followers]);
});

it.each([-1, 1.5, "many", "", 3e9, null])("hides the followers %p", (followers) => {
  expect(profiles({ network: "x", handle: "ana", ...NUMBERS, followers })[0]?.numbers).toBeNull();
});

it.each([
  ["4.2", 4.2],
  [0, 0],
  [101, null],
  ["4,2 %", null],
])("reads the engagement %p as %p", (engagement, expected) => {
  expect(profiles({ network: "x", handle: "ana", ...NUMBERS, engagement })[0]?.numbers?.engagement).toBe(expected);
});

it.each([undefined, null, "", {}, "instagram"])("reads %p as no networks", (sent) => {
  expect(normalizeNetworks(sent, { today: TODAY, numbersMaxAgeDays: 30 })).toEqual([]);
});
