import { paths } from '@berth/contract';
import type { ReactNode } from 'react';
import { SiteLink } from './SiteLink.tsx';
import { askSupport } from './support-open.ts';

/** A link to the conversation with people: opened where one is, or on its own page where no script runs. */
export function SupportLink({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <SiteLink
      className={className}
      to={paths.visitorSupport()}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (askSupport()) event.preventDefault();
      }}
    >
      {children}
    </SiteLink>
  );
}
