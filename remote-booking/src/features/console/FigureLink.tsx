import { type ListLink, pathOfList } from '@berth/contract';
import { Link } from '@berth/runtime';
import type { ReactNode } from 'react';
import styles from './FigureLink.module.css';

type FigureLinkProps = { link: ListLink; label?: string; children: ReactNode };

/** A figure that leads to the list of what it counts. */
export function FigureLink({ link, label, children }: FigureLinkProps) {
  const path = pathOfList(link);
  if (!path) return children;
  return (
    <Link className={styles.link} to={path} aria-label={label}>
      {children}
    </Link>
  );
}
