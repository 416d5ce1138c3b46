import type { RemoteEntry } from '@berth/contract';
import { useLocation, useSite, useTranslation, useUser } from '@berth/runtime';
import { textOf } from '../loading/failure-cause.ts';
import { versionText } from '../registry/merge-registries.ts';
import { remoteLoader } from '../remotes/remotes.ts';
import { useRemoteStates } from '../remotes/use-remote-states.ts';
import styles from './OverrideMark.module.css';

/**
 * Says for as long as it lasts that this browser session runs versions that others do not get, or which did not open.
 */
export function OverrideMark() {
  const { t } = useTranslation('shell');
  const { remotes } = useSite();
  const { pathname } = useLocation();
  const isSignedIn = useUser() !== null;
  const overridden = remotes.filter(({ isOverridden }) => isOverridden);
  const text = useWhatRuns(overridden);
  // Whoever stands at the page of somebody who signed out hears nothing of versions.
  if (!isSignedIn || overridden.length === 0) return null;
  return (
    <aside className={styles.mark} aria-label={t('override.label')} data-override-mark>
      <span className={styles.text} title={text}>
        {text}
      </span>
      {/* The server clears the override and answers with the ordinary set. */}
      <a className={styles.exit} href={`${pathname}?remotes=`}>
        {t('override.exit')}
      </a>
    </aside>
  );
}

/** What a tester believes to see must be what runs: a version that failed comes first, with its fallback. */
function useWhatRuns(overridden: RemoteEntry[]): string {
  const { t } = useTranslation('shell');
  const say = () => {
    const failures: string[] = [];
    const sound: string[] = [];
    for (const entry of overridden) {
      const state = remoteLoader.stateOf(entry.name).get();
      const version = versionText(entry);
      if (state.status === 'ready' && state.isSpare) {
        const error = textOf(state.failure);
        failures.push(t('override.gaveWay', { version, spare: state.version, error }));
      } else if (state.status === 'failed') {
        failures.push(t('override.failed', { version, error: textOf(state.error) }));
      } else sound.push(version);
    }
    const running = sound.length > 0 ? [t('override.text', { versions: sound.join(', ') })] : [];
    return [...failures, ...running].join(' · ');
  };
  return useRemoteStates(overridden, say);
}
