import { readFile } from "node:fs/promises";
import path from "node:path";

import { DAY_MS } from "../src/domain/day";

interface PackageOptions {
  panelAddress: string;
  /** Contains the account of the panel's first start. */
  dataDir: string;
  /** Maximum number of published talents in the package. */
  talents: number;
  /** The client must enter it; none by default. */
  passphrase?: string;
}

/** As a signed-in admin does; returns the package's path on the site, `/pacote/{token}`. */
export const makePackage = async ({ panelAddress, dataDir, talents, passphrase }: PackageOptions): Promise<string> => {
  const [email, password] = (await readFile(path.join(dataDir, "admin-password.txt"), "utf8")).trim().split("\n");
  const request = async (address: string, headers: Record<string, string>, body?: object) => {
    const response = await fetch(`${panelAddress}/cms/api/${address}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "content-type": "application/json", origin: panelAddress, ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`the panel answered ${address} with ${response.status}`);
    return response.json();
  };
  const { token } = await request("users/login", {}, { email, password });
  const headers = { authorization: `JWT ${token}` };
  const { docs } = await request(`talents?limit=${talents}&depth=0&where[_status][equals]=published`, headers);
  const made = await request("desk/packages", headers, {
    ...{ title: "Pacote de teste", client: "Cliente de teste", message: "", language: "pt", passphrase: passphrase ?? null },
    ...{ showsMeasurements: true, showsAge: true, showsVideos: true, showsContact: true },
    expiresOn: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
    talents: docs.map(({ id }: { id: number }) => ({ id, pictures: null, videos: null })),
  });
  return made.path;
};
