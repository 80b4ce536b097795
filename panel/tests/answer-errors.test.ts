// First import: it sets the environment that the following modules read when they load.
import "./setup/test-environment";

import assert from "node:assert/strict";
import { after, before, it } from "node:test";

import { openRoleSessions, type RoleSessions } from "./setup/role-sessions";

/** Like Payload's errors in a production build: not the class that Payload compares with, and without a name. */
class ErrorOfAnotherCopy extends Error {
  override name = "";
  isOperational = true;
  readonly status: number;
  readonly data: unknown;
  readonly isPublic: boolean;
  constructor(message: string, { status, data, isPublic }: { status: number; data: unknown; isPublic: boolean }) {
    super(message);
    this.status = status;
    this.data = data;
    this.isPublic = isPublic;
  }
}

let roles: RoleSessions;
let thrown: Error = new Error();

before(async () => {
  roles = await openRoleSessions();
  roles.payload.collections.staff.config.hooks.beforeOperation.push(() => {
    throw thrown;
  });
});
after(() => roles.close());

const answerTo = async (error: Error) => {
  thrown = error;
  return roles.ask("admin", "/staff");
};

const GENDER = { label: "Pessoa > Gênero", path: "gender", message: "Este campo é obrigatório." };
const NAME = { path: "name", message: "Falta o nome." };

for (const [title, errors, message] of [
  ["of one field is answered with its reason", [NAME], "Falta o nome."],
  ["of one field with a label is answered with both", [GENDER], "Pessoa > Gênero: Este campo é obrigatório."],
  ["of several fields is answered with its message", [NAME, GENDER], "Campos inválidos: name, Gênero"],
] as const)
  it(`an error that Payload does not recognise as its own, ${title} and its fields`, async () => {
    const data = { collection: "staff", errors };
    const { status, body } = await answerTo(
      new ErrorOfAnotherCopy("Campos inválidos: name, Gênero", { status: 400, data, isPublic: true }),
    );
    assert.equal(status, 400);
    assert.deepEqual(body.errors, [{ name: "ValidationError", data, message }]);
  });

it("an error without fields is answered with its message", async () => {
  const { status, body } = await answerTo(new ErrorOfAnotherCopy("Sem autorização", { status: 409, data: null, isPublic: true }));
  assert.equal(status, 409);
  assert.deepEqual(body.errors, [{ message: "Sem autorização" }]);
});

it("neither an error that is not public nor any other error shows its message", async () => {
  for (const error of [new ErrorOfAnotherCopy("secret", { status: 500, data: null, isPublic: false }), new TypeError("secret")]) {
    const { status, body } = await answerTo(error);
    assert.equal(status, 500);
    assert.equal(JSON.stringify(body).includes("secret"), false);
  }
});
