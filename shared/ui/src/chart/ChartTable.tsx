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
};

/** The figures of a chart. Always on the page: a picture alone says nothing to a screen reader. */
export function ChartTable({ caption, categories, series, unit, isHidden }: ChartTableProps) {
  const texts = useTexts(chartTexts);
  const decimals = decimalsOf({ unit, series });
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
              {series.map(({ name, values }) => (
                <td key={name}>
                  {typeof values[at] === 'number'
                    ? figureWithUnit(values[at], { unit, decimals, locale: texts.locale })
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
