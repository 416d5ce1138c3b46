import { pathOfList } from '@berth/contract';
import type { ConsoleChart, ConsoleFigures } from '@berth/contract/endpoints';
import { Link, useFiguresOf, useTranslation } from '@berth/runtime';
import { CardContent, Chart } from '@berth/ui';
import styles from './AmountsCard.module.css';

const heightPx = 340;

/** Six months of bills by the month of issue, a series for each currency, and the bills that wait for a confirmation. */
export function AmountsCard() {
  const { t } = useTranslation('cost');
  return (
    <CardContent
      {...useFiguresOf('bills', t('console.unanswered'))}
      heightPx={heightPx}
      isEmpty={(figures) => !amountsOf(figures) && toConfirmOf(figures) === undefined}
      emptyText={t('console.amounts.empty')}
    >
      {(figures) => {
        const chart = amountsOf(figures);
        return (
          <>
            <ToConfirm figures={figures} />
            {chart ? <AmountsChart chart={chart} /> : <p>{t('console.amounts.empty')}</p>}
          </>
        );
      }}
    </CardContent>
  );
}

function ToConfirm({ figures }: { figures: ConsoleFigures }) {
  const { t } = useTranslation('cost');
  const part = toConfirmOf(figures);
  const path = part && pathOfList(part);
  if (!part || !path) return null;
  return (
    <Link className={styles.toConfirm} to={path}>
      {t('console.amounts.toConfirm', { count: part.records })}
    </Link>
  );
}

function AmountsChart({ chart: { months, unit, series } }: { chart: ConsoleChart }) {
  const { t } = useTranslation('cost');
  return (
    <Chart
      title={t('console.amounts.title')}
      isTitleHidden
      kind="bar"
      categories={months}
      series={series}
      unit={unit}
      heightPx={heightPx - 70}
      renderFigure={(text, at) => {
        const of = series[at.series];
        const link = of?.links[at.category];
        const path = link && pathOfList(link);
        if (!of || !path) return text;
        const params = { currency: of.name, month: months[at.category] ?? '', text };
        return (
          <Link className={styles.figure} to={path} aria-label={t('console.amounts.link', params)}>
            {text}
          </Link>
        );
      }}
    />
  );
}

/** Nothing where no month has any. */
function amountsOf({ charts }: ConsoleFigures): ConsoleChart | undefined {
  return charts.find(({ name, series }) => name === 'billAmount' && series.length > 0);
}

/** Nothing where no bill waits. */
function toConfirmOf({ figures }: ConsoleFigures) {
  const [part] = figures.find(({ name }) => name === 'feesToConfirm')?.parts ?? [];
  return part && part.records > 0 ? part : undefined;
}
