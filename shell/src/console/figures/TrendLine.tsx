import styles from './FiguresCard.module.css';

const widthPx = 72;
const heightPx = 24;

/** The last months as a line, for the eye alone: the figures themselves stand beside it. */
export function TrendLine({ values }: { values: readonly number[] }) {
  const most = Math.max(...values);
  if (values.length < 2 || most <= 0) return null;
  const points = values.map((value, at) => {
    const x = 2 + (at / (values.length - 1)) * (widthPx - 4);
    const y = heightPx - 3 - (value / most) * (heightPx - 6);
    return [x, y] as const;
  });
  const [lastX = 0, lastY = 0] = points.at(-1) ?? [];
  return (
    <svg className={styles.trend} viewBox={`0 0 ${widthPx} ${heightPx}`} aria-hidden="true">
      <polyline points={points.map((point) => point.map((each) => each.toFixed(1)).join(',')).join(' ')} />
      <circle cx={lastX} cy={lastY} r="2" />
    </svg>
  );
}
