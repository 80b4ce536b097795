"use client";

import { useField, useTranslation } from "@payloadcms/ui";
import { useEffect, useState } from "react";

import type { RuleReport } from "./rule-report";
import { ruleReportSentences } from "./words";
import styles from "./board-rule-report.module.css";

/** Debounces typing. */
const PAUSE_MS = 500;

/** Null when the request fails. */
const askFor = async (rule: string, signal: AbortSignal): Promise<RuleReport | null> => {
  try {
    const response = await fetch("/cms/api/desk/board-rules", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ rule }),
      signal,
    });
    const report: RuleReport = await response.json();
    return response.ok ? report : null;
  } catch {
    return null;
  }
};

/** Below a board's rule: the number and the names of the talents that it matches on the site now. */
export const BoardRuleReport = ({ path = "rule" }: { path?: string }) => {
  const { i18n } = useTranslation();
  const { value } = useField<string | null>({ path });
  const [answered, setAnswered] = useState<{ rule: string; report: RuleReport | null } | null>(null);
  const rule = (value ?? "").trim();
  useEffect(() => {
    if (rule === "") return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      void askFor(rule, abort.signal).then((answer) => {
        if (!abort.signal.aborted) setAnswered({ rule, report: answer });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [rule]);
  const report = answered?.rule === rule ? answered.report : null;
  const sentences = report === null ? [] : ruleReportSentences(report, i18n.language);
  return (
    <div className={styles.report} role="status" data-invalid={report?.state === "invalid" || undefined}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
};
