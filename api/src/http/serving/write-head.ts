import { addressIn, defaultLocale, type Locale, languageTags, locales, type PageHead } from '@berth/contract';
import { escapeAttribute, escapeJson } from './escape.ts';

type Placed = {
  /** Of the page, with what makes it another page. */
  path: string;
  locale: Locale;
  origin: string;
  appName: string;
};

/** Of the portal, where a page has none of its own. */
const ownPicture = '/preview.png';

const ogLocales: Record<Locale, string> = { 'zh-CN': 'zh_CN', en: 'en_US' };

/** What search engines and link previews read, each value escaped by where it stands. */
export function writeHead(head: PageHead, { path, locale, origin, appName }: Placed): string {
  const {
    description,
    kind = 'website',
    image = ownPicture,
    data = [],
    isMissing = false,
    isUnlisted = false,
  } = head;
  const canonical = head.canonical ?? path;
  const address = (language: Locale) => escapeAttribute(`${origin}${addressIn(language, canonical)}`);
  const meta = (name: string, content: string) =>
    `<meta name="${name}" content="${escapeAttribute(content)}" data-drawn>`;
  const graph = (property: string, content: string) =>
    `<meta property="${property}" content="${escapeAttribute(content)}">`;
  const published = locales.filter((language) => (head.languages ?? locales).includes(language));
  const alternates = published.map(
    (language) => `<link rel="alternate" hreflang="${languageTags[language]}" href="${address(language)}">`,
  );
  const first = published.includes(defaultLocale) ? defaultLocale : published[0];
  return [
    meta('description', description),
    ...(isUnlisted ? [meta('referrer', 'no-referrer')] : []),
    ...(isMissing || isUnlisted
      ? [meta('robots', 'noindex')]
      : [
          `<link rel="canonical" href="${address(locale)}">`,
          ...alternates,
          ...(first ? [`<link rel="alternate" hreflang="x-default" href="${address(first)}">`] : []),
          graph('og:type', kind),
          graph('og:site_name', appName),
          graph('og:title', head.title),
          graph('og:description', description),
          graph('og:locale', ogLocales[locale]),
          `<meta property="og:url" content="${address(locale)}">`,
          graph('og:image', `${origin}${image}`),
          meta('twitter:card', 'summary_large_image'),
        ]),
    ...data.map(
      (block) =>
        `<script type="application/ld+json" data-drawn>${escapeJson(withOrigin({ '@context': 'https://schema.org', ...block }, origin))}</script>`,
    ),
  ].join('');
}

const addresses = new Set(['item', 'image', 'mainEntityOfPage', 'url']);

/** A data block is read away from its page: its addresses are whole ones. */
function withOrigin(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withOrigin(each, origin));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => {
    const isOwnPath = addresses.has(name) && typeof each === 'string' && each.startsWith('/');
    return [name, isOwnPath ? `${origin}${each}` : withOrigin(each, origin)];
  });
  return Object.fromEntries(entries);
}
