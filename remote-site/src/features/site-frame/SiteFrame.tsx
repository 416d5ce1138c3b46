import { useSitePage } from '@berth/runtime';
import type { ReactNode } from 'react';
import { ContactFooter } from './ContactFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SupportButton } from './SupportButton.tsx';
import site from './site.module.css';

/** What every public page stands in. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { branches } = useSitePage();
  return (
    <div className={site.site}>
      <SiteHeader />
      <main>{children}</main>
      <ContactFooter branches={branches} />
      <SupportButton />
    </div>
  );
}
