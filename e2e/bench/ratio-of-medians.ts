/** The middle one, the lower of two. Of no values: 0. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

export type Ratio = {
  ratio: number;
  /** Where nine of ten measurements like this one would have it. */
  from: number;
  to: number;
};

const resamples = 2000;

/**
 * The ratio of two medians, with the interval that its scatter leaves (bootstrap of the pairs, percentiles 5 and 95;
 * Efron and Tibshirani 1993). `ours` and `theirs` were measured in turn, so that value i of both met the same machine.
 */
export function ratioOfMedians(ours: readonly number[], theirs: readonly number[]): Ratio {
  const ratioOf = (pairs: readonly number[]) =>
    median(pairs.map((at) => ours[at] ?? 0)) / median(pairs.map((at) => theirs[at] ?? 0));
  const indexes = ours.map((_, at) => at);
  const drawn = Array.from({ length: resamples }, () =>
    ratioOf(indexes.map(() => Math.floor(Math.random() * indexes.length))),
  ).sort((a, b) => a - b);
  const at = (share: number) => drawn[Math.floor(share * (resamples - 1))] ?? 0;
  return { ratio: ratioOf(indexes), from: at(0.05), to: at(0.95) };
}
