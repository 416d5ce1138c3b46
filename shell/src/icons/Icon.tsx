import { type IconName, icons } from './icons.ts';

/** A drawn sign beside a word; a button that shows nothing else carries its own label. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return <IconPath path={icons[name]} size={size} />;
}

/** A sign by its outline in a box of 20 by 20. */
export function IconPath({ path, size = 18 }: { path: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
