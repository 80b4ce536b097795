import { EMPTY_SELECTION_SCRIPT } from "./empty-selection-script";
import { addFavorites } from "./favorites";
import { FAVORITES_KEY, formatFavorites } from "./stored-favorites";

const runAt = (address: string, stored: string | null): string | undefined => {
  delete document.documentElement.dataset.selection;
  window.localStorage.clear();
  if (stored !== null) window.localStorage.setItem(FAVORITES_KEY, stored);
  window.history.replaceState(null, "", address);
  new Function(EMPTY_SELECTION_SCRIPT)();
  return document.documentElement.dataset.selection;
};

it.each([
  { of: "a device without a stored selection", address: "/selecao", stored: null, expected: "empty" },
  { of: "a cleared selection", address: "/en/selecao", stored: formatFavorites([]), expected: "empty" },
  { of: "a selection", address: "/selecao", stored: formatFavorites(addFavorites([], ["7"])), expected: undefined },
  { of: "a selection in another shape", address: "/selecao", stored: '{"favoriteList":[7]}', expected: undefined },
  { of: "a shared selection", address: "/selecao?ids=7", stored: null, expected: undefined },
])("marks $of before the first paint: $expected", ({ address, stored, expected }) => {
  expect(runAt(address, stored)).toBe(expected);
});

it("marks nothing when storage is forbidden", () => {
  const stored = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(runAt("/selecao", null)).toBeUndefined();
  stored.mockRestore();
});
