import { addressIn } from '@berth/contract';
import { Link, useLocale } from '@berth/runtime';
import type { ComponentProps } from 'react';

type SiteLinkProps = ComponentProps<typeof Link> & { to: string };

/** A link to another public page, which is read in the language of this one. */
export function SiteLink({ to, ...others }: SiteLinkProps) {
  return <Link to={addressIn(useLocale(), to)} {...others} />;
}
