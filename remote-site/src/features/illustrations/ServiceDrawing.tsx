import type { ReactNode } from 'react';
import { ContainerBox } from './ContainerBox.tsx';
import styles from './drawing.module.css';

const ground = <path d="M4 108H196" />;

function Fcl() {
  return (
    <>
      <path d="M100 6V20M100 20L46 42M100 20L154 42" />
      <path className={styles.ink} d="M94 10h12v8h-12z" />
      <path d="M40 42H160" className={styles.thick} />
      <ContainerBox x={40} y={46} width={120} height={44} tone="accent" />
      <path className={styles.fine} d="M52 100h96M64 105h72" />
      {ground}
    </>
  );
}

function Lcl() {
  return (
    <>
      <rect className={styles.shade} x={76} y={32} width={112} height={68} />
      <path d="M76 32L64 24V94L76 100" className={styles.paper} />
      <rect className={styles.paper} x={84} y={70} width={30} height={30} />
      <rect className={styles.accent} x={114} y={62} width={26} height={38} />
      <rect className={styles.paper} x={140} y={76} width={40} height={24} />
      <rect className={styles.blue} x={84} y={50} width={22} height={20} />
      <rect className={styles.paper} x={146} y={52} width={26} height={24} />
      <path className={styles.fine} d="M99 70v9M127 62v10M160 76v8M159 52v8M95 50v6" />
      <rect className={styles.blue} x={12} y={84} width={24} height={24} />
      <rect className={styles.paper} x={18} y={64} width={20} height={20} />
      <path className={styles.fine} d="M24 84v8M28 64v6" />
      <path d="M44 88h14m-5-5l5 5l-5 5" />
      {ground}
    </>
  );
}

function Air() {
  return (
    <>
      <path className={styles.fine} d="M10 34h34M22 44h16M150 88h36M140 96h22" />
      <path
        className={styles.paper}
        d="M24 62C24 56 34 52 46 52H132L158 26H172L160 56C178 58 188 62 188 66C188 72 176 74 160 74H46C32 74 24 70 24 62Z"
      />
      <path className={styles.accent} d="M86 66H122L98 98H84L92 66Z" />
      <path className={styles.shade} d="M94 52L84 30H94L118 52Z" />
      <path d="M34 58h10l4 6H26" />
      <path className={styles.fine} d="M58 60h70" strokeDasharray="3 6" />
    </>
  );
}

function Customs() {
  return (
    <>
      <ContainerBox x={96} y={58} width={92} height={50} tone="blue" />
      <path className={styles.paper} d="M28 14H92L108 30V102H28Z" />
      <path className={styles.shade} d="M92 14V30H108Z" />
      <path d="M40 40H80M40 52H94M40 64H94" />
      <path className={styles.fine} d="M40 76H70M40 86H62" />
      <circle className={styles.accent} cx={92} cy={86} r={18} />
      <path d="M84 86l6 6l11 -12" stroke="var(--site-paper)" strokeWidth={3} />
      {ground}
    </>
  );
}

function Warehouse() {
  return (
    <>
      <path className={styles.paper} d="M16 108V46L100 16L184 46V108Z" />
      <path d="M16 52L100 22L184 52" />
      <rect className={styles.shade} x={34} y={62} width={132} height={46} />
      <path d="M34 84H166M78 62V108M122 62V108" />
      <rect className={styles.accent} x={42} y={68} width={16} height={16} />
      <rect className={styles.paper} x={58} y={72} width={14} height={12} />
      <rect className={styles.paper} x={86} y={66} width={28} height={18} />
      <rect className={styles.blue} x={130} y={70} width={14} height={14} />
      <rect className={styles.blue} x={42} y={94} width={28} height={14} />
      <rect className={styles.paper} x={86} y={90} width={14} height={18} />
      <rect className={styles.accent} x={130} y={92} width={28} height={16} />
      {ground}
    </>
  );
}

function Truck() {
  return (
    <>
      <ContainerBox x={10} y={38} width={116} height={50} tone="accent" />
      <path className={styles.shade} d="M6 88H134V96H6Z" />
      <path className={styles.paper} d="M134 96V48H160L180 70V96Z" />
      <path className={styles.blue} d="M142 56H157L170 71H142Z" />
      {[26, 50, 112, 158].map((x) => (
        <g key={x}>
          <circle className={styles.ink} cx={x} cy={98} r={10} />
          <circle className={styles.paper} cx={x} cy={98} r={3.5} />
        </g>
      ))}
      <path className={styles.fine} d="M172 82h8M134 30h30M140 22h14" />
      {ground}
    </>
  );
}

function Refund() {
  return (
    <>
      <path
        className={styles.paper}
        d="M34 12H104V100l-8.8-6l-8.700 6l-8.800-6l-8.700 6l-8.800-6l-8.700 6l-8.800-6l-8.700 6Z"
      />
      <path d="M46 30H92M46 42H80" />
      <path className={styles.fine} d="M46 56H92M46 66H92M46 76H70" />
      <circle className={styles.accent} cx={138} cy={68} r={32} />
      <circle cx={138} cy={68} r={25} className={styles.fine} />
      <path
        d="M128 52l10 14l10 -14M138 66V86M129 69h18M129 77h18"
        stroke="var(--site-paper)"
        strokeWidth={3}
      />
      <path d="M112 22c22-12 50-4 62 18m2-14l-2 14l-13-5" />
      {ground}
    </>
  );
}

function Stack() {
  return (
    <>
      <ContainerBox x={14} y={78} width={84} height={30} tone="blue" />
      <ContainerBox x={102} y={78} width={84} height={30} />
      <ContainerBox x={36} y={46} width={84} height={30} tone="accent" />
      <ContainerBox x={124} y={46} width={42} height={30} tone="shade" />
      <ContainerBox x={58} y={14} width={84} height={30} />
      {ground}
    </>
  );
}

const drawings: readonly (readonly [RegExp, () => ReactNode])[] = [
  [/fcl|full/i, Fcl],
  [/lcl|consolid|fba/i, Lcl],
  [/air/i, Air],
  [/refund|tax/i, Refund],
  [/custom|clear|declar|document/i, Customs],
  [/warehouse|storage/i, Warehouse],
  [/truck|deliver|door|haul|rail/i, Truck],
];

/** The illustration of a service by its identifier in the website configuration; a stack of containers otherwise. */
export function ServiceDrawing({ id }: { id: string }) {
  const Drawing = drawings.find(([pattern]) => pattern.test(id))?.[1] ?? Stack;
  return (
    <svg className={styles.drawing} viewBox="0 0 200 112" width={200} height={112} aria-hidden="true">
      <Drawing />
    </svg>
  );
}
