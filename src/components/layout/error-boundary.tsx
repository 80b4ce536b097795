import { Component, type ReactNode } from "react";
import { isChunkFailure, mayReload } from "./chunk-failure";
import { PageFailure } from "./page-failure";

interface ErrorBoundaryProps {
  /** The page's address, which a new page changes; absent around the whole site, where only a reload helps. */
  pathname?: string;
  /** Loads the page anew. */
  reload: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** The address that could not be drawn; null while all is well. */
  failedAt: string | null;
  isReloading: boolean;
}

/** Stands around every page: what cannot be drawn leaves words and a way home, not a blank window (specification §8). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: null, isReloading: false };

  override componentDidCatch(error: unknown): void {
    const isReloading = isChunkFailure(error) && mayReload();
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
