import { Component, type ReactNode } from 'react';
import { isMissingCode } from '../loading/failure-cause.ts';
import { ShellPartError } from '../loading/judge-part.ts';
import { reportPart } from '../outcomes/report-part.ts';
import { BootFailure, type BootFailureReason } from './BootFailure.tsx';

type ShellBoundaryState = { reason: Exclude<BootFailureReason, 'unreached'> | null };

/** What no page's own boundary keeps, such as a part of the shell whose code did not load: never a blank page. */
export class ShellBoundary extends Component<{ children: ReactNode }, ShellBoundaryState> {
  override state: ShellBoundaryState = { reason: null };

  static getDerivedStateFromError(error: unknown): ShellBoundaryState {
    return { reason: error instanceof ShellPartError || isMissingCode(error) ? 'incomplete' : 'broken' };
  }

  override componentDidCatch(error: unknown) {
    reportPart(error);
  }

  override render() {
    const { reason } = this.state;
    if (reason === null) return this.props.children;
    // A reload also brings the addresses of the code as it is now.
    return <BootFailure reason={reason} onRetry={() => window.location.reload()} />;
  }
}
