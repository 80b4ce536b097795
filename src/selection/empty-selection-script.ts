import { FAVORITES_KEY, formatFavorites } from "./stored-favorites";

/**
 * Inline script, runs before the first paint of the selection page: sets `data-selection="empty"` on `html` when this
 * device stores no selection and the address shares none, so that the empty state shows without waiting for the page's
 * scripts.
 */
export const EMPTY_SELECTION_SCRIPT = `try{(function(k,d){if(!location.search&&(k===null||k===${JSON.stringify(formatFavorites([]))}))d.selection="empty"})(localStorage.getItem("${FAVORITES_KEY}"),document.documentElement.dataset)}catch(e){}`;
