/** One line or one set of bars. A null is a gap: no figure is not zero. */
export type ChartSeries = {
  name: string;
  /** One for each category, in the same order. */
  values: readonly (number | null)[];
};

/** Whether there is anything to draw at all. */
export function hasFigures(series: readonly ChartSeries[]): boolean {
  return series.some(({ values }) => values.some((value) => value !== null && Number.isFinite(value)));
}
