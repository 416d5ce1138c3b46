/** The sign of Berth: a hull at its quay, over one line of water. */
export function BerthSign({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <path d="M3 13.5h13.5V8.5h3v5H23l-2.6 6.5H6z" fill="currentColor" />
      <rect x="5" y="8.5" width="4.5" height="4" fill="#E8590C" />
      <rect x="10.5" y="8.5" width="4.5" height="4" fill="currentColor" opacity="0.6" />
      <path
        d="M2 23c1.8 0 1.8-1 3.7-1s1.8 1 3.7 1 1.8-1 3.6-1 1.8 1 3.7 1 1.8-1 3.6-1 1.9 1 3.7 1"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
