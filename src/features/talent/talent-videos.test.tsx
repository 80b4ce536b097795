import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aTalent } from "../../../tests/builders/domain-records";
import { renderPage } from "../../../tests/setup/render";
import { TalentVideos } from "./talent-videos";

const talent = aTalent({
  name: "Ana Prado",
  videos: [
    { videoId: "1", provider: "youtube", source: "dQw4w9WgXcQ", width: 16, height: 9, isShowreel: false },
    { videoId: "2", provider: "vimeo", source: "76979871", width: 16, height: 9, isShowreel: false },
    { videoId: "3", provider: "file", source: "f1lm", width: 16, height: 9, isShowreel: false },
  ],
});

const ORIGINAL = "Vídeo de Ana Prado";

describe("TalentVideos", () => {
  it("requests nothing before a press", () => {
    const { container } = renderPage(<TalentVideos talent={talent} />);
    expect(screen.getAllByRole("button", { name: /^Assistir: Vídeo de Ana Prado/ })).toHaveLength(3);
    expect(container.querySelector("iframe, video")).toBeNull();
    expect(screen.getByText(/vem do YouTube/)).toBeInTheDocument();
  });

  it("names the showreel", () => {
    const [first, ...others] = talent.videos;
    renderPage(<TalentVideos talent={{ ...talent, videos: [{ ...first!, isShowreel: true }, ...others] }} />);
    expect(screen.getByRole("button", { name: "Assistir: Showreel de Ana Prado" })).toBeInTheDocument();
    expect(screen.getAllByRole("button", { name: /Vídeo de Ana Prado/ })).toHaveLength(2);
  });

  it.each([
    [1, "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0"],
    [2, "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1"],
  ])("plays the foreign video %i in a titled frame without tracking", async (index, src) => {
    const user = userEvent.setup();
    renderPage(<TalentVideos talent={talent} />);
    await user.click(screen.getByRole("button", { name: `Assistir: ${ORIGINAL}, ${index}` }));
    expect(screen.getByTitle(`${ORIGINAL}, ${index}`)).toHaveAttribute("src", src);
    expect(screen.getAllByRole("button")).toHaveLength(2);
  });

  it("plays a video file in the page", async () => {
    const user = userEvent.setup();
    renderPage(<TalentVideos talent={talent} />, { language: "en" });
    await user.click(screen.getByRole("button", { name: "Play: Video of Ana Prado, 3" }));
    const film = screen.getByLabelText("Video of Ana Prado, 3");
    expect(film).toHaveAttribute("src", "/media/talents/412/videos/f1lm");
    expect(film).toHaveAttribute("controls");
    expect(film.parentElement).toHaveFocus();
  });
});
