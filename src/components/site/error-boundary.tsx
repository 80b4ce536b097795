import { Component, type ReactNode } from "react";
import { isChunkFailure, mayReload } from "./chunk-failure";
import { PageFailure } from "./page-failure";

interface ErrorBoundaryProps {
  pathname: string;
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
    this.setState({ failedAt: this.props.pathname, isReloading });
    if (isReloading) this.props.reload();
  }

  override componentDidUpdate(): void {
    const { failedAt } = this.state;
    if (failedAt !== null && failedAt !== this.props.pathname) this.setState({ failedAt: null, isReloading: false });
  }

  override render(): ReactNode {
    const { pathname, children } = this.props;
    const { failedAt, isReloading } = this.state;
    if (failedAt !== pathname) return children;
    return isReloading ? null : <PageFailure pathname={pathname} />;
  }
}
