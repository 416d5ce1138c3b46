import { useSyncExternalStore } from 'react';

/** The tokens that a drawing needs by value: it cannot use CSS variables. */
export type ChartColors = {
  text: string;
  text2: string;
  text3: string;
  line: string;
  lineStrong: string;
  surface: string;
  shade: string;
  font: string;
  /** One after the other for the series; none of them means good or bad. */
  series: readonly string[];
};

const single = {
  text: '--berth-text',
  text2: '--berth-text-2',
  text3: '--berth-text-3',
  line: '--berth-line',
  lineStrong: '--berth-line-strong',
  surface: '--berth-surface',
  shade: '--berth-line',
  font: '--berth-font',
} as const;

const seriesNames = [
  '--berth-primary-text',
  '--berth-status-arrived',
  '--berth-status-unconfirmed',
  '--berth-status-space-locked',
  '--berth-text-3',
] as const;

const names = [...Object.values(single), ...seriesNames];
const separator = '\n';

function readValues(): string {
  const style = getComputedStyle(document.documentElement);
  return names.map((name) => style.getPropertyValue(name).trim()).join(separator);
}

/** `BerthTheme` writes its variables on the root: a change of theme is a change of that element. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['style', 'data-appearance', 'class'] });
  return () => observer.disconnect();
}

/** The colours of the theme as it is now; follows a switch to dark and a new primary colour. */
export function useChartColors(): ChartColors {
  return colorsOf(useSyncExternalStore(subscribe, readValues));
}

let known: { values: string; colors: ChartColors } | null = null;

/** The same object for the same values, so that nothing is drawn again without need. */
function colorsOf(values: string): ChartColors {
  if (known?.values === values) return known.colors;
  const byName = new Map(values.split(separator).map((value, at) => [names[at], value]));
  const read = (name: (typeof names)[number]) => byName.get(name) ?? '';
  const colors = {
    text: read(single.text),
    text2: read(single.text2),
    text3: read(single.text3),
    line: read(single.line),
    lineStrong: read(single.lineStrong),
    surface: read(single.surface),
    shade: read(single.shade),
    font: read(single.font),
    series: seriesNames.map(read),
  };
  known = { values, colors };
  return colors;
}
