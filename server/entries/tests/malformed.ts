import { damage } from "../../../tests/builders/damage";
import { BOUNDARY, CONTACT, multipart } from "./form-bodies";

type Random = () => number;

const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
};

const DISPOSITIONS = [
  'form-data; name="name"',
  'form-data; name="image1"; filename="a.jpg"',
  'form-data; name="image1"; filename="../../../../etc/passwd"',
  "form-data; name=\"image1\"; filename*=UTF-8''%ff%fe%00",
  'form-data; name="__proto__"',
  'form-data; name="constructor"; filename="x"',
  "form-data; name=",
  "form-data",
  'form-data; name="a\r\n b"',
  'form-data; name="a\nX-Injected: 1"',
  `form-data; name="${"n".repeat(5000)}"`,
  "attachment; name=x",
  "",
  ";;;===",
  'form-data; name="message"; name="email"',
];

const TYPES = [
  "image/jpeg",
  "text/plain; charset=utf-7",
  "text/plain; charset=\u0000",
  "text/plain; charset=utf-16",
  "multipart/mixed; boundary=inner",
  "application/octet-stream",
  "x".repeat(9000),
  "",
];
const ENCODINGS = ["7bit", "base64", "quoted-printable", "\u0000"];
const ENDS = [
  `\r\n--${BOUNDARY}--\r\n`,
  `\r\n--${BOUNDARY}--`,
  `\r\n--${BOUNDARY}`,
  `--${BOUNDARY}--`,
  "",
  "\r\n\r\n\r\n",
  `\r\n--${BOUNDARY}--\r\nepilogue`,
  `\n--${BOUNDARY}--\n`,
];
const BREAKS = ["\r\n", "\n", "\r", "\r\n\r\n", "\u0000"];

const part = (random: Random): Buffer => {
  const lines = [
    `Content-Disposition: ${pick(random, DISPOSITIONS)}`,
    `Content-Type: ${pick(random, TYPES)}`,
    `Content-Transfer-Encoding: ${pick(random, ENCODINGS)}`,
  ];
  const headers = lines.filter(() => random() < 0.7).join(pick(random, BREAKS));
  const body = Buffer.from(Array.from({ length: Math.floor(random() * 300) }, () => Math.floor(random() * 256)));
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}${pick(random, BREAKS)}${headers}${pick(random, BREAKS)}${pick(random, BREAKS)}`, "latin1"),
    body,
  ]);
};

/** A valid body with bytes changed, removed or repeated. */
const damaged = (random: Random): Buffer =>
  damage(Buffer.from(multipart(CONTACT, [{ name: "image1", bytes: Buffer.alloc(50, 1) }])), random);

export interface MalformedRequest {
  body: Buffer;
  contentType: string;
}

const CONTENT_TYPES = [
  `multipart/form-data; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary="${BOUNDARY}"`,
  `multipart/form-data; boundary=${BOUNDARY}; boundary=other`,
  "multipart/form-data; boundary=",
  'multipart/form-data; boundary="',
  `multipart/form-data; boundary=${"b".repeat(3000)}`,
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=utf-16",
];

/** A random body that no browser sends. */
export const malformedRequest = (random: Random): MalformedRequest => {
  const contentType = random() < 0.75 ? `multipart/form-data; boundary=${BOUNDARY}` : pick(random, CONTENT_TYPES);
  if (random() < 0.5) return { contentType, body: damaged(random) };
  const parts = Array.from({ length: Math.floor(random() * 6) }, () => part(random));
  return { contentType, body: Buffer.concat([...parts, Buffer.from(pick(random, ENDS))]) };
};
