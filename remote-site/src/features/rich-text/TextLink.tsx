import type { ReactNode } from 'react';
import { SiteLink } from '../site-frame/SiteLink.tsx';

type TextLinkProps = {
  /** One that `isSafeLink` lets through. */
  href: string;
  children: ReactNode;
};

/** A link that stands in an article: to a page of ours, or to another site. */
export function TextLink({ href, children }: TextLinkProps) {
  if (href.startsWith('/')) return <SiteLink to={href}>{children}</SiteLink>;
  return (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}
