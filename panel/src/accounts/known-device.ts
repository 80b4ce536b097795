import type { PayloadRequest } from "payload";
import { generateCookie, parseCookies } from "payload/shared";

import { environment } from "../environment";
import { seal, unseal } from "../shared/seal";
import { browserFamily, newDeviceMail } from "./new-device-mail";

const DAY_SECONDS = 24 * 60 * 60;
const LIFETIME_SECONDS = 180 * DAY_SECONDS;

type Account = { id: number | string; email: string };

/** One cookie for each account, since several people may share a browser. */
const cookieName = ({ id }: Account): string => `panel-device-${id}`;

const isKnown = (req: PayloadRequest, account: Account): boolean => {
  const cookie = parseCookies(req.headers).get(cookieName(account));
  const text = cookie === undefined ? null : unseal(cookie, req.payload.secret, "known device");
  if (text === null) return false;
  const { id, at }: { id: unknown; at: number } = JSON.parse(text);
  return id === account.id && Date.now() - at < LIFETIME_SECONDS * 1000;
};

const setDeviceCookie = (req: PayloadRequest, account: Account): void => {
  const cookie = generateCookie<string>({
    name: cookieName(account),
    value: seal(JSON.stringify({ id: account.id, at: Date.now() }), req.payload.secret, "known device"),
    expires: new Date(Date.now() + LIFETIME_SECONDS * 1000),
    httpOnly: true,
    path: "/",
    sameSite: "Lax",
    secure: environment.adminUrl.startsWith("https:"),
    returnCookieAsObject: false,
  });
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append("Set-Cookie", cookie);
};

/** Also sends the account a mail when the browser is new. */
export const recordDevice = async (req: PayloadRequest, account: Account): Promise<void> => {
  const wasKnown = isKnown(req, account);
  setDeviceCookie(req, account);
  if (wasKnown || environment.mail === null) return;
  const browser = browserFamily(req.headers.get("User-Agent") ?? "");
  const mail = newDeviceMail({ browser, at: new Date(), timeZone: environment.timeZone, adminUrl: environment.adminUrl });
  // The sign-in does not wait for the mail server.
  void req.payload.sendEmail({ to: account.email, ...mail }).catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    req.payload.logger.error(`The mail about a sign-in from a new device was not sent: ${code}`);
  });
};
