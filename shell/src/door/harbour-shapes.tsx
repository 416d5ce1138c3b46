const ink = '#0b1728';

/** Two ship-to-shore gantry cranes, booms out over the water. */
export function Cranes() {
  return (
    <g fill="none" stroke={ink} strokeWidth="5" strokeLinejoin="round">
      {[0, 118].map((shift) => (
        <g key={shift} transform={`translate(${shift} ${shift / 12})`}>
          <path d="M500 668V512h62v156M500 560h62M500 612h62" />
          <path d="M352 516h250M531 444l-150 72M531 444l64 72M531 444v68" strokeWidth="3.5" />
          <path d="M414 516v46M424 516v46" strokeWidth="1.5" />
          <rect x="404" y="562" width="30" height="14" fill={shift ? '#c9551b' : '#e8590c'} stroke="none" />
        </g>
      ))}
    </g>
  );
}

const stackColors = ['#e8590c', '#1657c9', '#5f7da3', '#c9551b', '#2c6f8f', '#8fa6c2'];

/** Containers on the quay. */
export function Stacks() {
  const boxes = [3, 5, 4, 6, 3, 4].flatMap((height, column) =>
    Array.from({ length: height }, (_, level) => ({ column, level })),
  );
  return (
    <g>
      <rect x="470" y="666" width="250" height="14" fill={ink} />
      <rect x="470" y="680" width="250" height="34" fill="#0e2036" />
      {boxes.map(({ column, level }) => (
        <rect
          key={`${column}-${level}`}
          x={574 + column * 25}
          y={654 - level * 13}
          width="23.5"
          height="11.5"
          fill={stackColors[(column * 2 + level * 5) % stackColors.length]}
          opacity="0.92"
        />
      ))}
    </g>
  );
}

const rows = [5, 6, 6, 5, 6, 4, 5, 6, 3];

/** A container ship alongside, in from the left. */
export function Ship() {
  return (
    <g transform="translate(-46 0)">
      {rows.flatMap((height, column) =>
        Array.from({ length: height }, (_, level) => (
          <rect
            key={`${column}-${level + 1}`}
            x={150 + column * 33}
            y={636 - level * 13}
            width="31"
            height="11.5"
            fill={stackColors[(column * 5 + level * 2 + 1) % stackColors.length]}
          />
        )),
      )}
      <path d="M92 650V560h22v-18h16v18h8v90z" fill="#f2f6fb" />
      <path d="M98 572h28M98 584h28" stroke={ink} strokeWidth="4" />
      <path d="M74 650h408l-30 62H96z" fill={ink} />
      <path d="M88 696h372l-8 16H96z" fill="#8c2f12" />
    </g>
  );
}
