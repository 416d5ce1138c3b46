import { ContainerBox, type Tone } from '../illustrations/ContainerBox.tsx';
import styles from '../illustrations/drawing.module.css';

const tones: readonly Tone[] = ['paper', 'blue', 'shade', 'paper', 'blue', 'paper', 'shade'];
const tiers = 3;
const room = 12;
const boxWidth = 50;
const boxHeight = 22;
const quayLevel = 100;

type QuayStackProps = { boxes: number; className?: string | undefined };

/** So many containers on a quay, at most as there is room for, the newest in orange; a bollard beside them. */
export function QuayStack({ boxes, className }: QuayStackProps) {
  const count = Math.min(boxes, room);
  return (
    <svg
      className={`${styles.drawing} ${className ?? ''}`}
      viewBox="0 0 248 100"
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, at) => {
        const x = 2 + Math.floor(at / tiers) * (boxWidth + 4);
        const y = quayLevel - ((at % tiers) + 1) * (boxHeight + 1);
        const tone = at === count - 1 ? 'accent' : tones[at % tones.length];
        return <ContainerBox key={`${x}-${y}`} x={x} y={y} width={boxWidth} height={boxHeight} tone={tone} />;
      })}
      <path
        className={styles.ink}
        d="M226 100V92C226 89 228 89 228 86V83H224C220 83 220 77 224 77H242C246 77 246 83 242 83H238V86C238 89 240 89 240 92V100Z"
      />
    </svg>
  );
}
