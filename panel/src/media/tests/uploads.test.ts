// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { after, before, describe, it } from "node:test";

import sharp from "sharp";

import { MAX_UPLOAD_BYTES } from "../words";
import { createPayloadStore } from "../../payload-store";
import { inspect } from "../../roster/pictures/inspect";
import { aPhoto } from "../../../tests/builders/photos";
import { storeRecord } from "../../../tests/builders/records";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;
before(async () => {
  roles = await openRoleSessions();
});
after(() => roles.close());

const film = await readFile(path.resolve(import.meta.dirname, "../../../seed/files/videos/slide.mp4"));
const photo = await aPhoto();
const png = await sharp(photo).png().toBuffer();

/** The offset after a marker of a JPEG. */
const afterMarker = (jpeg: Buffer, marker: number): number => {
  const at = jpeg.indexOf(Buffer.from([0xff, marker]));
  assert.notEqual(at, -1);
  return at + 2;
};

const changed = (bytes: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
};

/** Some phones of Samsung write this: the last byte of the spectral selection is 0. */
const samsungPhoto = changed(photo, (copy) => {
  const at = afterMarker(copy, 0xda);
  copy[at + copy.readUInt16BE(at) - 2] = 0;
});

const withZerosBeforeEnd = Buffer.concat([photo.subarray(0, -2), Buffer.alloc(64), photo.subarray(-2)]);

const hugePhoto = changed(photo, (copy) => {
  const at = afterMarker(copy, 0xc0);
  copy.writeUInt16BE(9000, at + 3);
  copy.writeUInt16BE(12_000, at + 5);
});

const truncatedPhoto = photo.subarray(0, photo.length - 200);
const startOf = (brand: string): Buffer => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(200)]);

const hevcFilm = changed(film, (copy) => void copy.write("hvc1", copy.indexOf("avc1", copy.indexOf("stsd")), "latin1"));

/** Rotated by a quarter turn, as phones store upright films. */
const uprightFilm = changed(film, (copy) => {
  const type = copy.indexOf("tkhd");
  const matrix = type - 4 + copy.readUInt32BE(type - 4) - 44;
  for (const [place, value] of [0, 0x10000, 0, -0x10000, 0].entries()) copy.writeInt32BE(value, matrix + place * 4);
});

type Upload = { data: Buffer; name?: string; type?: string };

const upload = ({ data, name = "IMG_0001.jpg", type = "image/jpeg" }: Upload, language = "pt") => {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(data)], name, { type }));
  form.set("_payload", "{}");
  return roles.ask("editor", "/media", { method: "POST", form, headers: { "Accept-Language": language } });
};

describe("an upload that the site shows", () => {
  for (const [name, file, filename] of [
    ["a JPEG named .jfif", { data: photo, name: "foto.jfif", type: "image/pjpeg" }, /\.jpg$/],
    ["a JPEG without a type", { data: photo, type: "" }, /\.jpg$/],
    ["a JPEG of an unknown type", { data: photo, name: "foto", type: "application/octet-stream" }, /\.jpg$/],
    ["a PNG named .jpg", { data: png }, /\.png$/],
    ["a photo with a wrong spectral selection", { data: samsungPhoto }, /\.jpg$/],
    ["a photo with zeros before its end", { data: withZerosBeforeEnd }, /\.jpg$/],
    ["a film without a type", { data: film, name: "filme", type: "" }, /\.mp4$/],
  ] satisfies [string, Upload, RegExp][])
    it(`stores ${name}`, async () => {
      const { status, body } = await upload(file);
      assert.equal(status, 201, JSON.stringify(body));
      assert.match(body.doc.filename, filename);
    });

  it("keeps its own name for editors alone, and finds it by a word of it", async () => {
    const { body } = await upload({ data: photo, name: "Iara na praia.jpg" });
    await storeRecord(roles.payload, "talents", { cover: body.doc.id, _status: "published" });
    const namesFor = async (role: "editor" | "scout"): Promise<unknown[]> =>
      (await roles.ask(role, `/media?where[id][equals]=${body.doc.id}`)).body.docs.map((doc: Record<string, unknown>) => doc.originalName);
    assert.deepEqual(await namesFor("editor"), ["Iara na praia.jpg"]);
    assert.deepEqual(await namesFor("scout"), [undefined]);
    assert.equal((await roles.ask("scout", "/media?where[originalName][like]=praia")).status, 400);
    const { body: found } = await roles.ask("editor", "/media?where[originalName][like]=praia");
    assert.deepEqual(
      found.docs.map(({ id }: { id: number }) => id),
      [body.doc.id],
    );
  });

  it("has the size of an upright film, also on the wire", async () => {
    const { body } = await upload({ data: uprightFilm, name: "filme.mp4", type: "video/mp4" });
    const { width, height } = body.doc;
    assert.ok(height > width && width > 0, `${width} × ${height}`);
    const { body: wide } = await upload({ data: film, name: "filme.mp4", type: "video/mp4" });
    assert.deepEqual([wide.doc.width, wide.doc.height], [height, width]);
    const id = await storeRecord(roles.payload, "talents", {
      videos: [{ provider: "file", upload: body.doc.id, width: 16, height: 9 }],
      _status: "published",
    });
    const talent = await createPayloadStore(roles.payload).talent(String(id));
    assert.deepEqual(
      talent?.videos.map((video) => [video.width, video.height]),
      [[width, height]],
    );
  });
});

describe("an upload that the site cannot show", () => {
  for (const [name, file, portuguese, english] of [
    [
      "HEIC",
      { data: startOf("heic"), name: "IMG_1.HEIC", type: "image/heic" },
      /^“IMG_1.HEIC” é uma foto HEIC/,
      /^“IMG_1.HEIC” is a HEIC photo/,
    ],
    ["HEIC named .jpg", { data: startOf("heic"), name: "IMG_1.jpg" }, /HEIC/, /HEIC/],
    ["108 megapixels", { data: hugePhoto }, /tem 108 megapixels, e o máximo são 100/, /has 108 megapixels, and the most is 100/],
    ["half a photo", { data: truncatedPhoto }, /“IMG_0001.jpg” não pôde ser lido até o fim/, /could not be read to its end/],
    ["MOV", { data: startOf("qt  "), name: "a.mov", type: "video/quicktime" }, /vídeo MOV.*MP4 \(H\.264\)/, /MOV video.*MP4 \(H\.264\)/],
    ["HEVC in MP4", { data: hevcFilm, name: "a.mp4", type: "video/mp4" }, /vídeo HEVC.*MP4 \(H\.264\)/, /HEVC.*MP4 \(H\.264\)/],
    [
      "GIF",
      { data: Buffer.from("GIF89a\x01\x00"), name: "a.gif", type: "image/gif" },
      /“a.gif” não é um arquivo que o site mostra/,
      /JPG, PNG or WebP/,
    ],
    ["a letter", { data: Buffer.from("%PDF-1.7"), name: "a.jpg" }, /“a.jpg” não é um arquivo que o site mostra/, /MP4, WebM or Ogg/],
  ] satisfies [string, Upload, RegExp, RegExp][])
    it(`is refused with its name and the reason: ${name}`, async () => {
      for (const [language, sentence] of [
        ["pt", portuguese],
        ["en", english],
      ] as const) {
        const { status, body } = await upload(file, language);
        assert.equal(status, 400);
        assert.match(body.errors[0].message, sentence);
      }
    });

  it("is refused above the largest size, in the editor's language", async () => {
    const data = Buffer.alloc(MAX_UPLOAD_BYTES + 1);
    film.copy(data);
    const { status, body } = await upload({ data, name: "filme.mp4", type: "video/mp4" }, "en");
    assert.equal(status, 413);
    assert.match(body.errors[0].message, /^The file is larger than 60 MB/);
  });
});

describe("the dry run of an import", () => {
  const reasonOf = async (data: Buffer): Promise<string> => {
    const found = await inspect({ paths: ["a"], read: () => Promise.resolve(data), close: () => Promise.resolve() }, "a");
    return found.ok ? found.picture.mimetype : found.reason;
  };

  it("decides on each picture as an upload does", async () => {
    const given = { photo, samsungPhoto, withZerosBeforeEnd, truncatedPhoto, hugePhoto, heic: startOf("heic"), film };
    const reasons = Object.fromEntries(await Promise.all(Object.entries(given).map(async ([name, data]) => [name, await reasonOf(data)])));
    assert.deepEqual(reasons, {
      photo: "image/jpeg",
      samsungPhoto: "image/jpeg",
      withZerosBeforeEnd: "image/jpeg",
      truncatedPhoto: "unreadable",
      hugePhoto: "pixels",
      heic: "type",
      film: "type",
    });
  });
});
