import type { FailureReason } from '../../loading/failure-cause.ts';
import { CodeBoundary, type CodeBoundaryProps } from '../loaded/CodeBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { RouteError } from './RouteError.tsx';

const skeleton = <PageSkeleton />;
const showFailure = (reason: FailureReason, onRetry: () => void) => (
  <RouteError reason={reason} onRetry={onRetry} />
);

/** Catches what a page throws, and shows it in the page's own area. */
export function PageBoundary(props: Omit<CodeBoundaryProps, 'skeleton' | 'showFailure'>) {
  return <CodeBoundary {...props} skeleton={skeleton} showFailure={showFailure} />;
}
