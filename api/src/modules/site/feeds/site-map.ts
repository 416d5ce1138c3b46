import { addressIn, escapeHtml, type Locale, languageTags, locales, sitePicturesPath } from '@berth/contract';

/** A public page: its address without the language, and the languages in which it is there. */
export type MappedPage = { path: string; languages: readonly Locale[]; updatedAt?: string };

/** A sitemap in which each page names itself in its other languages. */
export function composeSiteMap(pages: readonly MappedPage[], origin: string): string {
  const lines = pages.flatMap((page) => page.languages.map((locale) => entry(page, locale, origin)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n');
}

function entry({ path, languages, updatedAt }: MappedPage, locale: Locale, origin: string): string {
  const address = (language: Locale) => escapeHtml(origin + addressIn(language, path));
  const alternates = locales
    .filter((language) => languages.includes(language))
    .map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${languageTags[language]}" href="${address(language)}"/>`,
    );
  const updated = updatedAt === undefined ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`;
  return `<url><loc>${address(locale)}</loc>${updated}${alternates.join('')}</url>`;
}

/** What robots may read: the public site, and nothing of the workspace. */
export function composeRobots(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /index',
    'Allow: /static/',
    `Allow: ${sitePicturesPath}/`,
    'Allow: /remotes/',
    'Disallow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
