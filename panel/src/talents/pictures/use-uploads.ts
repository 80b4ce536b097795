"use client";

import { useConfig, useDocumentInfo, useForm, useTranslation } from "@payloadcms/ui";
import { useSyncExternalStore } from "react";

import { sendPicture } from "./send-picture";
import { createUploadQueue, type Upload, type UploadQueue } from "./upload-queue";

/** One for each open form, by its reference: the form's tabs remove their fields from the page, and must not end an upload. */
const queues = new WeakMap<object, UploadQueue>();

const NONE: readonly Upload[] = [];

export const useUploads = (): { queue: UploadQueue; uploads: readonly Upload[] } => {
  const { formRef } = useForm();
  const { id: talent } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const queue =
    queues.get(formRef) ??
    createUploadQueue((file, onRetry) => sendPicture(file, { api: config.routes.api, language: i18n.language, talent, onRetry }));
  queues.set(formRef, queue);
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.list, () => NONE) };
};
