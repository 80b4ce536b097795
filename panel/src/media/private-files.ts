import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";

import type { Payload } from "payload";

import { type Cipher, createCipher } from "../../../src/lib/cipher";
import { errorCode } from "../../../src/lib/error-code";
import { keyFile, readOrCreateKey } from "../../../src/lib/key-file";
import { syncFolder, writeDurably } from "../../../src/lib/write-durably";
import { environment, type S3Environment } from "../environment";
import { privateFolder } from "./data-folders";

/** Applicants' photos and signed consents in their stored form, encrypted. */
type EncryptedFiles = {
  /** Null when there is no such file. */
  read: (name: string) => Promise<Buffer | null>;
  write: (name: string, bytes: Buffer) => Promise<void>;
  /** Succeeds when there is no such file. */
  remove: (name: string) => Promise<void>;
};

/** Signed consents are in the same bucket with the same prefix. */
const COLLECTION = "entry-photos";

const filesInFolder = (folder: string): EncryptedFiles => {
  const pathOf = (name: string): string => path.join(folder, path.basename(name));
  return {
    read: (name) => readFile(pathOf(name)).catch((error: unknown) => (errorCode(error) === "ENOENT" ? null : Promise.reject(error))),
    write: async (name, bytes) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurably(pathOf(name), bytes);
      await syncFolder(folder);
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
};

const filesInBucket = async (settings: S3Environment): Promise<EncryptedFiles> => {
  // Imported on demand, since Amazon's client is large.
  const { deleteObject, s3Files, storeObject } = await import("./s3-files");
  const [files, store, remove] = [s3Files(settings, COLLECTION), storeObject(settings), deleteObject(settings)];
  return {
    read: async (name) => ((await files.sizeOf(name)) === null ? null : buffer(await files.read(name))),
    write: (name, bytes) => store(COLLECTION, { name, type: "application/octet-stream", bytes }),
    remove: (name) => remove(COLLECTION, name),
  };
};

type PrivateFiles = { files: EncryptedFiles; cipher: Cipher };

const open = async (): Promise<PrivateFiles> => {
  const { dataDir, s3 } = environment;
  const cipher = createCipher(await readOrCreateKey(keyFile(dataDir, "private-files")));
  return { cipher, files: s3 === null ? filesInFolder(privateFolder(dataDir)) : await filesInBucket(s3) };
};

let opened: Promise<PrivateFiles> | null = null;

/** A failed attempt is repeated at the next call. */
const openPrivateFiles = (): Promise<PrivateFiles> =>
  (opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  }));

/** The ciphertext is bound to the file's name, so that one file cannot replace another. */
const labelOf = (name: string): string => `private file ${name}`;

/**
 * Decrypts an applicant's photo or a signed consent. Returns null and logs an error when the file is missing, was changed, or was encrypted
 * with another key. The caller checks access.
 */
export const readPrivateFile = async (payload: Payload, name: string): Promise<Buffer | null> => {
  const { files, cipher } = await openPrivateFiles();
  const encrypted = await files.read(name);
  const bytes = encrypted === null ? null : cipher.decrypt(encrypted, labelOf(name));
  if (encrypted === null) payload.logger.error(`The private file ${name} is missing`);
  else if (bytes === null) payload.logger.error(`The private file ${name} was changed, or keys/private-files.key did not encrypt it`);
  return bytes;
};

/** Encrypts the file. Writes to the private bucket if `S3_BUCKET` is set, else to the data folder. */
export const writePrivateFile = async (name: string, bytes: Buffer): Promise<void> => {
  const { files, cipher } = await openPrivateFiles();
  await files.write(name, cipher.encrypt(bytes, labelOf(name)));
};

/** Succeeds when the file does not exist. */
export const removePrivateFile = async (name: string): Promise<void> => (await openPrivateFiles()).files.remove(name);
