import sharp from "sharp";
import { CONSENT_WORDING_FIELD } from "../../../src/forms/entry-fields";
import { consentHash } from "../intake/entry-words";
import type { RunningGateway } from "../../tests/run-gateway";

export const CONTACT = { name: "Ana Exemplo", email: "ana@familia.example", phone: "+55 (11) 90000-0001", message: "Olá, tudo bem?" };
export const WORKSHOP = { ...CONTACT, city: "Cidade Inventada", instagram: "@ana.exemplo" };

/** An application of an adult, as of the tests' date. */
export const SCOUTING = {
  birthdate: "31/01/2000",
  name: "Ana Exemplo",
  gender: "female",
  phone: CONTACT.phone,
  email: CONTACT.email,
  city: "Cidade Inventada",
  instagram: "@ana.exemplo",
  tiktok: "@ana.exemplo",
  heightCm: "170",
  bustCm: "86",
  waistCm: "60",
  hipsCm: "88",
  jeans: "38",
  shoes: "37",
  hair: "Light Brown",
  eyes: "Green",
};

/** Changes of `SCOUTING` for a child, with a guardian's consent to the wording of the plain page. */
export const CHILD = {
  ...{ birthdate: "2016-03-09", gender: "male", heightCm: "130", jeans: "12", shoes: "30.5", locale: "pt" },
  ...{ bustCm: "", waistCm: "", hipsCm: "", instagram: "", tiktok: "", guardian: "Pai de Exemplo" },
  ...{ consent: "on", [CONSENT_WORDING_FIELD]: consentHash("pt") },
};

export const PHOTOS = ["image1", "image2", "image3", "image4", "image5", "image6"] as const;

export interface UploadedFile {
  name: string;
  type?: string;
  fileName?: string;
  bytes: Buffer;
}

export const BOUNDARY = "----form-of-a-test";

/** A multipart body in the format of browsers. */
export const multipart = (fields: Readonly<Record<string, string>>, files: readonly UploadedFile[] = []): Buffer => {
  const texts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const uploads = files.map(({ name, fileName = "IMG_0001.HEIC", type = "image/jpeg", bytes }) =>
    Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      bytes,
      Buffer.from("\r\n"),
    ]),
  );
  return Buffer.concat([...texts, ...uploads, Buffer.from(`--${BOUNDARY}--\r\n`)]);
};

export const MULTIPART = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };

// eslint-disable-next-line max-params -- a request has a receiver, an address, a body and headers
export const send = (running: RunningGateway, entry: string, payload: Buffer | string, headers: Readonly<Record<string, string>> = {}) =>
  running.app.inject({
    method: "POST",
    url: `/api/entry/${entry}`,
    payload,
    headers: { ...MULTIPART, "accept-language": "en", ...headers },
  });

let cachedPhoto: Promise<Buffer> | null = null;

/** A small rotated photo with GPS coordinates and an artist in its metadata. */
export const aPhoto = (): Promise<Buffer> => {
  const exif = {
    IFD0: { Artist: "canary-artist" },
    IFD3: { GPSLatitudeRef: "S", GPSLatitude: "23/1 33/1 0/1", GPSLongitudeRef: "W", GPSLongitude: "46/1 38/1 0/1" },
  };
  cachedPhoto ??= sharp({ create: { width: 80, height: 60, channels: 3, background: "#c86" } })
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return cachedPhoto;
};

/** `changes` replaces photos, or removes them with null. */
export const sixPhotos = async (changes: Readonly<Partial<Record<string, Buffer | null>>> = {}): Promise<UploadedFile[]> => {
  const photo = await aPhoto();
  return PHOTOS.flatMap((name) => {
    const bytes = changes[name] === undefined ? photo : changes[name];
    return bytes === null ? [] : [{ name, bytes }];
  });
};

export const scoutingForm = async (
  fields: Readonly<Record<string, string>> = {},
  photos: Parameters<typeof sixPhotos>[0] = {},
): Promise<Buffer> => multipart({ ...SCOUTING, ...fields }, await sixPhotos(photos));
