import { Component, type ReactNode } from 'react';
import { reportPart } from '../outcomes/report-part.ts';
import { BootFailure } from './BootFailure.tsx';

/** What no page's own boundary keeps, such as a part of the shell whose code did not load: never a blank page. */
export class ShellBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportPart(error);
  }

  override render() {
    // A reload also brings the addresses of the code as it is now.
    if (this.state.hasFailed) return <BootFailure onRetry={() => window.location.reload()} />;
    return this.props.children;
  }
}
