import type { Endpoint } from "payload";

import { isAdmin } from "../../access/roles";
import { deskEndpoint, DeskRefusal, readJsonBody } from "../../access/desk-endpoint";
import { describeImportProblem } from "../words/roster";
import { ImportProblem } from "../problems";
import { checkColumns, matchTable } from "../table/columns";
import { toTable } from "../table/to-table";
import { columnsEndpoint, readImportSheets } from "./columns-endpoint";
import { findIdleImport, findImport } from "./find-import";
import { createImportFolder, removeImportFiles, removeImportFolder, sizeOfImportFile } from "./import-folder";
import { createImport, deleteImport, isActive, NO_ROWS, readImports, readSettings, storedSettings, updateImport } from "./import-record";
import { readStatus } from "./import-status";
import { rememberColumns } from "./remembered-columns";
import { reportEndpoint, rowsEndpoint } from "./rows-endpoint";
import { importThumbnailEndpoint } from "./thumbnail-endpoint";
import { uploadEndpoint } from "./upload-endpoint";

/** POST /cms/api/desk/imports: creates an import without files. One at a time, because two people would not see each other's. */
const createEndpoint = deskEndpoint({
  method: "post",
  path: "/imports",
  access: isAdmin,
  handler: async (req) => {
    const unfinished = (await readImports(req.payload)).find(({ state }) => state !== "done");
    if (unfinished !== undefined) throw new DeskRefusal(409, "import-exists");
    const id = await createImport(req.payload, req.user?.id ?? 0);
    await createImportFolder(id);
    return { id };
  },
});

/** GET /cms/api/desk/imports/:id: state and progress. */
const statusEndpoint = deskEndpoint({
  method: "get",
  path: "/imports/:id",
  access: isAdmin,
  handler: async (req) => readStatus(req.payload, await findImport(req), req.i18n.language),
});

/** POST /cms/api/desk/imports/:id/plan: stores the choice of columns and starts the dry run. */
const planEndpoint = deskEndpoint({
  method: "post",
  path: "/imports/:id/plan",
  access: isAdmin,
  handler: async (req) => {
    const { id } = await findIdleImport(req);
    const settings = readSettings(await readJsonBody(req));
    try {
      const table = toTable(await readImportSheets(id, settings.choices), settings.options, settings.choices);
      checkColumns(table.headers, matchTable(table, settings.choices));
      await rememberColumns(req.payload, table.headers, settings.choices);
    } catch (error) {
      if (!(error instanceof ImportProblem)) throw error;
      return Response.json({ errors: [{ message: describeImportProblem(error, req.i18n.language) }] }, { status: 422 });
    }
    await removeImportFiles(id, ["plan", "result", "unmatched"]);
    await updateImport(req.payload, id, {
      state: "planning",
      account: req.user?.id ?? 0,
      isDryRun: true,
      isStopRequested: false,
      rowsDone: 0,
      rowsTotal: 0,
      counts: { ...NO_ROWS },
      choices: storedSettings(settings),
    });
    return { id };
  },
});

/** POST /cms/api/desk/imports/:id/start: starts the import that the dry run has shown, or continues a stopped one. */
const startEndpoint = deskEndpoint({
  method: "post",
  path: "/imports/:id/start",
  access: isAdmin,
  handler: async (req) => {
    const { id, state, isDryRun } = await findIdleImport(req);
    if ((await sizeOfImportFile(id, "table")) === null) throw new DeskRefusal(409, "file-missing");
    const isPlan = state !== "planned" && isDryRun;
    if (state === "open" || state === "done") throw new DeskRefusal(409, "invalid");
    await updateImport(req.payload, id, {
      state: isPlan ? "planning" : "importing",
      account: req.user?.id ?? 0,
      isDryRun: isPlan,
      isStopRequested: false,
      startedAt: new Date().toISOString(),
      ...(state === "planned" ? { rowsDone: 0, counts: { ...NO_ROWS } } : {}),
    });
    return { id };
  },
});

/** POST /cms/api/desk/imports/:id/stop: the job stops after the row in progress. */
const stopEndpoint = deskEndpoint({
  method: "post",
  path: "/imports/:id/stop",
  access: isAdmin,
  handler: async (req) => {
    const record = await findImport(req);
    if (isActive(record)) await updateImport(req.payload, record.id, { isStopRequested: true });
    return { id: record.id };
  },
});

/** POST /cms/api/desk/imports/:id/discard: deletes the import's files and report. Talents that are imported stay. */
const discardEndpoint = deskEndpoint({
  method: "post",
  path: "/imports/:id/discard",
  access: isAdmin,
  handler: async (req) => {
    const { id } = await findIdleImport(req);
    await removeImportFolder(id);
    await deleteImport(req.payload, id);
    return { id };
  },
});

export const importEndpoints: Endpoint[] = [
  createEndpoint,
  statusEndpoint,
  columnsEndpoint,
  uploadEndpoint,
  planEndpoint,
  startEndpoint,
  stopEndpoint,
  discardEndpoint,
  rowsEndpoint,
  reportEndpoint,
  importThumbnailEndpoint,
];
