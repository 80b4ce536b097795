import { unlistedRoutes } from "../../config/unlisted-routes";
import { routes, splitLocale } from "../../config/routes";
import { EARLY_OFFER_SCRIPT } from "./install-offer";

/** Scripts are waited for no longer than this, in milliseconds, however long the pictures take. */
const PATIENCE_MS = 3000;

/** These draw, ask or send nothing without scripts: nothing of theirs is worth seeing first. */
const AT_ONCE: readonly string[] = [
  routes.selection(),
  routes.scouting(),
  routes.contact(),
  routes.workshop(),
  routes.removeImages(),
  routes.verifyContact(),
  unlistedRoutes.preview(),
  "/404",
  "/404.html",
];

/** Whether a page's text and pictures come before its scripts. */
export const isReadFirst = (pathname: string): boolean => !AT_ONCE.includes(splitLocale(pathname).path);

/** The `template` that holds the scripts' elements until they are wanted. */
export const LATE_SCRIPTS_ID = "late-scripts";

/**
 * Runs in the page: asks for its scripts once it is complete, or as soon as somebody touches it; at once where the
 * address has a query, which asks for something other than what was built. The button that was pressed last before they
 * came is kept, for `pressEarlyButton`.
 */
export const LATE_SCRIPTS = `(function(w,d){
var i=["pointerdown","keydown","wheel","touchstart","focusin"],begun;
function begin(){if(begun)return;begun=1;i.forEach(function(n){w.removeEventListener(n,begin,true)});d.body.append(d.importNode(d.getElementById("${LATE_SCRIPTS_ID}").content,true))}
i.forEach(function(n){w.addEventListener(n,begin,{capture:true,passive:true})});
w.addEventListener("click",function(e){var b=e.target instanceof Element&&e.target.closest("button[type=button]");if(b&&w.earlyButton!==null)w.earlyButton=b},true);
w.addEventListener("load",function(){setTimeout(begin)});setTimeout(begin,${PATIENCE_MS});if(w.location.search)begin()
})(window,document);${EARLY_OFFER_SCRIPT}`.replaceAll("\n", "");
