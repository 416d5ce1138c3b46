import type { RichBlock, RichDoc, RichInline, RichMark } from './rich-text.ts';

export type RichTextPlaces = {
  /** The address of an uploaded picture; null where it has none, and then its alternative text stands there. */
  imageSrc: (upload: string) => string | null;
  /** The address that a link has where the HTML is read: in a feed a path needs its site. */
  linkTo?: (href: string) => string;
};

/** A text as HTML, for feeds. Every word of it is escaped. */
export function richTextHtml(doc: RichDoc, places: RichTextPlaces): string {
  return blocksHtml(doc.content, places);
}

const blocksHtml = (blocks: readonly RichBlock[], places: RichTextPlaces): string =>
  blocks.map((block) => blockHtml(block, places)).join('');

function blockHtml(block: RichBlock, places: RichTextPlaces): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${inlineHtml(block.content, places)}</p>`;
    case 'heading': {
      const tag = `h${block.attrs.level}`;
      return `<${tag}>${inlineHtml(block.content, places)}</${tag}>`;
    }
    case 'bulletList':
      return `<ul>${itemsHtml(block.content, places)}</ul>`;
    case 'orderedList': {
      const { start } = block.attrs;
      return `<ol${start === 1 ? '' : ` start="${start}"`}>${itemsHtml(block.content, places)}</ol>`;
    }
    case 'blockquote':
      return `<blockquote>${blocksHtml(block.content, places)}</blockquote>`;
    case 'horizontalRule':
      return '<hr>';
    case 'table': {
      const rows = block.content.map(({ content }) => `<tr>${content.map(cellHtml(places)).join('')}</tr>`);
      return `<table><tbody>${rows.join('')}</tbody></table>`;
    }
    case 'image': {
      const { upload, alt, width, height } = block.attrs;
      const src = places.imageSrc(upload);
      if (src === null) return alt === '' ? '' : `<p>${escapeHtml(alt)}</p>`;
      return `<p><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}"></p>`;
    }
  }
}

const itemsHtml = (items: readonly { content: RichBlock[] }[], places: RichTextPlaces): string =>
  items.map(({ content }) => `<li>${blocksHtml(content, places)}</li>`).join('');

const cellHtml =
  (places: RichTextPlaces) =>
  ({ type, content }: { type: 'tableHeader' | 'tableCell'; content: RichBlock[] }): string => {
    const tag = type === 'tableHeader' ? 'th' : 'td';
    return `<${tag}>${blocksHtml(content, places)}</${tag}>`;
  };

const inlineHtml = (content: readonly RichInline[], places: RichTextPlaces): string =>
  content.map((each) => (each.type === 'text' ? textHtml(each, places) : '<br>')).join('');

const tags = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const;

function textHtml(
  { text, marks = [] }: { text: string; marks?: RichMark[] },
  places: RichTextPlaces,
): string {
  return marks.reduceRight((html, mark) => {
    if (mark.type !== 'link') return `<${tags[mark.type]}>${html}</${tags[mark.type]}>`;
    const { linkTo = (href: string) => href } = places;
    return `<a href="${escapeHtml(linkTo(mark.attrs.href))}">${html}</a>`;
  }, escapeHtml(text));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML or XML, in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
