import { Component, type ReactNode } from "react";
import { isChunkFailure, claimReload } from "./chunk-failure";
import { PageFailure } from "./page-failure";

interface ErrorBoundaryProps {
  /** The page's path; a new path resets the error. Absent around the whole app, which only a reload can recover. */
  pathname?: string;
  reload: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** The path that failed to render; null without an error. */
  failedAt: string | null;
  isReloading: boolean;
}

/** Reloads once when a chunk failed to load (docs/product.md, Errors). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: null, isReloading: false };

  override componentDidCatch(error: unknown): void {
    const isReloading = isChunkFailure(error) && claimReload();
    const { pathname = window.location.pathname } = this.props;
    this.setState({ failedAt: pathname, isReloading });
    if (isReloading) this.props.reload();
    else if (this.props.pathname === undefined) window.addEventListener("popstate", this.props.reload);
  }

  override componentWillUnmount(): void {
    window.removeEventListener("popstate", this.props.reload);
  }

  override componentDidUpdate(): void {
    const { failedAt } = this.state;
    const { pathname = failedAt } = this.props;
    if (failedAt !== null && failedAt !== pathname) this.setState({ failedAt: null, isReloading: false });
  }

  override render(): ReactNode {
    const { failedAt, isReloading } = this.state;
    const { pathname = failedAt, children } = this.props;
    if (failedAt === null || failedAt !== pathname) return children;
    return isReloading ? null : <PageFailure pathname={failedAt} />;
  }
}
