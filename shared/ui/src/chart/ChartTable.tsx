import type { ReactNode } from 'react';
import { useTexts } from '../ui-texts.ts';
import styles from './Chart.module.css';
import { decimalsOf, figureWithUnit } from './chart-option.ts';
import type { ChartSeries } from './chart-series.ts';
import { chartTexts } from './chart-texts.ts';

export type ChartTableProps = {
  caption: string;
  categories: readonly string[];
  series: readonly ChartSeries[];
  unit: string;
  /** Whether it is there for screen readers alone. */
  isHidden: boolean;
  renderFigure?: RenderFigure;
};

/** A figure of a series as it stands in the table, such as a link to what it is made of. */
export type RenderFigure = (text: string, at: { series: number; category: number }) => ReactNode;

/** The figures of a chart. Always on the page: a picture alone says nothing to a screen reader. */
export function ChartTable({ caption, categories, series, unit, isHidden, renderFigure }: ChartTableProps) {
  const texts = useTexts(chartTexts);
  const decimals = decimalsOf({ unit, series });
  // What is there for screen readers alone takes no focus that nobody sees.
  const show = (text: string, at: number, category: number) =>
    isHidden || !renderFigure ? text : renderFigure(text, { series: at, category });
  return (
    <div className={isHidden ? styles.hidden : styles.tableBox}>
      <table className={styles.table}>
        <caption className={styles.hidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.category}</th>
            {series.map(({ name }) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, at) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {series.map(({ name, values }, seriesAt) => (
                <td key={name}>
                  {typeof values[at] === 'number'
                    ? show(figureWithUnit(values[at], { unit, decimals, locale: texts.locale }), seriesAt, at)
                    : texts.noValue}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
