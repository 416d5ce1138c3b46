import type { ConsoleFigure, SailingDay } from '@berth/contract/endpoints';
import { type Translate, useTranslation } from '@berth/runtime';
import { formatCount } from '@berth/ui';
import { BookingFigures } from './BookingFigures.tsx';
import { FigureLink } from './FigureLink.tsx';
import { kindOfList } from './kind-of-list.ts';
import styles from './TodayCard.module.css';

/** What was booked today, and what sails within 72 hours on a line of time. */
export function TodayCard() {
  const { t } = useTranslation('booking');
  return (
    <BookingFigures heightPx={196}>
      {({ figures, sailings }) => (
        <>
          <dl className={styles.figures}>
            {(['lcl', 'fcl'] as const).map((kind) => (
              <TodayFigure
                key={kind}
                label={t(`console.today.${kind}`)}
                figure={figures.find(({ name }) => name === `${kind}Today`)}
              />
            ))}
          </dl>
          <h3 className={styles.heading}>{t('console.today.sailings')}</h3>
          <ol className={styles.line}>
            {sailings.map((sailing, at) => (
              <Sailing key={sailing.day} sailing={sailing} at={at} t={t} />
            ))}
          </ol>
        </>
      )}
    </BookingFigures>
  );
}

function TodayFigure({ label, figure }: { label: string; figure: ConsoleFigure | undefined }) {
  const { t, locale } = useTranslation('booking');
  const [part] = figure?.parts ?? [];
  if (!part) return null;
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <FigureLink link={part}>
          <span className={styles.number}>{formatCount(part.records, locale)}</span>{' '}
          <span className={styles.unit}>{t('console.today.unit')}</span>
        </FigureLink>
      </dd>
    </div>
  );
}

function Sailing({ sailing: { day, parts }, at, t }: { sailing: SailingDay; at: number; t: Translate }) {
  const short = day.slice(5);
  const name = at === 0 ? t('console.today.day0') : at === 1 ? t('console.today.day1') : short;
  return (
    <li className={styles.day} data-sails={parts.length > 0}>
      <time dateTime={day} className={styles.name} title={day}>
        {name}
      </time>
      {parts.length === 0 && <span className={styles.none}>{t('console.today.none')}</span>}
      {parts.map((part) => {
        const kind = t(`console.kind.${kindOfList(part.list)}`);
        const { records } = part;
        return (
          <FigureLink
            key={part.list}
            link={part}
            label={t('console.today.linkOne', { kind, records, day: short })}
          >
            {kind} {records}
          </FigureLink>
        );
      })}
    </li>
  );
}
