import purifier, { type Config } from 'dompurify';

const kept =
  'h1 h2 h3 h4 h5 h6 p br hr blockquote pre ul ol li dl dt dd ' +
  'div section article main header footer aside figure figcaption center address ' +
  'span font strong b em i s del strike code a img table caption thead tbody tfoot tr th td';

// Their content is no text; of any other element that is not kept, the content stays.
const wordless =
  'head title style script noscript template xml svg math ' +
  'iframe object audio video select textarea button mp-common-profile mp-style-type';

const config = {
  ALLOWED_TAGS: kept.split(' '),
  ALLOWED_ATTR: 'href src data-src data-upload alt width height start colspan rowspan class data-look'.split(
    ' ',
  ),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: wordless.split(' '),
  ALLOWED_URI_REGEXP: /^/,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/**
 * What stands on the clipboard, as elements of a document that loads and runs nothing. Comments, and with them the parts
 * that Word writes for itself, are gone; what a style attribute said is in `data-look`.
 */
export function readPasted(html: string): DocumentFragment {
  const fragment: DocumentFragment | null = purifier.sanitize(withLooksAside(html), config); // null where it cannot parse
  if (!fragment) throw new Error('Trusted Types refuse the policy “dompurify”');
  return fragment;
}

// A picture that is written out in the text itself is megabytes that nothing here reads.
const writtenOut = /\s(?:data-)?src\s*=\s*(?:"data:[^"]*"|'data:[^']*')/gi;

function withLooksAside(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag
      .replace(writtenOut, ' src="data:"')
      .replace(/\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*')/gi, '')
      .replace(/\sstyle\s*=/gi, ' data-look='),
  );
}
