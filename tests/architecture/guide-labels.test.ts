import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../..");

/** Labels that come from Payload's own translations, and from a label with a placeholder. */
const PAYLOAD_LABELS = [
  ...["Publicar alterações", "Salvar rascunho", "Despublicar", "Versões", "Excluir", "Criar: Autorização"],
  ...["Publish changes", "Save Draft", "Unpublish", "Versions", "Delete", "Create: Consent"],
];

const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

/** Every string literal of the panel's sources and of the site's words. */
const readTexts = (): string[] => {
  const files = execFileSync("git", ["ls-files", "panel/src/*.ts", "src/locales/*.json"], { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter(Boolean);
  const literals = files.flatMap((file) => [...read(file).matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, text = ""]) => text));
  return [...literals, ...PAYLOAD_LABELS];
};

/** The words in bold, which name labels of the screen; an arrow separates a screen from its field. */
const namedLabels = (guide: string): string[] => [...guide.matchAll(/\*\*(.+?)\*\*/g)].flatMap(([, text = ""]) => text.split(" → "));

const TEXTS = readTexts();
const LABELS = new Set(TEXTS);

/** Whether a text of the screen is the label or, for a label that is a sentence, begins with it. */
const isOnScreen = (label: string): boolean =>
  LABELS.has(label) || LABELS.has(label.replace(/\.$/, "")) || (label.endsWith(".") && TEXTS.some((text) => text.startsWith(label)));

it.each(["docs/editing.md", "docs/editing-en.md"])("%s names labels as the screen shows them", (guide) => {
  const labels = namedLabels(read(guide));
  expect(labels.length).toBeGreaterThan(100);
  expect(labels.filter((label) => !isOnScreen(label))).toEqual([]);
});

it.each(["Inscrição nova e urgente", "Salvar o rascunho"])("%s is no label of the screen", (label) => {
  expect(isOnScreen(label)).toBe(false);
});
