import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Talent } from "../../domain/talent";
import { answerFetch, asked } from "../../../tests/setup/answer-fetch";
import { renderPage } from "../../../tests/setup/render";
import { TalentLive } from "./talent-live";

const talent: Talent = {
  talentId: "9/1",
  name: "Zoé Batista",
  gender: "female",
  age: 21,
  coverVersion: "v1",
  categories: ["talents"],
  heightCm: 172,
  heightFeet: null,
  shoes: null,
  jeans: null,
  hair: null,
  hairKind: null,
  eyes: null,
  skills: [],
  socialUrl: "https://www.instagram.com/zoe.example",
  book: [
    { pictureId: "1", path: "t/1.jpg", width: 1200, height: 1600, isBigLandscape: false },
    { pictureId: "2", path: "t/2.jpg", width: null, height: null, isBigLandscape: true },
  ],
  composite: [],
  videos: [
    { videoId: "1", provider: "file", source: "t/film.mp4", width: 16, height: 9 },
    { videoId: "2", provider: "youtube", source: "abc", width: 16, height: 9 },
  ],
};

const drawLive = () => renderPage(<TalentLive category="talents" talentId="9/1" place={{ pathname: "/talents/9%2F1/zoe-batista", search: "" }} otherwise={<h1>Página não encontrada</h1>} />);

describe("TalentLive", () => {
  it("draws a talent that was published since the build", async () => {
    answerFetch({ body: talent });
    drawLive();
    expect(screen.getByRole("status")).toHaveTextContent("Carregando");
    expect(await screen.findByRole("heading", { level: 1, name: "Zoé Batista" })).toBeInTheDocument();
    expect(asked).toEqual(["/api/talents/9%2F1"]);
    expect(document.title).toBe("Zoé Batista · Casa Juriti");
  });

  it("shows only galleries that hold something", async () => {
    answerFetch({ body: talent });
    drawLive();
    const book = await screen.findByRole("region", { name: "Book" });
    expect(within(book).getAllByRole("img")).toHaveLength(2);
    expect(within(book).getByRole("img", { name: "Zoé Batista, foto 2" })).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Composite" })).not.toBeInTheDocument();
  });

  it("plays own videos on request and leaves the others to their sites", async () => {
    answerFetch({ body: talent });
    drawLive();
    const film = await screen.findByLabelText("Vídeo de Zoé Batista, 1");
    expect(film).toHaveAttribute("preload", "none");
    expect(film).toHaveAttribute("controls");
    expect(screen.getByRole("link", { name: /Assistir no YouTube/ })).toHaveAttribute("href", "https://www.youtube.com/watch?v=abc");
    expect(screen.getByRole("link", { name: /Perfil nas redes/ })).toHaveAttribute("href", talent.socialUrl);
  });

  it("shows what else stands there where nobody has the id", async () => {
    answerFetch({ status: 404, body: { message: "Página não encontrada" } });
    drawLive();
    expect(await screen.findByRole("heading", { name: "Página não encontrada" })).toBeInTheDocument();
  });

  it("tries again on one press where the list is out of reach", async () => {
    answerFetch({ status: 503 }, { body: talent });
    const user = userEvent.setup();
    drawLive();
    await user.click(await screen.findByRole("button", { name: "Tentar de novo" }));
    expect(await screen.findByRole("heading", { name: "Zoé Batista" })).toBeInTheDocument();
  });
});
