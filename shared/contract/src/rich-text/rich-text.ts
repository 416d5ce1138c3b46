/**
 * The text of an article, in the shape in which ProseMirror's editors (Tiptap) store it. Whoever draws it takes it from
 * `readRichText`: page, feed and preview then show the same.
 */
export type RichDoc = { type: 'doc'; content: RichBlock[] };

export type RichBlock =
  | { type: 'paragraph'; content: RichInline[] }
  | { type: 'heading'; attrs: { level: 2 | 3 | 4 }; content: RichInline[] }
  | { type: 'bulletList'; content: RichListItem[] }
  | { type: 'orderedList'; attrs: { start: number }; content: RichListItem[] }
  | { type: 'blockquote'; content: RichBlock[] }
  | { type: 'horizontalRule' }
  | { type: 'table'; content: RichRow[] }
  | { type: 'image'; attrs: RichImage };

/** `upload` is the id of an uploaded picture; its size is in pixels. */
export type RichImage = { upload: string; alt: string; width: number; height: number };

export type RichListItem = { type: 'listItem'; content: RichBlock[] };
export type RichRow = { type: 'tableRow'; content: RichCell[] };
export type RichCell = { type: 'tableHeader' | 'tableCell'; content: RichBlock[] };

export type RichInline = { type: 'text'; text: string; marks?: RichMark[] } | { type: 'hardBreak' };

export type RichMark =
  | { type: 'bold' | 'italic' | 'strike' | 'code' }
  /** `href` is one that `isSafeLink` lets through. */
  | { type: 'link'; attrs: { href: string } };

/** `bytes` are those of the whole text as JSON; `depth` counts the levels below the document. */
export const richTextLimits = { depth: 12, nodes: 5000, bytes: 200 * 1024, alt: 300, href: 2000 } as const;
