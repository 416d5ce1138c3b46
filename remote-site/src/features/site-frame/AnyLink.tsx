import type { ReactNode } from 'react';
import { SiteLink } from './SiteLink.tsx';

/** A link that staff have written: a path of the portal, or an address elsewhere. */
export function AnyLink({ to, children }: { to: string; children: ReactNode }) {
  if (to.startsWith('/')) return <SiteLink to={to}>{children}</SiteLink>;
  return (
    <a href={to} rel="noopener noreferrer">
      {children}
    </a>
  );
}
