import { Component, type ReactNode } from 'react';
import { type FailureReason, failureReason } from '../../loading/failure-cause.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { RouteError } from './RouteError.tsx';

type PageBoundaryProps = {
  /** Before the children are rendered again: drop what made them fail. */
  onRetry: () => void;
  /** Answers whether something else takes the place of this page; until then it seems to load. */
  onFailure?: (error: unknown) => Promise<boolean>;
  children: ReactNode;
};

type PageBoundaryState = { status: 'sound' | 'asking' } | { status: 'failed'; reason: FailureReason };

/** Catches what a page throws, and shows it in the page's own area. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { status: 'sound' };

  static getDerivedStateFromError(): PageBoundaryState {
    return { status: 'asking' };
  }

  override componentDidCatch(error: unknown) {
    void this.ask(error);
  }

  async ask(error: unknown) {
    const isReplaced = await this.props.onFailure?.(error).catch(() => false);
    if (!isReplaced) this.setState({ status: 'failed', reason: failureReason(error) });
  }

  handleRetry = () => {
    this.props.onRetry();
    this.setState({ status: 'sound' });
  };

  override render() {
    const { state } = this;
    if (state.status === 'failed') return <RouteError reason={state.reason} onRetry={this.handleRetry} />;
    return state.status === 'asking' ? <PageSkeleton /> : this.props.children;
  }
}
