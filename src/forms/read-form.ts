import * as yup from "yup";
import { failure, success, type Result } from "../domain/result";
import { isFormMessage, type FieldProblems } from "./messages";

/** Drops unknown fields; the error has one message for each invalid field. */
export const readForm = <Values>(schema: yup.Schema<Values>, sent: unknown): Result<Values, FieldProblems> => {
  try {
    return success(schema.validateSync(sent, { abortEarly: false, stripUnknown: true }));
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return failure(problemsOf(error));
  }
};

const problemsOf = ({ inner }: yup.ValidationError): FieldProblems => {
  const problems: FieldProblems = {};
  for (const { path, message } of inner) if (path && isFormMessage(message)) problems[path] ??= message;
  return problems;
};
