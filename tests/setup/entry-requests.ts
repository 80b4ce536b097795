/** Replaces XMLHttpRequest in tests of forms: records the entries sent and answers in order. */

interface EntryAnswer {
  status: number;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

export interface SentEntry {
  method: string;
  path: string;
  headers: Record<string, string>;
  form: FormData;
}

export const sentEntries: SentEntry[] = [];

let reportLatest: (loaded: number, total: number) => void = () => undefined;

export const reportUpload = (loaded: number, total: number): void => reportLatest(loaded, total);

/** Reports half of the upload, then answers in this order, repeating the last answer. `null` is a lost connection, a promise a pending answer. */
export const answerEntryRequests = (...answers: readonly (EntryAnswer | Promise<EntryAnswer> | null)[]): void => {
  sentEntries.length = 0;
  let next = 0;

  class FakeRequest {
    status = 0;
    responseText = "";
    upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    private readonly sent = { method: "", path: "", headers: {} as Record<string, string> };
    private answered: EntryAnswer["headers"] = {};
    private isOver = false;

    open(method: string, path: string): void {
      Object.assign(this.sent, { method, path });
    }
    setRequestHeader(name: string, value: string): void {
      this.sent.headers[name] = value;
    }
    getResponseHeader(name: string): string | null {
      return this.answered?.[name] ?? null;
    }
    abort(): void {
      if (this.isOver) return;
      this.isOver = true;
      this.onabort?.();
      this.onloadend?.();
    }
    async send(form: FormData): Promise<void> {
      sentEntries.push({ ...this.sent, form });
      reportLatest = (loaded, total) => this.upload.onprogress?.({ lengthComputable: true, loaded, total });
      reportLatest(1, 2);
      const answer = await answers[Math.min(next++, answers.length - 1)];
      if (this.isOver) return;
      this.isOver = true;
      this.receive(answer);
      this.onloadend?.();
    }
    private receive(answer: EntryAnswer | null | undefined): void {
      if (!answer) return this.onerror?.();
      this.status = answer.status;
      this.responseText = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body ?? null);
      this.answered = answer.headers;
      this.onload?.();
    }
  }

  window.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
};
