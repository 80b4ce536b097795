import { useTranslation } from "gatsby-plugin-react-i18next";
import { Fragment, type ReactNode } from "react";
import type { Slide } from "../../domain/content";
import type { Post } from "../../domain/editorial";
import type { Home, HomeSection } from "../../domain/home";
import { useSiteSettings } from "../../components/layout/use-site-settings";
import { BlogSection } from "./blog-section";
import { HomeBoards } from "./home-boards";
import { HomeDoors } from "./home-doors";
import { HomePaths } from "./home-paths";
import { HomeSlider } from "./home-slider";
import { HomeWelcome } from "./home-welcome";
import { InstagramArea } from "./instagram-area";
import { NewFaces } from "./new-faces";

interface HomeSectionsProps {
  home: Home;
  slides: readonly Slide[];
  posts: readonly Pick<Post, "postId" | "linkPath" | "title" | "cover">[];
}

export const HomeSections = ({ home, slides, posts }: HomeSectionsProps) => {
  const { t } = useTranslation();
  const { agencyName } = useSiteSettings().customizations;
  const { sections, hasTalents, doors, newFaces, boards } = home;
  const isWelcome = sections.includes("slider") && slides.length === 0;
  const hasPathsBelow = sections[sections.indexOf("slider") + 1] === "paths";
  const content: Readonly<Record<HomeSection, ReactNode>> = {
    slider: isWelcome ? <HomeWelcome agencyName={agencyName} /> : <HomeSlider slides={slides} hasPathsBelow={hasPathsBelow} />,
    paths: <HomePaths hasTalents={hasTalents} />,
    doors: <HomeDoors doors={doors} />,
    newFaces: <NewFaces faces={newFaces} />,
    boards: <HomeBoards boards={boards} />,
    blog: <BlogSection posts={posts} />,
    instagram: <InstagramArea />,
  };
  return (
    <>
      {!isWelcome && (
        <h1 className="visually-hidden">
          {agencyName}: {t("home.title")}
        </h1>
      )}
      {sections.map((section) => (
        <Fragment key={section}>{content[section]}</Fragment>
      ))}
    </>
  );
};
