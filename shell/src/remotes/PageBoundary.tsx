import { Component, type ReactNode } from 'react';
import { RouteError } from './RouteError.tsx';

type PageBoundaryProps = {
  /** Before the children are rendered anew: drop what made them fail. */
  onRetry: () => void;
  children: ReactNode;
};

/** Keeps what a page throws inside the page's own area. */
export class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  handleRetry = () => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render() {
    if (this.state.hasFailed) return <RouteError reason="broken" onRetry={this.handleRetry} />;
    return this.props.children;
  }
}
