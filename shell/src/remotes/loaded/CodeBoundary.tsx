import { Component, type ReactNode } from 'react';
import { type FailureReason, failureReason } from '../../loading/failure-cause.ts';

export type CodeBoundaryProps = {
  /** Before the children are rendered again: drop what made them fail. */
  onRetry: () => void;
  /** Answers whether something else takes the place of the children; until then they seem to load. */
  onFailure?: (error: unknown) => Promise<boolean>;
  skeleton: ReactNode;
  showFailure: (reason: FailureReason, onRetry: () => void) => ReactNode;
  children: ReactNode;
};

type CodeBoundaryState = { status: 'sound' | 'asking' } | { status: 'failed'; reason: FailureReason };

/** Catches what a page or a part of one throws, and shows it in its own area. */
export class CodeBoundary extends Component<CodeBoundaryProps, CodeBoundaryState> {
  override state: CodeBoundaryState = { status: 'sound' };

  static getDerivedStateFromError(): CodeBoundaryState {
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
    const { state, props } = this;
    if (state.status === 'failed') return props.showFailure(state.reason, this.handleRetry);
    return state.status === 'asking' ? props.skeleton : props.children;
  }
}
