"use client";

import { useConfig, useSelection, useTranslation } from "@payloadcms/ui";

import { packageMessages } from "./words";
import { newPackageAddress } from "./package-address";
import { ButtonLink } from "../admin/kit/button";

/** Above the table of talents: a link to a new package of the selected rows. */
export const MakePackage = () => {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { selectedIDs } = useSelection();
  const messages = packageMessages(i18n.language);
  const talents = selectedIDs.map(Number);
  if (talents.length === 0) return null;
  return (
    <p>
      <ButtonLink href={newPackageAddress(config.routes.admin, { talents })}>
        {messages.makeOf.replace("{count}", String(talents.length))}
      </ButtonLink>
    </p>
  );
};
