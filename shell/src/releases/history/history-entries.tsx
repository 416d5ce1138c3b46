import type { Locale } from '@berth/contract';
import type { ReleaseEvent, ReleaseMove, StaffRemote } from '@berth/contract/endpoints';
import { localized, type Translate } from '@berth/runtime';
import { formatPercent, type TimelineEntry, toChinaTime } from '@berth/ui';
import { isStoppedByServer } from '../release-moves.ts';
import { MessageList } from '../show/MessageList.tsx';
import { VersionText } from '../show/VersionText.tsx';
import styles from './HistoryEntry.module.css';

type Words = { remotes: readonly StaffRemote[]; t: Translate; locale: Locale };

const colours = {
  promoted: 'settled',
  setPromoted: 'settled',
  canary: 'spaceLocked',
  canaryStopped: 'partial',
  rolledBack: 'partial',
  setRolledBack: 'partial',
  leftOut: 'failed',
  unfit: 'failed',
  sweepFailed: 'failed',
  heldBack: 'partial',
  repaired: 'settled',
} as const satisfies Partial<Record<ReleaseEvent['kind'], TimelineEntry['status']>>;

/** A line of the history; what the server did by itself stands out. */
export function historyEntry(event: ReleaseEvent, at: number, words: Words): TimelineEntry {
  const { t } = words;
  const { kind, by, deployment } = event;
  const number = deployment === null ? '' : t('history.number', { number: deployment });
  const known = kind in colours ? colours[kind as keyof typeof colours] : undefined; // just asked for
  return {
    key: `${event.at} ${kind} ${at}`,
    what: <What event={event} words={words} />,
    at: toChinaTime(new Date(event.at)),
    by: [by === 'server' ? t('server') : by, number].filter(Boolean).join(' · '),
    detail: <Detail event={event} words={words} />,
    status: isStoppedByServer(event) ? 'failed' : known,
  };
}

type PartProps = { event: ReleaseEvent; words: Words };

function What({ event, words: { t, remotes, locale } }: PartProps) {
  const { kind, remote, version, set, customer, key } = event;
  const about = remotes.find((state) => state.remote === remote);
  return (
    <span className={isStoppedByServer(event) ? styles.stopped : undefined}>
      <span className={styles.kind}>
        {isStoppedByServer(event)
          ? t('history.stoppedByServer')
          : t(`history.kind.${kind}`, { defaultValue: kind })}
      </span>
      {remote && <span> {about ? localized(about.title, locale) : remote}</span>}
      {version && event.moved.length === 0 && (
        <>
          {' '}
          <VersionText version={version} />
        </>
      )}
      {set && <span> {set}</span>}
      {key && <span> {key}</span>}
      {customer && <span> · {customer.name}</span>}
    </span>
  );
}

function Detail({ event, words }: PartProps) {
  const { t, locale } = words;
  const { moved, why, figures, messages } = event;
  const { customers, failing } = figures ?? {};
  const hasFigures = customers !== undefined && failing !== undefined && customers > 0;
  return (
    <>
      {moved.length > 0 && (
        <ul className={styles.moves}>
          {moved.map((move) => (
            <li key={`${move.remote} ${move.as}`}>
              <Move move={move} words={words} hasName={event.remote === null} />
            </li>
          ))}
        </ul>
      )}
      {isStoppedByServer(event) && hasFigures ? (
        <p className={styles.figures}>
          {t('history.stopFigures', {
            count: customers,
            customers,
            failing,
            share: formatPercent(failing / customers, locale),
          })}
        </p>
      ) : (
        why && <p className={styles.why}>{why}</p>
      )}
      <MessageList messages={messages} label={t('history.messages')} />
    </>
  );
}

type MoveProps = { move: ReleaseMove; words: Words; hasName: boolean };

function Move({ move: { remote, as, from, to, percent }, words: { t }, hasName }: MoveProps) {
  return (
    <>
      {hasName && <span className={styles.remote}>{remote} </span>}
      {t(`history.as.${as}`)}{' '}
      {from !== to && (
        <>
          {from === null ? t('none') : <VersionText version={from} />}
          {' → '}
        </>
      )}
      {to === null ? t('none') : <VersionText version={to} />}
      {as === 'canary' && to !== null && percent !== undefined && (
        <span> {t('history.percent', { percent })}</span>
      )}
    </>
  );
}
