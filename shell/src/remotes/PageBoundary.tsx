import { Component, type ReactNode } from 'react';
import { PageSkeleton } from './PageSkeleton.tsx';
import { RouteError } from './RouteError.tsx';

type PageBoundaryProps = {
  /** Before the children are rendered anew: drop what made them fail. */
  onRetry: () => void;
  /** Answers whether something else takes the place of this page; until then it seems to load. */
  onFailure?: (error: unknown) => Promise<boolean>;
  children: ReactNode;
};

type PageBoundaryState = { status: 'sound' | 'asking' | 'failed' };

/** Keeps what a page throws inside the page's own area. */
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
    if (!isReplaced) this.setState({ status: 'failed' });
  }

  handleRetry = () => {
    this.props.onRetry();
    this.setState({ status: 'sound' });
  };

  override render() {
    const { status } = this.state;
    if (status === 'failed') return <RouteError reason="broken" onRetry={this.handleRetry} />;
    return status === 'asking' ? <PageSkeleton /> : this.props.children;
  }
}
