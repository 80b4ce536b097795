import { SELECTION_LIMIT } from "./favorites";
import { createStoredText } from "./stored-text";
import { selection, openSelection } from "./selection";
import { createSelectionStore } from "./selection-store";
import { FAVORITES_KEY, formatFavorites } from "./stored-favorites";

/** A device whose storage can fail; two stores on one device are two tabs. */
const createDevice = () => {
  const texts = new Map<string, string>();
  const device = { isFull: false, isForbidden: false, texts };
  const storage = () => {
    if (device.isForbidden) throw new DOMException("denied", "SecurityError");
    return {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (device.isFull) throw new DOMException("full", "QuotaExceededError");
        texts.set(key, text);
      },
    };
  };
  const openTab = () => {
    const tab = createSelectionStore(createStoredText(storage, FAVORITES_KEY));
    tab.open();
    return tab;
  };
  return { device, openTab };
};

const EMPTY = '{"favoriteList":[]}';
const selectedIds = (tab: ReturnType<ReturnType<typeof createDevice>["openTab"]>): string =>
  tab
    .read()
    .favorites.map(({ talentId }) => talentId)
    .join();

describe("the selection of a device", () => {
  it.each([undefined, "{broken", '{"favoriteList":7}'])("is created empty when %p is stored", (text) => {
    const { device, openTab } = createDevice();
    if (text !== undefined) device.texts.set(FAVORITES_KEY, text);
    expect(openTab().read().favorites).toEqual([]);
    expect(device.texts.get(FAVORITES_KEY)).toBe(EMPTY);
  });

  it("is read by the next page, without broken items", () => {
    const { device, openTab } = createDevice();
    device.texts.set(FAVORITES_KEY, '{"favoriteList":[{"talentId":"1","note":"n"},null,{"id":2}]}');
    expect(selectedIds(openTab())).toBe("1,2");
    expect(device.texts.get(FAVORITES_KEY)).toBe(
      formatFavorites([
        { talentId: "1", note: "n" },
        { talentId: "2", note: "" },
      ]),
    );
  });

  it("notifies of each addition once", () => {
    const tab = createDevice().openTab();
    const told: string[] = [];
    tab.onAdded((talentId) => told.push(talentId));
    tab.add(["1"]);
    tab.add(["1", "2"]);
    expect(told).toEqual(["1", "2"]);
  });

  it("keeps the changes of two tabs, also before they are synchronised", () => {
    const { openTab } = createDevice();
    const [one, other] = [openTab(), openTab()];
    one.add(["1"]);
    other.add(["2"]);
    expect(selectedIds(other)).toBe("1,2");
    one.sync();
    expect(selectedIds(one)).toBe("1,2");
  });

  it("reports that it is full, until the next change", () => {
    const tab = createDevice().openTab();
    tab.add(Array.from({ length: SELECTION_LIMIT }, (_, index) => String(index)));
    expect(tab.read().isFull).toBe(false);
    tab.add(["one more"]);
    expect(tab.read()).toMatchObject({ isFull: true, isStored: true });
    expect(tab.read().talentIds.has("one more")).toBe(false);
    tab.change((favorites) => favorites.slice(1));
    expect(tab.read().isFull).toBe(false);
  });

  it.each(["isFull", "isForbidden"] as const)("works for the page when storage %s, and is stored when possible", (refusal) => {
    const { device, openTab } = createDevice();
    const tab = openTab();
    tab.add(["1"]);
    device[refusal] = true;
    tab.add(["2"]);
    tab.add(["3"]);
    expect(selectedIds(tab)).toBe("1,2,3");
    expect(tab.read().isStored).toBe(false);
    device[refusal] = false;
    tab.add(["4"]);
    expect(tab.read().isStored).toBe(true);
    expect(selectedIds(openTab())).toBe("1,2,3,4");
  });

  it("keeps unstored changes when another tab writes", () => {
    const { device, openTab } = createDevice();
    const [one, other] = [openTab(), openTab()];
    device.isFull = true;
    one.add(["1"]);
    device.isFull = false;
    other.add(["2"]);
    one.sync();
    expect(selectedIds(one)).toBe("2,1");
  });

  it("opens when storage is forbidden from the start", () => {
    const { device, openTab } = createDevice();
    device.isForbidden = true;
    const tab = openTab();
    tab.add(["1"]);
    expect(selectedIds(tab)).toBe("1");
    expect(tab.read().isStored).toBe(false);
  });
});

describe("this device's selection", () => {
  it("creates an empty list on the first load", () => {
    window.localStorage.clear();
    openSelection();
    expect(window.localStorage.getItem(FAVORITES_KEY)).toBe(EMPTY);
  });

  it("follows another tab", () => {
    window.localStorage.setItem(FAVORITES_KEY, '{"favoriteList":["7"]}');
    window.dispatchEvent(new StorageEvent("storage", { key: FAVORITES_KEY }));
    expect(selection.read().talentIds.has("7")).toBe(true);
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(selection.read().favorites).toEqual([]);
  });
});
