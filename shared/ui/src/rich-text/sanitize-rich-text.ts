import purifier, { type Config } from 'dompurify';

/** What rich text may be made of: what an editor of news, notices and terms writes, and nothing that acts. */
const allowedTags = [
  'h2',
  'h3',
  'h4',
  'h5',
  'p',
  'br',
  'hr',
  'div',
  'span',
  'blockquote',
  'pre',
  'code',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'del',
  'sub',
  'sup',
  'mark',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'a',
  'img',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
];
const allowedAttributes = [
  'href',
  'src',
  'alt',
  'title',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'lang',
  'dir',
];

const config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Whatever else a URL may begin with (javascript:, data:, a bare protocol) is dropped; relative ones stay.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[/#?.]|[^:]*$)/i,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/**
 * Rich text as nodes that are safe to put into the page: only the tags and attributes above, no style, class or id,
 * links that leave the site in a window of their own and without a way back, images of this site alone. Nodes and no
 * HTML text, so that nothing is parsed a second time. For the parsing itself DOMPurify brings a Trusted Types policy:
 * a page that enforces them names it, and since each remote has the kit in its own bundle, more than once:
 * `trusted-types dompurify 'allow-duplicates'`. Throws where that policy is refused.
 */
export function sanitizeRichText(html: string): DocumentFragment {
  const { location } = window;
  const fragment: DocumentFragment | null = purifier.sanitize(withoutNoise(html), config); // null where it cannot parse
  if (!fragment) throw new Error('Trusted Types refuse the policy “dompurify”');
  for (const link of fragment.querySelectorAll('a')) settleLink(link, location);
  for (const image of fragment.querySelectorAll('img')) settleImage(image, location);
  for (const table of fragment.querySelectorAll('table')) wrapTable(table);
  return fragment;
}

/**
 * Style attributes and handlers never survive, but a strict content policy would report each of them already while
 * the text is parsed, and an editor's text is full of them. No part of the defence: what is left is sanitised.
 */
function withoutNoise(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(/\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*')/gi, ''),
  );
}

function settleLink(link: HTMLAnchorElement, { origin }: Location) {
  const href = link.getAttribute('href');
  if (href === null) return;
  const isWeb = link.protocol === 'https:' || link.protocol === 'http:';
  if (!isWeb || link.origin === origin) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow';
}

/** An image of another site would tell it who reads what, and could be changed after the text was checked. */
function settleImage(image: HTMLImageElement, { origin, href }: Location) {
  const source = image.getAttribute('src') ?? '';
  const isOurs = source !== '' && URL.canParse(source, href) && new URL(source, href).origin === origin;
  if (!isOurs) {
    image.replaceWith(image.alt);
    return;
  }
  if (!image.hasAttribute('alt')) image.alt = '';
  image.loading = 'lazy';
  image.decoding = 'async';
}

/** A wide table scrolls in a box of its own, which the keyboard reaches; the page does not. */
function wrapTable(table: HTMLTableElement) {
  const box = table.ownerDocument.createElement('div');
  box.tabIndex = 0;
  box.setAttribute('role', 'group');
  box.dataset.scroll = '';
  const caption = table.caption?.textContent?.trim();
  if (caption) box.setAttribute('aria-label', caption);
  table.replaceWith(box);
  box.append(table);
}
