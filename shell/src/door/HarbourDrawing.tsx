import styles from './HarbourDrawing.module.css';
import { Cranes, Ship, Stacks } from './harbour-shapes.tsx';

/** Ports of loading on the left, discharge on the right; not to scale, like a sailor's sketch. */
const loading = [
  { code: 'CNNBG', x: 118, y: 330 },
  { code: 'CNSHA', x: 152, y: 268 },
  { code: 'CNYTN', x: 82, y: 392 },
];
const discharge = [
  { code: 'USLAX', x: 566, y: 290 },
  { code: 'USNYC', x: 640, y: 232 },
  { code: 'NLRTM', x: 612, y: 362 },
];

/** A harbour at dawn with the routes that leave it. */
export function HarbourDrawing({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 720 900" preserveAspectRatio="xMidYMax slice" role="img" aria-label={label}>
      <defs>
        <linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0b1728" />
          <stop offset="0.42" stopColor="#12335c" />
          <stop offset="0.66" stopColor="#2f5b8a" />
          <stop offset="0.8" stopColor="#7d86a3" />
          <stop offset="0.92" stopColor="#d89f82" />
          <stop offset="1" stopColor="#f0bb8f" />
        </linearGradient>
        <linearGradient id="water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8a7c86" />
          <stop offset="0.12" stopColor="#24496f" />
          <stop offset="1" stopColor="#0b1728" />
        </linearGradient>
      </defs>
      <rect width="720" height="660" fill="url(#dawn)" />
      <circle cx="438" cy="652" r="46" fill="#f6c79b" opacity="0.85" />
      <rect y="650" width="720" height="250" fill="url(#water)" />
      <Routes />
      <Cranes />
      <Stacks />
      <Ship />
      <g stroke="#f6c79b" strokeWidth="1.5" strokeLinecap="round" opacity="0.5">
        <path d="M404 672h70M418 690h44M396 712h86M424 736h34M410 764h58" />
      </g>
      <g stroke="#9fb8d6" strokeWidth="1" strokeLinecap="round" opacity="0.35" className={styles.swell}>
        <path d="M40 760h90M170 790h120M60 830h150M300 850h110M520 800h140M480 868h180M20 880h60" />
      </g>
    </svg>
  );
}

function Routes() {
  return (
    <g>
      {loading.map((from, index) => {
        const to = discharge[index] ?? from;
        const lift = Math.min(from.y, to.y) - 120 + index * 34;
        const path = `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${lift} ${to.x} ${to.y}`;
        return (
          <g key={from.code}>
            <path d={path} fill="none" stroke="#bcd3ee" strokeWidth="1" opacity="0.35" />
            <path
              d={path}
              fill="none"
              stroke="#ff9a5c"
              strokeWidth="1.8"
              pathLength="100"
              className={styles.voyage}
            />
          </g>
        );
      })}
      {[...loading, ...discharge].map(({ code, x, y }) => (
        <g key={code}>
          <circle cx={x} cy={y} r="8" fill="#bcd3ee" opacity="0.18" />
          <circle cx={x} cy={y} r="3" fill="#f2f6fb" />
          <text x={x} y={y + 24} textAnchor="middle" className={styles.code}>
            {code}
          </text>
        </g>
      ))}
    </g>
  );
}
