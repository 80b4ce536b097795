"use client";

import { useListDrawerContext } from "@payloadcms/ui";
import type { ReactNode } from "react";

/** For parts of a list that lead to another screen: a form that opens the list in a drawer to choose a record would be lost. */
export const OutsideDrawer = ({ children }: { children: ReactNode }) => (useListDrawerContext().isInDrawer ? null : children);
