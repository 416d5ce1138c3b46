import { useId, useState } from 'react';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { useTexts } from '../ui-texts.ts';
import styles from './Chart.module.css';
import { ChartDrawing } from './ChartDrawing.tsx';
import { ChartTable, type RenderFigure } from './ChartTable.tsx';
import { type ChartSeries, hasFigures } from './chart-series.ts';
import { chartTexts } from './chart-texts.ts';

export type ChartProps = {
  title: string;
  kind: 'line' | 'bar';
  /** Along the axis, such as months. Each once. */
  categories: readonly string[];
  /** At most five read well; names are told once each. */
  series: readonly ChartSeries[];
  /** Of the figures: `CBM`, `票`, `CNY`; '' for none. */
  unit: string;
  isLoading?: boolean;
  /** Why the figures could not be had; the chart is not drawn then. */
  problem?: { message: string; requestId?: string };
  onRetry?: () => void;
  emptyText?: string;
  heightPx?: number;
  /** Where its place has a heading already: the title is for screen readers alone. */
  isTitleHidden?: boolean;
  /** Draws a figure of the table, such as a link to what it is made of. */
  renderFigure?: RenderFigure;
};

/**
 * Few figures as lines or bars, labelled directly, with the same figures as a table behind a button and for screen
 * readers. It takes data, not options of a chart library. echarts is loaded when the first chart is drawn.
 */
export function Chart(props: ChartProps) {
  const { title, categories, series, unit, isLoading, problem, heightPx = 240 } = props;
  const texts = useTexts(chartTexts);
  const titleId = useId();
  const [isTable, setIsTable] = useState(false);
  const [isNotDrawn, setIsNotDrawn] = useState(false);
  const isShown = !isLoading && !problem && hasFigures(series);
  return (
    <figure className={styles.chart} aria-labelledby={titleId} aria-busy={isLoading || undefined}>
      <div className={styles.head}>
        <figcaption className={props.isTitleHidden ? styles.hidden : styles.title} id={titleId}>
          {title}
        </figcaption>
        {isShown && !isNotDrawn && (
          <button type="button" className={styles.switch} onClick={() => setIsTable(!isTable)}>
            {isTable ? texts.asChart : texts.asTable}
          </button>
        )}
      </div>
      <p className={isNotDrawn && isShown ? styles.notDrawn : styles.hidden} role="status">
        {isLoading && !problem && texts.loading}
        {isNotDrawn && isShown && texts.notDrawn}
      </p>
      {renderBody()}
    </figure>
  );

  function renderBody() {
    if (problem) return <ErrorState {...problem} onRetry={props.onRetry} />;
    if (isLoading) {
      return <div className={styles.skeleton} style={{ height: heightPx }} />;
    }
    if (!isShown) return <EmptyState text={props.emptyText ?? texts.empty} />;
    const isPicture = !isTable && !isNotDrawn;
    return (
      <>
        {isPicture && (
          <ChartDrawing
            kind={props.kind}
            categories={categories}
            series={series}
            unit={unit}
            heightPx={heightPx}
            locale={texts.locale}
            onFail={() => setIsNotDrawn(true)}
          />
        )}
        <ChartTable
          caption={title}
          isHidden={isPicture}
          renderFigure={props.renderFigure}
          categories={categories}
          series={series}
          unit={unit}
        />
      </>
    );
  }
}
