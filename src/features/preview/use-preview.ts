import { useEffect, useState } from "react";
import type { Preview } from "../../domain/preview";
import { useLocale } from "../../i18n/use-locale";
import { fetchPreview, parsePreviewLink, type PreviewFailure } from "../../live/fetch-preview";

type PreviewState = { kind: "loading" } | { kind: "found"; preview: Preview } | { kind: PreviewFailure };

export const usePreview = (search: string) => {
  const locale = useLocale();
  const [state, setState] = useState<PreviewState>({ kind: "loading" });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<PreviewState> => {
      const link = parsePreviewLink(search);
      if (link === null) return { kind: "refused" };
      const answer = await fetchPreview(link, locale);
      return answer.ok ? { kind: "found", preview: answer.value } : { kind: answer.error };
    };
    void ask().then((next) => {
      if (isCurrent) setState(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [search, locale, attempt]);

  const retry = () => {
    setState({ kind: "loading" });
    setAttempt((now) => now + 1);
  };
  return { state, retry };
};
