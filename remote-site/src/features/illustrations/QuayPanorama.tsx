import { ContainerBox, type Tone } from './ContainerBox.tsx';
import styles from './drawing.module.css';

const tones: readonly Tone[] = [
  'paper',
  'blue',
  'paper',
  'accent',
  'shade',
  'paper',
  'blue',
  'shade',
  'paper',
];
const boxWidth = 44;
const boxHeight = 17;
/** Containers on deck, bay by bay from the stern: how many stand on each other. */
const bays = [4, 5, 5, 6, 6, 5, 6, 6, 5, 5, 4, 3];

/** A container ship at the berth under two cranes: a side view for the whole width of the page. */
export function QuayPanorama({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={`${styles.drawing} ${className ?? ''}`}
      viewBox="0 0 1440 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <CraneLegs x={420} />
      <CraneLegs x={800} />
      <Ship />
      <CraneBoom x={420} trolley={92} tone="accent" hoist={22} />
      <CraneBoom x={800} trolley={140} tone="blue" hoist={10} />
      <Water />
      <Quay />
    </svg>
  );
}

function Ship() {
  return (
    <g>
      {bays.flatMap((high, bay) =>
        Array.from({ length: high }, (_, tier) => {
          const x = 452 + bay * (boxWidth + 3) + (bay > 1 ? 44 : 0);
          const y = 208 - (tier + 1) * boxHeight;
          return (
            <ContainerBox
              key={`${bay}-${x}-${y}`}
              x={x}
              y={y}
              width={boxWidth}
              height={boxHeight}
              tone={tones[(bay * 5 + tier * 7 + bay * tier) % tones.length] ?? 'paper'}
              ribs={7}
            />
          );
        }),
      )}
      <path className={styles.paper} d="M549 208V92H586V208Z" />
      <path d="M542 92H592V104H542ZM560 92V74H574V92M567 74V56" className={styles.paper} />
      <path className={styles.fine} d="M554 116h27M554 130h27M554 144h27M554 158h27M554 172h27M554 186h27" />
      <path
        className={styles.ink}
        d="M430 208H1096L1128 190H1150C1142 220 1122 250 1104 268H452C440 254 432 232 430 208Z"
      />
      <path d="M434 226H1132" stroke="var(--site-paper)" strokeWidth={1} opacity={0.5} />
      <path
        className={styles.accent}
        d="M441 250H1117C1112 257 1108 263 1104 268H452C448 263 444 257 441 250Z"
      />
      <path d="M1118 190V172M1112 176h12" />
    </g>
  );
}

/** A ship-to-shore crane stands on the quay behind the ship … */
function CraneLegs({ x }: { x: number }) {
  return (
    <path
      className={styles.thick}
      d={`M${x} 252V66M${x + 66} 252V66M${x} 150H${x + 66}M${x} 150L${x + 66} 66`}
    />
  );
}

interface CraneBoomProps {
  x: number;
  /** How far out along the boom the trolley stands. */
  trolley: number;
  hoist: number;
  tone: Tone;
}

/** … and reaches over it, a container on the hook. */
function CraneBoom({ x, trolley, hoist, tone }: CraneBoomProps) {
  const hook = x + trolley;
  return (
    <g>
      <path className={styles.paper} d={`M${x - 62} 58H${x + 250}V68H${x - 62}Z`} />
      <path d={`M${x + 33} 58V10L${x + 240} 58M${x + 33} 10L${x - 56} 58M${x + 33} 10L${x + 120} 58`} />
      <path className={styles.shade} d={`M${x - 40} 36h44v22h-44z`} />
      <path className={styles.ink} d={`M${hook - 12} 68h24v6h-24z`} />
      <path className={styles.fine} d={`M${hook - 9} 74V${74 + hoist}M${hook + 9} 74V${74 + hoist}`} />
      <ContainerBox x={hook - 22} y={74 + hoist} width={44} height={17} tone={tone} ribs={7} />
    </g>
  );
}

function Water() {
  return (
    <g>
      <path className={styles.shade} d="M250 258H1440V300H250Z" stroke="none" />
      <path d="M250 258H1440" />
      <path
        className={styles.fine}
        d="M300 270h60M390 280h90M520 272h40M610 284h120M780 274h70M900 284h50M990 272h90M1120 282h110M1180 268h60M1290 276h80M1380 288h60"
      />
    </g>
  );
}

function Quay() {
  return (
    <g>
      <path className={styles.paper} d="M-10 252H372V310H-10Z" />
      <path className={styles.fine} d="M-10 264H372M60 264V300M150 264V300M240 264V300M330 264V300" />
      <ContainerBox x={24} y={212} width={96} height={39} tone="blue" ribs={8} />
      <ContainerBox x={126} y={212} width={96} height={39} ribs={8} />
      <ContainerBox x={62} y={172} width={96} height={39} tone="accent" ribs={8} />
      <path d="M332 236C380 262 410 246 440 226" className={styles.thick} />
      <path
        className={styles.ink}
        d="M306 252V240C306 236 310 236 310 232V228H302C296 228 296 218 302 218H340C346 218 346 228 340 228H332V232C332 236 336 236 336 240V252Z"
      />
    </g>
  );
}
