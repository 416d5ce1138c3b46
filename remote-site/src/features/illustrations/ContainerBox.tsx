import styles from './drawing.module.css';

export type Tone = 'paper' | 'shade' | 'accent' | 'blue';

interface ContainerBoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  tone?: Tone;
  /** Distance of the corrugations; none are drawn at 0. */
  ribs?: number;
}

/** A shipping container from the side: the unit of which all illustrations are built. */
export function ContainerBox({ x, y, width, height, tone = 'paper', ribs = 6 }: ContainerBoxProps) {
  const count = ribs > 0 ? Math.max(0, Math.round(width / ribs) - 1) : 0;
  const inset = Math.min(4, height / 5);
  const lines = Array.from({ length: count }, (_, index) => {
    const at = x + ((index + 1) * width) / (count + 1);
    return `M${at.toFixed(1)} ${y + inset}V${y + height - inset}`;
  });
  return (
    <g>
      <rect className={styles[tone]} x={x} y={y} width={width} height={height} />
      {lines.length > 0 && <path className={styles.fine} d={lines.join('')} />}
    </g>
  );
}
