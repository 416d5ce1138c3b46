import { Component, type ReactNode } from 'react';

type StateBoundaryProps = { message: string; children: ReactNode };

/** Keeps a state that throws from taking the others with it; React reports the error to the console. */
export class StateBoundary extends Component<StateBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { message, children } = this.props;
    if (this.state.error === null) return children;
    return (
      <p role="alert">
        {message}: {String(this.state.error)}
      </p>
    );
  }
}
