import type { Customizations } from "../../domain/content";
import { failure, type Result } from "../../domain/result";
import type { UpstreamError } from "../http";
import type { UpstreamSource } from "../source";
import { fetchDocument } from "./fetch-document";
import { normalizeCustomizations } from "./normalize-customizations";

const PATH = "/api/customizations";

export const fetchCustomizations = async ({ client }: Pick<UpstreamSource, "client">): Promise<Result<Customizations, UpstreamError>> => {
  const document = await fetchDocument(client, PATH);
  if (!document.ok) return document;
  const customizations = normalizeCustomizations(document.value);
  if (customizations.ok) return customizations;
  const message = `GET ${PATH}: the customizations cannot be read, ${customizations.error}.`;
  return failure({ kind: "record", call: `GET ${PATH}`, status: 200, message });
};
