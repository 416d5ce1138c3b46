import type { ReleasedVersion, ReleaseEvent, StaffRemote } from '@berth/contract/endpoints';
import { useTranslation } from '@berth/runtime';
import { formatPercent, RelativeTime, StatusDot } from '@berth/ui';
import { failingShare, healthOf } from '../release-moves.ts';
import { VersionText } from '../show/VersionText.tsx';
import styles from './RunningVersion.module.css';

type RunningVersionProps = {
  version: string;
  details: ReleasedVersion | undefined;
  move: ReleaseEvent | undefined;
  figures: StaffRemote['figures'][number] | undefined;
};

/** One version that runs: where it came from, by whom and since when, and how it does. */
export function RunningVersion({ version, details, move, figures }: RunningVersionProps) {
  const { t } = useTranslation('releases');
  return (
    <div className={styles.running}>
      <p className={styles.line}>
        <VersionText version={version} />
        {details && (
          <span className={styles.origin} data-origin={details.origin}>
            {details.origin === 'bundled' ? t('now.bundled') : t('now.released')}
          </span>
        )}
      </p>
      {move && (
        <p className={styles.who} title={move.why || undefined}>
          {move.by === 'server' ? t('server') : move.by} · <RelativeTime at={new Date(move.at)} />
        </p>
      )}
      <Health figures={figures} />
    </div>
  );
}

const colours = { unseen: 'draft', well: 'settled', watch: 'partial', failing: 'failed' } as const;

/** How many had a version, and how many of them errors. */
export function Health({ figures }: Pick<RunningVersionProps, 'figures'>) {
  const { t, locale } = useTranslation('releases');
  const health = healthOf(figures);
  if (!figures || health === 'unseen') {
    return (
      <p className={styles.health}>
        <StatusDot status={colours.unseen}>{t('now.noFigures')}</StatusDot>
      </p>
    );
  }
  const { customers, failing, started, failed } = figures;
  const share = formatPercent(failingShare(figures), locale);
  if (customers === 0) {
    return (
      <p className={styles.health}>
        <StatusDot status={colours[health]}>{t('now.visits', { started, failed })}</StatusDot>
      </p>
    );
  }
  return (
    <p className={styles.health}>
      <StatusDot status={colours[health]}>
        {t('now.figures', { count: customers, customers, failing })}
        {failing > 0 && t('now.failingShare', { share })}
      </StatusDot>
    </p>
  );
}
