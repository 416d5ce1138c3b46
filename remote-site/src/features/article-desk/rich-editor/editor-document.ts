import { type RichBlock, type RichDoc, type RichInline, readRichText } from '@berth/contract';
import type { JSONContent } from '@tiptap/core';

/** What the editor has, as it is stored: without what it writes for itself, and without the empty line that it keeps at the end. */
export function toRichDoc(json: JSONContent): RichDoc {
  const { doc } = readRichText(json);
  const content = [...doc.content];
  while (isEmptyLine(content.at(-1))) content.pop();
  return { type: 'doc', content };
}

const isEmptyLine = (block: RichBlock | undefined) =>
  block?.type === 'paragraph' && block.content.length === 0;

/** A stored text as the editor takes it: in it nothing that holds lines is without one. */
export function toEditable(doc: RichDoc): JSONContent {
  return { type: 'doc', content: filled(doc.content) };
}

const emptyLine = (): JSONContent => ({ type: 'paragraph' });

function filled(blocks: readonly RichBlock[]): JSONContent[] {
  return blocks.length === 0 ? [emptyLine()] : blocks.map(editableBlock);
}

function editableBlock(block: RichBlock): JSONContent {
  switch (block.type) {
    case 'paragraph':
      return { type: block.type, content: inlines(block.content) };
    case 'heading':
      return { type: block.type, attrs: block.attrs, content: inlines(block.content) };
    case 'bulletList':
      return { type: block.type, content: items(block.content) };
    case 'orderedList':
      return { type: block.type, attrs: block.attrs, content: items(block.content) };
    case 'blockquote':
      return { type: block.type, content: filled(block.content) };
    case 'table':
      return {
        type: block.type,
        content: block.content.map((row) => ({
          type: row.type,
          content: row.content.map((cell) => ({ type: cell.type, content: filled(cell.content) })),
        })),
      };
    case 'image':
    case 'horizontalRule':
      return { ...block };
  }
}

const inlines = (content: readonly RichInline[]): JSONContent[] => content.map((each) => ({ ...each }));

const items = (list: readonly { type: 'listItem'; content: RichBlock[] }[]): JSONContent[] =>
  list.map(({ type, content }) => ({ type, content: filled(content) }));
