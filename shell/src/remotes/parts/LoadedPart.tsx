import { type RemoteEntry, standInsOf } from '@berth/contract';
import { PageContext, useTranslation } from '@berth/runtime';
import { type ReactNode, use, useMemo, useRef } from 'react';
import type { FailureReason } from '../../loading/failure-cause.ts';
import { CodeBoundary } from '../loaded/CodeBoundary.tsx';
import { Drawn } from '../loaded/Drawn.tsx';
import { LoadedCode } from '../loaded/LoadedCode.tsx';
import { useHeldRemote } from '../loaded/use-held-remote.ts';
import { blameVersion, refetchCodeOf, rememberFallback, versionOf } from '../loaded/version-failure.ts';
import styles from '../pages/PageSkeleton.module.css';
import type { LoadedRemote } from '../remote-loader.ts';
import { remoteLoader } from '../remotes.ts';
import { PartNotice } from './PartNotice.tsx';

type LoadedPartProps = { entry: RemoteEntry; name: string };

/**
 * One part that a remote brings. A failure never leaves its place: it is reported, and a line offers to retry. The
 * version of its remote gives way where the retry fails, too, or where it has given way elsewhere.
 */
export function LoadedPart({ entry, name }: LoadedPartProps) {
  const { state, held, hold, retry, retryWanted } = useHeldRemote(entry);
  const failed = useRef<LoadedRemote | null>(null);
  if (!held) {
    return state.status === 'failed' ? (
      <PartNotice reason={state.reason} onRetry={retry} />
    ) : (
      <PartSkeleton />
    );
  }
  const isReplaced = state.status === 'ready' && state.version !== held.version;
  const replaced = { isReplaced, onReplaced: () => state.status === 'ready' && hold(state) };
  const given = held.definition.parts?.[name];
  // A part that only the wanted version has: the fallback is not to blame.
  if (held.isSpare && !given) return <PartNotice reason="broken" onRetry={retryWanted} {...replaced} />;
  const code = { path: `the part ${name} of ${entry.name}`, page: given ?? importMissing };
  const handleFailure = async (error: unknown) => {
    if (!blameVersion(entry, held, error)) return false;
    const isFirst = failed.current?.version !== held.version;
    failed.current = held;
    // One card takes no pages along before somebody has tried it again.
    if (isFirst || !fallbackHas(entry, name)) return false;
    const spare = await remoteLoader.fallBack(entry, held.version, error);
    if (!spare?.definition.parts?.[name]) return false;
    hold(spare);
    return true;
  };
  const showFailure = (reason: FailureReason, onRetry: () => void) => (
    <PartNotice reason={reason} onRetry={onRetry} {...replaced} />
  );
  const handleDrawn = () => {
    if (held.isSpare) rememberFallback(entry);
  };
  return (
    <CodeBoundary
      key={held.version}
      onRetry={() => refetchCodeOf(versionOf(entry, held), code)}
      onFailure={handleFailure}
      skeleton={<PartSkeleton />}
      showFailure={showFailure}
    >
      <WithoutTitle>
        <LoadedCode entry={entry} remote={held} code={code} isPlain={false} skeleton={<PartSkeleton />}>
          <Drawn onDrawn={handleDrawn} />
        </LoadedCode>
      </WithoutTitle>
    </CodeBoundary>
  );
}

/** What a remote that declares a part and does not give it fails with. */
async function importMissing(): Promise<never> {
  throw new Error('The remote does not give a part that its remote.json declares.');
}

function fallbackHas(entry: RemoteEntry, name: string): boolean {
  return standInsOf(entry).some(({ declared }) =>
    (declared?.parts ?? entry.parts)?.some((part) => part.name === name),
  );
}

/** The title of the page is not a part's to set. */
function WithoutTitle({ children }: { children: ReactNode }) {
  const place = use(PageContext);
  const ofPart = useMemo(() => ({ ...place, setTitle: () => {} }), [place]);
  return <PageContext value={ofPart}>{children}</PageContext>;
}

function PartSkeleton() {
  const { t } = useTranslation('common');
  return <div className={styles.bar} role="status" aria-label={t('loading')} />;
}
