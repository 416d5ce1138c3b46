import { fillTemplate } from '@berth/contract';
import type { ReactNode } from 'react';
import { formatMoment } from '../format/format.ts';
import { statusVariable } from '../theme/css-variables.ts';
import type { StatusName } from '../theme/tokens.ts';
import { useTexts } from '../ui-texts.ts';
import { useHeard } from '../use-heard.ts';
import styles from './Timeline.module.css';
import { timelineTexts } from './timeline-texts.ts';

/** What happened, or is to happen. Times are stored ones: `YYYY-MM-DD HH:mm:ss` or a day, China Standard Time. */
export type TimelineEntry = {
  key: string;
  what: ReactNode;
  /** When it happened; null while it has not. */
  at: string | null;
  /** When it was to happen; shown beside the actual time where they differ in the day. */
  plannedAt?: string;
  by?: string;
  detail?: ReactNode;
  /** Colours the dot. */
  status?: StatusName;
};

export type TimelineProps = {
  entries: readonly TimelineEntry[];
  /** For screen readers: what it is the history of. */
  label: string;
  emptyText?: string;
  /** Of entries that are fetched: given from the start, so that the waiting is heard. */
  isLoading?: boolean;
};

/** Who did what when, in the order given: history newest first, a voyage from its start. */
export function Timeline({ entries, label, emptyText, isLoading }: TimelineProps) {
  const texts = useTexts(timelineTexts);
  const list = (
    <ol className={styles.timeline} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.key} className={styles.entry} data-happened={entry.at !== null}>
          <Dot status={entry.status} />
          <div className={styles.body}>
            <p className={styles.line}>
              <span className={styles.what}>{entry.what}</span>
              {entry.by && <span className={styles.by}>{entry.by}</span>}
            </p>
            <Times at={entry.at} plannedAt={entry.plannedAt} />
            {entry.detail && <div className={styles.detail}>{entry.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
  const shown = entries.length > 0 ? list : <p className={styles.note}>{emptyText ?? texts.empty}</p>;
  if (isLoading === undefined) return shown;
  return (
    <div>
      <Loading text={isLoading ? texts.loading : ''} />
      {!isLoading && shown}
    </div>
  );
}

function Loading({ text }: { text: string }) {
  return (
    <p role="status" className={styles.note}>
      {useHeard(text)}
    </p>
  );
}

function Dot({ status }: Pick<TimelineEntry, 'status'>) {
  const style = status ? { borderColor: statusVariable(status) } : undefined;
  return <i className={styles.dot} style={style} aria-hidden="true" />;
}

function Times({ at, plannedAt }: Pick<TimelineEntry, 'at' | 'plannedAt'>) {
  const texts = useTexts(timelineTexts);
  const isOtherDay = plannedAt !== undefined && plannedAt.slice(0, 10) !== at?.slice(0, 10);
  return (
    <p className={styles.times}>
      {at ? <Time moment={at} /> : <span>{texts.notYet}</span>}
      {plannedAt && isOtherDay && (
        <time dateTime={machineTime(plannedAt)}>
          {fillTemplate(texts.planned, { time: formatMoment(plannedAt) })}
        </time>
      )}
    </p>
  );
}

const Time = ({ moment }: { moment: string }) => (
  <time dateTime={machineTime(moment)}>{formatMoment(moment)}</time>
);

/** China Standard Time, said so; a day alone needs no zone. */
function machineTime(moment: string): string {
  return moment.length > 10 ? `${moment.replace(' ', 'T')}+08:00` : moment;
}
