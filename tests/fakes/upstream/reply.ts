export interface Reply {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

export const json = (status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers: { "content-type": "application/json; charset=utf-8", ...headers },
  body: JSON.stringify(value),
});

export const bytes = (type: string, body: Buffer, status = 200): Reply => ({ status, headers: { "content-type": type }, body });

export const message = (status: number, text: string): Reply => json(status, { message: text });

export const notFound = (): Reply => message(404, "Not found.");

export const html = (status: number): Reply => ({
  status,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: "<!doctype html><html><title>Manutenção</title><p>Voltamos já.</p></html>",
});
