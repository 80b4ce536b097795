import { FAVORITES_KEY, formatFavorites } from "./stored-favorites";

/**
 * Runs before the first paint of the selection's page: where this device keeps nobody and the address shares nobody,
 * `data-selection` on `html` says so, and what is built for that shows without waiting for scripts.
 */
export const EMPTY_SELECTION_SCRIPT = `try{(function(k,d){if(!location.search&&(k===null||k===${JSON.stringify(formatFavorites([]))}))d.selection="empty"})(localStorage.getItem("${FAVORITES_KEY}"),document.documentElement.dataset)}catch(e){}`;
