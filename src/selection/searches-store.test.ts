import { saveSearch, deleteSearch, type SavedSearch } from "./saved-searches";
import { SEARCHES_KEY } from "./searches-key";
import { createSearchesStore, savedSearches } from "./searches-store";
import { createStoredText } from "./stored-text";

const aSearch = (address: string): SavedSearch => ({ address, name: address, since: "2026-03-01", seen: 0 });

/** A device whose storage can fail; two stores on one device are two tabs. */
const createDevice = () => {
  const texts = new Map<string, string>();
  const device = { isForbidden: false };
  const openTab = () =>
    createSearchesStore(
      createStoredText(() => {
        if (device.isForbidden) throw new DOMException("denied", "SecurityError");
        return { getItem: (key) => texts.get(key) ?? null, setItem: (key, text) => void texts.set(key, text) };
      }, SEARCHES_KEY),
    );
  return { device, openTab };
};

const addressesIn = (tab: ReturnType<typeof createSearchesStore>): string =>
  tab
    .read()
    .searches.map(({ address }) => address)
    .join();

it("keeps the changes of two tabs, also before they are synchronised", () => {
  const { openTab } = createDevice();
  const [one, other] = [openTab(), openTab()];
  expect([addressesIn(one), addressesIn(other)]).toEqual(["", ""]);
  one.change((searches) => saveSearch(searches, aSearch("/kids")));
  other.change((searches) => saveSearch(searches, aSearch("/teens")));
  expect(addressesIn(other)).toBe("/kids,/teens");
  one.sync();
  expect(addressesIn(one)).toBe("/kids,/teens");
  one.change((searches) => deleteSearch(searches, "/kids"));
  expect(addressesIn(openTab())).toBe("/teens");
});

it("works for the page when storage is forbidden, and says so", () => {
  const { device, openTab } = createDevice();
  device.isForbidden = true;
  const tab = openTab();
  tab.change((searches) => saveSearch(searches, aSearch("/kids")));
  tab.change((searches) => saveSearch(searches, aSearch("/teens")));
  tab.sync();
  expect([addressesIn(tab), tab.read().isStored]).toEqual(["/kids,/teens", false]);
});

it("follows another tab while somebody listens", () => {
  window.localStorage.clear();
  const heard: string[] = [];
  const stop = savedSearches.subscribe(() =>
    heard.push(
      savedSearches
        .read()
        .searches.map(({ address }) => address)
        .join(),
    ),
  );
  window.localStorage.setItem(SEARCHES_KEY, JSON.stringify({ searches: [aSearch("/kids")] }));
  window.dispatchEvent(new StorageEvent("storage", { key: SEARCHES_KEY }));
  window.dispatchEvent(new StorageEvent("storage", { key: "favorites" }));
  stop();
  expect(heard).toEqual(["/kids"]);
});
