import { localizedPath, splitLocale } from "../config/routes";
import type { KeptCopies } from "./kept-copies";
import { keyOf, shelfOf, talentIdOf, type Shelf } from "./shelves";

/** The live list is asked who is still in it no more often. */
const ROLL_CALL_MS = 60 * 60 * 1000;

/** As browsers ask for an `img`, so that their own cache answers. */
const PICTURE_ACCEPT = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

interface Surroundings {
  copies: KeptCopies;
  /** Asks the network; null without a connection. */
  ask: (input: Request | string, init?: RequestInit) => Promise<Response | null>;
  /** The page that tells of the lost connection, by its path. */
  shellPage: (path: string) => Promise<Response | undefined>;
  origin: string;
  now: () => number;
}

/** Answers what the site asks for: from the network as long as there is one, and else from what was kept. */
export const createAnswers = ({ copies, ask, shellPage, origin, now }: Surroundings) => {
  let lastRollCall = 0;

  const fetchAndKeep = async (address: string, isPage: boolean): Promise<void> => {
    const url = new URL(address, origin);
    const shelf = url.origin === origin ? shelfOf(url.pathname, isPage) : null;
    if (shelf === null) return;
    const answer = await ask(url.href, shelf === "pictures" ? { headers: { accept: PICTURE_ACCEPT } } : {});
    if (answer !== null) await copies.keep(shelf, keyOf(shelf, url), answer);
  };

  /** Talents who left the live list go from here too, though nobody asked for them again. */
  const callTheRoll = async (): Promise<void> => {
    if (now() - lastRollCall < ROLL_CALL_MS || !(await copies.hasTalents())) return;
    const answer = await ask(`${origin}/api/casting/todas/todos`);
    if (!answer?.ok) return;
    const { ids }: { ids: readonly string[] } = await answer.json();
    const present = new Set(ids);
    lastRollCall = now();
    await copies.forget((pathname) => {
      const talentId = talentIdOf(pathname);
      return talentId !== null && !present.has(talentId);
    });
  };

  const withoutNetwork = async (shelf: Shelf, { pathname }: URL): Promise<Response> => {
    const page = shelf === "pages" ? await shellPage(localizedPath("/offline.html", splitLocale(pathname).locale)) : undefined;
    return page ?? Response.error();
  };

  return {
    /** `after` is work that the visitor does not wait for. */
    answer: async (request: Request, shelf: Shelf, after: (work: Promise<unknown>) => void): Promise<Response> => {
      const url = new URL(request.url);
      // Hashed names never change their content.
      const final = shelf === "files" ? await copies.find(shelf, keyOf(shelf, url)) : null;
      if (final !== null) return final;
      const answer = await ask(request);
      if (answer === null || answer.status >= 500) {
        return (await copies.find(shelf, keyOf(shelf, url))) ?? answer ?? withoutNetwork(shelf, url);
      }
      const isGone = answer.status === 404 || answer.status === 410;
      after(isGone ? copies.forgetAddress(url.pathname) : copies.keep(shelf, keyOf(shelf, url), answer.clone()));
      return answer;
    },
    /** A page that was visited, and files that came before the worker was there. */
    remember: async (page: string, files: readonly string[]): Promise<void> => {
      await Promise.all([fetchAndKeep(page, true), ...files.map((file) => fetchAndKeep(file, false))]);
      await copies.trim();
      await callTheRoll();
    },
  };
};
