import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { scoutingValues } from "../../../tests/builders/form-values";
import { aFileOf } from "../../../tests/builders/media-starts";
import { answerEntryRequests, reportUpload, sentEntries } from "../../../tests/setup/entry-requests";
import { answerFetch } from "../../../tests/setup/answer-fetch";
import { fakeImageDecoding, objectUrls } from "../../../tests/setup/image-decoding";
import { renderPage } from "../../../tests/setup/render";
import en from "../../locales/en/scouting.json";
import pt from "../../locales/pt/scouting.json";
import { saveDraft } from "./draft";
import { ScoutingForm } from "./scouting-form";

const today = () => "2026-11-20";
const FORM_WORDS = {
  pt: {
    phone: "Telefone com DDD",
    email: "E-mail",
    send: "Enviar",
    fill: "Preencha todos os campos obrigatórios",
    required: "Este campo é requerido",
    retry: "Tentar de novo",
  },
  en: {
    phone: "Phone",
    email: "Email",
    send: "Send",
    fill: "Fill in all required fields",
    required: "This field is required",
    retry: "Try again",
  },
} as const;

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label.replace(/[().]/g, "\\$&")}( \\*| \\(.*\\))?$`));
const aPhoto = (name = "photo.jpg") => aFileOf("image/jpeg", { name });

type Language = "pt" | "en";
const wordsOf = (language: Language) => ({ ...(language === "pt" ? pt : en), ...FORM_WORDS[language] });

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(screen.getByRole("button", { name }));

const answerAge = async (user: ReturnType<typeof userEvent.setup>, language: Language, birthdate: string) => {
  await user.type(field(wordsOf(language)["scouting.field.birthdate"]), birthdate);
};

const answerPerson = async (user: ReturnType<typeof userEvent.setup>, language: Language) => {
  const words = wordsOf(language);
  await user.type(field(words["scouting.field.name"]), "Ana d'Ávila");
  await user.selectOptions(field(words["scouting.field.gender"]), "female");
  await user.type(field(words["scouting.field.city"]), "São Paulo");
  await user.type(field(words.phone), "11900000001");
  await user.type(field(words.email), "ana@casajuriti.example");
};

const answerMeasures = async (user: ReturnType<typeof userEvent.setup>, language: Language) => {
  const words = wordsOf(language);
  const answers = { heightCm: "130", jeans: "12", shoes: "30.5", hair: "Light Brown", eyes: "Green" } as const;
  for (const [name, value] of Object.entries(answers))
    await user.selectOptions(field(words[`scouting.field.${name}` as keyof typeof pt]), value);
};

const givePhotos = async (user: ReturnType<typeof userEvent.setup>, language: Language) => {
  const words = wordsOf(language);
  for (const slot of ["image1", "image2", "image3", "image4", "image5", "image6"] as const) {
    await user.upload(screen.getByLabelText(`${words[`scouting.photo.${slot}`]}: ${words["scouting.photo.choose"]}`), aPhoto());
  }
  await waitFor(() => expect(screen.getAllByRole("img")).toHaveLength(6));
};

const fillChildsApplication = async (language: Language) => {
  const user = userEvent.setup({ delay: null });
  const words = wordsOf(language);
  await answerAge(user, language, "07032016");
  await user.type(field(words["scouting.field.guardian"]), "Carmem do Vale");
  await user.click(field(words["scouting.field.consent"]));
  await press(user, words["scouting.next"]);
  await answerPerson(user, language);
  await press(user, words["scouting.next"]);
  await answerMeasures(user, language);
  await press(user, words["scouting.next"]);
  await givePhotos(user, language);
  return user;
};

/** All answers except consent and photos. */
const restoreChildsDraft = async () => {
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole("checkbox"));
  for (const _group of ["age", "person", "measures"]) await press(user, pt["scouting.next"]);
  await givePhotos(user, "pt");
  return user;
};

const CHILD = scoutingValues({ birthdate: "07/03/2016", guardian: "Carmem do Vale", bustCm: "", waistCm: "", hipsCm: "" });

beforeEach(() => {
  localStorage.clear();
  answerFetch({ body: { ticket: "signed" } });
  fakeImageDecoding();
});

describe.each(["pt", "en"] as const)("ScoutingForm in %s", (language) => {
  const words = wordsOf(language);

  it("accepts a child's application from the birthdate to the last photo", async () => {
    answerEntryRequests({ status: 202, body: { reference: "CJ-9" } });
    renderPage(<ScoutingForm today={today} />, { language });
    const user = await fillChildsApplication(language);
    await press(user, words.send);
    await waitFor(() => expect(screen.getByRole("form")).toHaveTextContent("CJ-9"));
    const form = sentEntries[0]!.form;
    const { image1, image6, ...answers } = Object.fromEntries(form);
    expect(answers).toMatchObject({
      birthdate: "07/03/2016",
      guardian: "Carmem do Vale",
      consent: "true",
      name: "Ana d'Ávila",
      gender: "female",
      phone: "+55 (11) 90000-0001",
      email: "ana@casajuriti.example",
      city: "São Paulo",
      heightCm: "130",
      jeans: "12",
      shoes: "30.5",
      hair: "Light Brown",
      eyes: "Green",
      locale: language,
      ticket: "signed",
    });
    expect(answers).not.toHaveProperty("bustCm");
    for (const photo of [image1, image6]) expect(photo).toMatchObject({ type: "image/jpeg" });
    expect(field(words["scouting.field.birthdate"])).toHaveValue("");
    expect(localStorage).toHaveLength(0);
    expect(objectUrls.size).toBe(0);
  });

  it("shows one step at a time, and continues only when it is valid", async () => {
    const user = userEvent.setup({ delay: null });
    renderPage(<ScoutingForm today={today} />, { language });
    const name = (step: string) => new RegExp(step);
    expect(screen.getByText(name(words["scouting.step.age"]), { selector: "[tabindex]" })).toHaveTextContent("1");
    await press(user, words["scouting.next"]);
    expect(await screen.findByText(words.fill)).toBeInTheDocument();
    await waitFor(() => expect(field(words["scouting.field.birthdate"])).toHaveFocus());
    expect(field(words["scouting.field.birthdate"])).toHaveAccessibleDescription(new RegExp(words.required));
    await answerAge(user, language, "07031999");
    await user.keyboard("{Enter}");
    const heading = await screen.findByText(name(words["scouting.step.person"]), { selector: "[tabindex]" });
    expect(heading).toHaveFocus();
    expect(field(words["scouting.field.birthdate"])).not.toBeVisible();
    await press(user, words["scouting.back"]);
    expect(field(words["scouting.field.birthdate"])).toHaveValue("07/03/1999");
  });
});

it("stays on the step that the visitor went back to during a check", async () => {
  const user = userEvent.setup({ delay: null });
  saveDraft(CHILD, Date.now());
  renderPage(<ScoutingForm today={today} />);
  await user.click(screen.getByRole("checkbox"));
  await press(user, pt["scouting.next"]);
  await screen.findByText(new RegExp(pt["scouting.step.person"]), { selector: "[tabindex]" });
  fireEvent.submit(screen.getByRole("form"));
  fireEvent.click(screen.getByRole("button", { name: pt["scouting.back"] }));
  expect(screen.getByText(new RegExp(pt["scouting.step.age"]), { selector: "[tabindex]" })).toBeVisible();
  expect(field("Data de nascimento")).toBeVisible();
  await press(user, pt["scouting.next"]); // this check ends after the former one, which has opened no further group by then
  expect(await screen.findByText(new RegExp(pt["scouting.step.person"]), { selector: "[tabindex]" })).toBeVisible();
  expect(screen.queryByLabelText(new RegExp(`^${pt["scouting.field.jeans"]}`))).not.toBeInTheDocument();
});

it("shows the age for the birthdate, and requires guardian and consent of minors only", async () => {
  const user = userEvent.setup({ delay: null });
  renderPage(<ScoutingForm today={today} />);
  const birthdate = field("Data de nascimento");
  await user.type(birthdate, "20112008");
  expect(screen.getByText("18 anos")).toBeInTheDocument();
  expect(screen.getByLabelText("Nome do responsável (opcional)")).not.toBeRequired();
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  await user.clear(birthdate);
  await user.type(birthdate, "21112008");
  expect(screen.getByText("17 anos")).toBeInTheDocument();
  expect(screen.getByRole("checkbox")).not.toBeChecked();
  await press(user, "Continuar");
  expect(await screen.findByText("O consentimento do responsável é necessário")).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(/^Nome do responsável/)).toHaveFocus());
  await user.clear(birthdate);
  await user.type(birthdate, "31022015");
  await press(user, "Continuar");
  await waitFor(() => expect(birthdate).toHaveAccessibleDescription(/Formato da data/));
  await user.clear(birthdate);
  await user.type(birthdate, "28022000");
  await waitFor(() => expect(birthdate).toHaveAccessibleDescription("dd/mm/aaaa"));
});

it("names each missing or unreadable photo, and lets photos be rotated and removed", async () => {
  answerEntryRequests(null);
  saveDraft(CHILD, Date.now());
  renderPage(<ScoutingForm today={today} />);
  const user = await restoreChildsDraft();
  const slot = screen.getByRole("img", { name: "FOTO ROSTO" }).closest("li")!;
  const before = screen.getByRole("img", { name: "FOTO ROSTO" }).getAttribute("src");
  await user.click(within(slot).getByRole("button", { name: "FOTO ROSTO: Girar" }));
  await waitFor(() => expect(screen.getByRole("img", { name: "FOTO ROSTO" })).not.toHaveAttribute("src", before));
  await user.click(within(slot).getByRole("button", { name: "FOTO ROSTO: Remover" }));
  await press(user, "Enviar");
  const input = within(slot).getByLabelText("FOTO ROSTO: Escolher");
  await waitFor(() => expect(input).toHaveAccessibleDescription("Esta foto é requerida"));
  expect(input).toHaveFocus();
  expect(sentEntries).toHaveLength(0);
  fireEvent.drop(slot, { dataTransfer: { files: [aFileOf("image/heic", { name: "foto.heic" })] } });
  expect(await within(slot).findByText(/não lê fotos HEIC/)).toBeInTheDocument();
  fireEvent.drop(slot, { dataTransfer: { files: [aPhoto("broken.jpg")] } });
  expect(await within(slot).findByText(/não pôde ser lida/)).toBeInTheDocument();
  fireEvent.drop(slot, { dataTransfer: { files: [aPhoto()] } });
  expect(await within(slot).findByRole("img", { name: "FOTO ROSTO" })).toBeInTheDocument();
});

it("returns to the step that the gateway rejects, and keeps photos and answers", async () => {
  answerEntryRequests({
    status: 422,
    body: { message: "Confira", errors: { email: ["Este domínio não existe"], image2: ["Imagem ilegível"] } },
  });
  saveDraft(CHILD, Date.now());
  renderPage(<ScoutingForm today={today} />);
  const user = await restoreChildsDraft();
  await press(user, "Enviar");
  await waitFor(() => expect(field("E-mail")).toHaveFocus());
  expect(field("E-mail")).toHaveAccessibleDescription("Este domínio não existe");
  await user.type(field("E-mail"), ".br");
  await press(user, "Continuar");
  await press(user, "Continuar");
  expect(screen.getByText("Imagem ilegível")).toBeVisible();
  expect(screen.getAllByRole("img")).toHaveLength(6);
});

it("restores the answers after a reload, without the consent, and erases them on a press", async () => {
  const user = userEvent.setup({ delay: null });
  const { unmount } = renderPage(<ScoutingForm today={today} />);
  await answerAge(user, "pt", "07032016");
  await user.type(field("Nome do responsável"), "Carmem do Vale");
  await user.click(screen.getByRole("checkbox"));
  unmount();
  renderPage(<ScoutingForm today={today} />);
  expect(screen.getByText(/Recuperamos/)).toBeInTheDocument();
  expect(await screen.findByText("10 anos")).toBeInTheDocument();
  expect(field("Nome do responsável")).toHaveValue("Carmem do Vale");
  expect(screen.getByRole("checkbox")).not.toBeChecked();
  await press(user, "Apagar o que escrevi");
  expect(field("Data de nascimento")).toHaveValue("");
  expect(localStorage).toHaveLength(0);
  expect(screen.getByText("Apagado deste aparelho.")).toBeInTheDocument();
});

it("shows the upload's progress, and keeps all answers when the connection is lost", async () => {
  let answer: (value: null) => void = () => undefined;
  answerEntryRequests(
    new Promise<never>((resolve) => {
      answer = resolve as never;
    }),
    { status: 202, body: { reference: "CJ-9" } },
  );
  saveDraft(CHILD, Date.now());
  renderPage(<ScoutingForm today={today} />);
  const user = await restoreChildsDraft();
  await press(user, "Enviar");
  expect(await screen.findByRole("progressbar", { name: "Enviando, 50%" })).toHaveValue(50);
  const clock = jest.spyOn(performance, "now").mockReturnValue(performance.now() + 120_000);
  act(() => reportUpload(3, 4));
  clock.mockRestore();
  expect(screen.getByRole("progressbar", { name: "Enviando, 75%. Falta cerca de 1 minuto: deixe esta página aberta" })).toHaveValue(75);
  await act(async () => answer(null));
  await press(user, "Tentar de novo");
  await waitFor(() => expect(screen.getByRole("form")).toHaveTextContent("CJ-9"));
  expect(sentEntries[1]!.headers["Idempotency-Key"]).toBe(sentEntries[0]!.headers["Idempotency-Key"]);
});
