import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { describe, it } from "node:test";

import { readEnvironment } from "../../environment";
import { mailAdapter } from "../mail";

type SmtpDouble = { port: number; commands: string[]; close: () => Promise<void> };

/** A mail server that records every line and accepts any message, without TLS. */
const startSmtpDouble = async (extensions: readonly string[]): Promise<SmtpDouble> => {
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const greeting = ["double", ...extensions].map((line, index) => `250${index === extensions.length ? " " : "-"}${line}\r\n`).join("");
  const server = createServer((socket) => {
    sockets.add(socket);
    let isMessage = false;
    const answer = (line: string): string => {
      if (isMessage && line !== ".") return "";
      if (isMessage) {
        isMessage = false;
        return "250 accepted\r\n";
      }
      if (/^EHLO/i.test(line)) return greeting;
      if (/^STARTTLS/i.test(line)) return "454 TLS not available\r\n";
      if (/^AUTH/i.test(line)) return "235 authenticated\r\n";
      if (/^DATA/i.test(line)) {
        isMessage = true;
        return "354 continue\r\n";
      }
      return "250 ok\r\n";
    };
    socket.on("error", () => undefined); // the client may disconnect at any time
    socket.setEncoding("utf8").on("data", (text: string) => {
      for (const line of text.split("\r\n").slice(0, -1)) {
        commands.push(line);
        socket.write(answer(line));
      }
    });
    socket.write("220 double ESMTP\r\n");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const close = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    await once(server.close(), "close");
  };
  return { port: (server.address() as AddressInfo).port, commands, close };
};

const MESSAGE = { to: "equipe@example.com", subject: "Nova inscrição", text: "https://admin.example.com" };

/** Returns the error's text, or null. */
const sendThrough = async (double: SmtpDouble, variables: Record<string, string> = {}): Promise<string | null> => {
  const { mail } = readEnvironment({
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(double.port),
    SMTP_USER: "panel",
    SMTP_PASS: "a password",
    ...variables,
  });
  assert.ok(mail);
  const payload = { findGlobal: () => Promise.resolve({ agencyName: "Estúdio Marola" }) };
  const { sendEmail } = mailAdapter(mail)({ payload } as unknown as Parameters<ReturnType<typeof mailAdapter>>[0]);
  return sendEmail(MESSAGE).then(
    () => null,
    (error: unknown) => String(error),
  );
};

describe("the mail adapter", () => {
  for (const [what, extensions] of [
    ["a server that offers no STARTTLS", ["AUTH PLAIN LOGIN"]],
    ["a server that offers STARTTLS and then rejects it", ["STARTTLS", "AUTH PLAIN LOGIN"]],
  ] as const) {
    it(`sends neither message nor password to ${what}`, async () => {
      const double = await startSmtpDouble(extensions);
      assert.match(String(await sendThrough(double)), /TLS/);
      assert.deepEqual(
        [...new Set(double.commands.map((line) => line.split(" ")[0]))].filter(
          (verb) => !["EHLO", "STARTTLS", "QUIT", ""].includes(verb ?? ""),
        ),
        [],
      );
      await double.close();
    });
  }

  it("sends unencrypted when SMTP_TLS is off", async () => {
    const double = await startSmtpDouble(["STARTTLS", "AUTH PLAIN LOGIN"]);
    assert.equal(await sendThrough(double, { SMTP_TLS: "off" }), null);
    assert.ok(double.commands.some((line) => line.startsWith("MAIL FROM:")));
    assert.ok(!double.commands.includes("STARTTLS"));
    await double.close();
  });

  for (const [what, variables, from] of [
    ["the agency's name", { SMTP_FROM: "ola@marola.example" }, "From: =?UTF-8?Q?Est=C3=BAdio_Marola?= <ola@marola.example>"],
    ["a name of SMTP_FROM", { SMTP_FROM: "Marola <ola@marola.example>" }, "From: Marola <ola@marola.example>"],
    [
      "an address on the site's host without SMTP_FROM",
      { SITE_URL: "https://www.marola.example" },
      "From: =?UTF-8?Q?Est=C3=BAdio_Marola?= <panel@marola.example>",
    ],
    [
      "the mail server's account, if that is an address",
      { SMTP_USER: "conta@marola.example" },
      "From: =?UTF-8?Q?Est=C3=BAdio_Marola?= <conta@marola.example>",
    ],
  ] as const) {
    it(`sends from ${what}`, async () => {
      const double = await startSmtpDouble(["AUTH PLAIN LOGIN"]);
      assert.equal(await sendThrough(double, { SMTP_TLS: "off", ...variables }), null);
      assert.ok(double.commands.includes(from), double.commands.filter((line) => line.startsWith("From:")).join());
      await double.close();
    });
  }
});
