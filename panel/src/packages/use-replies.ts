"use client";

import { useConfig } from "@payloadcms/ui";
import { useEffect, useState } from "react";

import type { PackageReplies } from "./package-detail";

const POLL_MS = 4_000;

const isReplies = (value: unknown): value is PackageReplies => typeof value === "object" && value !== null && "picks" in value;

/** Polls the answers of a package every few seconds while the screen is visible. */
export const useReplies = (id: number, initial: PackageReplies): { replies: PackageReplies; isStale: boolean } => {
  const { config } = useConfig();
  const [replies, setReplies] = useState(initial);
  const [isStale, setIsStale] = useState(false);
  const { revision } = replies;

  useEffect(() => {
    const poll = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        const response = await fetch(`${config.routes.api}/desk/packages/${id}/replies?since=${revision}`, { credentials: "include" });
        const body: unknown = await response.json();
        setIsStale(!response.ok);
        if (response.ok && isReplies(body)) setReplies(body);
      } catch {
        setIsStale(true);
      }
    };
    const onVisible = (): void => void poll();
    const timer = setInterval(() => void poll(), POLL_MS);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [config.routes.api, id, revision]);

  return { replies, isStale };
};
