"use client";

import { useConfig } from "@payloadcms/ui";
import pRetry from "p-retry";
import { useCallback, useEffect, useState } from "react";

import { PAUSES, toRetryOptions } from "../../../../src/lib/retries";
import { findPicturesById, type Picture } from "./find-pictures";

type Known = ReadonlyMap<number, Picture | null>;

/** Fetches what is not known yet. Null for a deleted file; nothing for one that is being fetched. */
export const usePictures = (ids: readonly number[]): { pictures: Known; refresh: (id: number) => void } => {
  const { config } = useConfig();
  const [pictures, setPictures] = useState<Known>(new Map());
  const missing = ids.filter((id) => !pictures.has(id)).join(",");
  useEffect(() => {
    if (missing === "") return;
    let isUnmounted = false;
    const wanted = missing.split(",").map(Number);
    void pRetry(() => findPicturesById(config.routes.api, wanted), toRetryOptions(PAUSES.upload)).then(
      (found) => {
        const byId = new Map(found.map((picture) => [picture.id, picture]));
        if (!isUnmounted)
          setPictures((known) => new Map([...known, ...wanted.map((id): [number, Picture | null] => [id, byId.get(id) ?? null])]));
      },
      () => {},
    );
    return () => {
      isUnmounted = true;
    };
  }, [config.routes.api, missing]);
  const refresh = useCallback((id: number) => setPictures((known) => new Map([...known].filter(([other]) => other !== id))), []);
  return { pictures, refresh };
};
