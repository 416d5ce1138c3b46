import type { MouseEvent, ReactNode } from 'react';
import { goTo } from './address.ts';

type GalleryLinkProps = {
  to: string;
  className?: string;
  isCurrent?: boolean;
  'aria-label'?: string;
  children: ReactNode;
};

/** A link within the gallery that does not load the page again. */
export function GalleryLink({ to, isCurrent, children, ...rest }: GalleryLinkProps) {
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a {...rest} href={to} aria-current={isCurrent ? 'page' : undefined} onClick={handleClick}>
      {children}
    </a>
  );
}
