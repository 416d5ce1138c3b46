import { pathOfList } from '@berth/contract';
import type { ConsoleFigure, FigurePart, FigureValue } from '@berth/contract/endpoints';
import { Link, useTranslation } from '@berth/runtime';
import { formatCount, formatPercent, Money, Trend } from '@berth/ui';
import styles from './FiguresCard.module.css';
import { changeOf } from './figure-change.ts';
import { TrendLine } from './TrendLine.tsx';

/** Less of these is better. */
const reversed: readonly string[] = ['returnedThisYear', 'feesToConfirm'];

/** One figure: how much, against the period before, its last months, and the lists behind it. */
export function FigureCell({ figure }: { figure: ConsoleFigure }) {
  const { name, value, before, trend, parts } = figure;
  const { t, locale } = useTranslation('console');
  const [only] = parts;
  const change = changeOf(value, before);
  return (
    <li className={styles.cell}>
      <span className={styles.label}>{t(`figures.${name}`)}</span>
      <span className={styles.value}>
        {only && parts.length === 1 ? (
          <PartLink part={only} label={t(`figures.${name}`)}>
            <Value value={value} />
          </PartLink>
        ) : (
          <Value value={value} />
        )}
        <TrendLine values={trend} />
      </span>
      {change && (
        <span className={styles.change}>
          <Trend
            change={change.by}
            text={
              change.share === null
                ? formatCount(Math.abs(change.by), locale)
                : formatPercent(Math.abs(change.share), locale)
            }
            isReversed={reversed.includes(name)}
          />{' '}
          {t(`figures.before.${name}`)}
        </span>
      )}
      {parts.length > 1 && (
        <span className={styles.parts}>
          {parts.map((part) => (
            <PartLink
              key={part.list}
              part={part}
              label={t('figures.part', {
                figure: t(`figures.${name}`),
                list: t(`list.${part.list}`),
                records: part.records,
              })}
            >
              {t(`list.${part.list}`)} <Value value={part.value} />
            </PartLink>
          ))}
        </span>
      )}
    </li>
  );
}

function Value({ value }: { value: FigureValue }) {
  const { locale } = useTranslation('console');
  if (value.unit === 'count') return <span>{formatCount(value.count, locale)}</span>;
  if (value.amounts.length === 0) return <span>—</span>;
  return (
    <span className={styles.amounts}>
      {value.amounts.map(({ currency, amount }) => (
        <Money key={currency} minorUnits={amount} currency={currency} />
      ))}
    </span>
  );
}

type PartLinkProps = { part: FigurePart; label: string; children: React.ReactNode };

function PartLink({ part, label, children }: PartLinkProps) {
  const path = pathOfList(part);
  if (!path) return children;
  return (
    <Link className={styles.link} to={path} title={label}>
      {children}
    </Link>
  );
}
