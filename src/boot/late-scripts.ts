import { familyRoutes } from "../config/family-routes";
import { unlistedRoutes } from "../config/unlisted-routes";
import { routes, splitLocale } from "../config/routes";
import { EARLY_OFFER_SCRIPT } from "../components/layout/install-offer";

/** Scripts start after this time at the latest, even if pictures are still loading. */
const MAX_WAIT_MS = 3000;

/** These pages show or send nothing without scripts, so their scripts start at once. */
const SCRIPTS_FIRST: readonly string[] = [
  routes.selection(),
  routes.scouting(),
  routes.contact(),
  routes.workshop(),
  routes.removeImages(),
  routes.verifyContact(),
  unlistedRoutes.preview(),
  familyRoutes.familyPage(),
  familyRoutes.confirmation(),
  "/404",
  "/404.html",
];

/** Whether a page loads its text and pictures before its scripts. */
export const hasLateScripts = (pathname: string): boolean => !SCRIPTS_FIRST.includes(splitLocale(pathname).path);

/** The `template` element that holds the script elements until they start. */
export const LATE_SCRIPTS_ID = "late-scripts";

/**
 * Inline script: starts the page's scripts after the load event or the visitor's first input, and at once when the
 * address has a query, since the built page does not show its result. Records the last button pressed before they run,
 * for `pressEarlyButton`.
 */
export const LATE_SCRIPTS = `(function(w,d){
var i=["pointerdown","keydown","wheel","touchstart","focusin"],begun;
function begin(){if(begun)return;begun=1;i.forEach(function(n){w.removeEventListener(n,begin,true)});d.body.append(d.importNode(d.getElementById("${LATE_SCRIPTS_ID}").content,true))}
i.forEach(function(n){w.addEventListener(n,begin,{capture:true,passive:true})});
w.addEventListener("click",function(e){var b=e.target instanceof Element&&e.target.closest("button[type=button]");if(b&&w.earlyButton!==null)w.earlyButton=b},true);
w.addEventListener("load",function(){setTimeout(begin)});setTimeout(begin,${MAX_WAIT_MS});if(w.location.search)begin()
})(window,document);${EARLY_OFFER_SCRIPT}`.replaceAll("\n", "");
