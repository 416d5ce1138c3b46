const block = 'M6 0h20a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z';
const bollard = 'M9 6.5h14a2.5 2.5 0 0 1 0 5h-2.5l1 10.5h-11l1-10.5H9a2.5 2.5 0 0 1 0-5Z';
const quay = 'M7 23.7h18a1.3 1.3 0 0 1 0 2.6H7a1.3 1.3 0 0 1 0-2.6Z';

/**
 * The mark of Berth beside its name: a bollard on the quay, cut out of a block of the text colour, with a
 * ship's line around it. Decoration: the name stands next to it in words.
 */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d={`${block}${bollard}${quay}`} fill="currentColor" fillRule="evenodd" />
      <path
        d="M10.2 14.5c4 2.6 9.5 3.200 18-1.5"
        fill="none"
        stroke="var(--berth-orange)"
        strokeWidth="2.6"
      />
    </svg>
  );
}
