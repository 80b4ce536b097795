import { RULES } from "../../../tests/builders/wire-records";
import { normalizeSlide, normalizeStaffMember, normalizeWorkshopPicture } from "./normalize-entities";

const unsized = (path: string) => ({ path, width: null, height: null });

it.each([
  ["two pictures", { image_mobile: "m.jpg", image_desktop: "d.jpg" }, { mobile: unsized("m.jpg"), desktop: unsized("d.jpg") }],
  ["one picture", { image_mobile: "", image_desktop: "d.mp4" }, { mobile: unsized("d.mp4"), desktop: unsized("d.mp4") }],
  ["a link here", { image_mobile: "m.jpg", link: "https://panel.example.com/contato" }, { link: "/contato" }],
  ["a link elsewhere", { image_mobile: "m.jpg", link: "https://example.com/x" }, { link: "https://example.com/x" }],
  ["a link to nothing good", { image_mobile: "m.jpg", link: "javascript:alert(1)" }, { link: null, alt: { pt: null, en: null } }],
])("reads a slide with %s", (_case, changes, slide) => {
  expect(normalizeSlide({ id: 1, ...changes }, RULES)).toMatchObject({ ok: true, value: { slideId: "1", ...slide } });
});

it.each([
  ["no picture", {}],
  ["a foreign picture", { image_mobile: "m.jpg", image_desktop: "https://foreign.example/d.jpg" }],
])("rejects a slide with %s", (_case, changes) => {
  expect(normalizeSlide({ id: 1, ...changes }, RULES).ok).toBe(false);
});

it.each([
  ["-", null],
  ["", null],
  [" - ", null],
  ["+55 (11) 90000-0001", "+55 (11) 90000-0001"],
])("formats the phone %p as %p", (phone, shown) => {
  expect(normalizeStaffMember({ id: 1, name: "Pessoa", phone }, RULES)).toMatchObject({ ok: true, value: { phone: shown } });
});

it.each([
  ["um@example.com", "um@example.com"],
  ["not an e-mail", null],
  ['"><script>@example.com', null],
  [null, null],
])("reads the e-mail %p as %p", (email, shown) => {
  expect(normalizeStaffMember({ id: 1, name: "Pessoa", email }, RULES)).toMatchObject({ ok: true, value: { email: shown } });
});

it("reads a member's role, cover and profile", () => {
  const member = normalizeStaffMember({ id: "7", name: " Pessoa ", role: "Direção", cover: "s.jpg", instagram: "@pessoa" }, RULES);
  expect(member).toMatchObject({
    ok: true,
    value: {
      staffId: "7",
      name: "Pessoa",
      role: { pt: "Direção", en: null },
      cover: unsized("s.jpg"),
      instagramUrl: "https://www.instagram.com/pessoa/",
    },
  });
});

it.each([
  [
    { cover: "g.jpg", title: " Aula " },
    { ok: true, value: { galleryId: "1", cover: unsized("g.jpg"), title: { pt: "Aula", en: null } } },
  ],
  [{ cover: null }, { ok: false, error: "cover is missing" }],
  [{ cover: "../x" }, { ok: false, error: "cover is not on an allowed media host" }],
])("reads the workshop picture %p", (changes, expected) => {
  expect(normalizeWorkshopPicture({ id: 1, ...changes }, RULES)).toEqual(expected);
});
