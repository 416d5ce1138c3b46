/** A bollard on the quay with a ship's line around it: the drawn mark beside the name. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="6" fill="var(--site-mark)" />
      <path
        fill="var(--site-mark-pen)"
        d="M9 6.500h14a2.500 2.500 0 0 1 0 5h-2.500l1 10.500h-11l1-10.500H9a2.500 2.500 0 0 1 0-5Z"
      />
      <path
        d="M10.200 14.500c4 2.600 9.500 3.200 18 -1.500"
        fill="none"
        stroke="var(--berth-orange)"
        strokeWidth="2.600"
      />
      <path d="M6 25h20" stroke="var(--site-mark-pen)" strokeWidth="2.600" strokeLinecap="round" />
    </svg>
  );
}
