import type { ReleaseEvent, ReleaseOverview } from '@berth/contract/endpoints';
import { localized, notify, useTranslation } from '@berth/runtime';
import { useEffect, useRef } from 'react';
import { findStopped } from './release-moves.ts';
import { versionParts } from './version-name.ts';

/** A canary that the server stops while somebody looks on is told at once; what was stopped before is history. */
export function useStopNotice(
  overview: ReleaseOverview | undefined,
  history: readonly ReleaseEvent[] | undefined,
): void {
  const { t, locale } = useTranslation('releases');
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (!overview || !history) return;
    const stopped = findStopped(history);
    const before = known.current;
    known.current = stopped?.at ?? '';
    if (!stopped || before === null || before === stopped.at) return;
    const name = stopped.remote ?? stopped.moved[0]?.remote ?? '';
    const title = overview.remotes.find(({ remote }) => remote === name)?.title;
    const version = versionParts(stopped.version ?? stopped.moved[0]?.from ?? '').number;
    notify.warning(t('history.stopNotice', { remote: title ? localized(title, locale) : name, version }));
  }, [overview, history, t, locale]);
}
