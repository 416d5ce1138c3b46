import { addressIn, type PageHead } from '@berth/contract';
import { useLocale, usePageHead, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import type { Crumb } from './PageIntro.tsx';

type SiteHead = PageHead & { canonical: string; above?: readonly Crumb[] };

/** What a page under the home page says of itself, with its place in the site. */
export function useSiteHead({ above = [], data = [], ...head }: SiteHead): void {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const trail = [
    { path: sitePaths.home(), title: t('nav.home') },
    ...above,
    { path: head.canonical, title: head.title },
  ];
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, title }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      item: addressIn(locale, path),
    })),
  };
  usePageHead({ ...head, data: [breadcrumbs, ...data] });
}
