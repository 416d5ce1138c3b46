import type { RichBlock, RichDoc, RichInline } from './rich-text.ts';

/** The words of a text, a line for each paragraph, item and row: for searching, summaries and descriptions. */
export function plainTextOf(doc: RichDoc): string {
  return linesOf(doc.content)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

const linesOf = (blocks: readonly RichBlock[]): string[] => blocks.flatMap(linesOfBlock);

function linesOfBlock(block: RichBlock): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return wordsOf(block.content).split('\n');
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => linesOf(item.content));
    case 'blockquote':
      return linesOf(block.content);
    case 'table':
      return block.content.map((row) =>
        row.content.map((cell) => linesOf(cell.content).join(' ')).join('  '),
      );
    case 'image':
      return [block.attrs.alt];
    case 'horizontalRule':
      return [];
  }
}

function wordsOf(content: readonly RichInline[]): string {
  return content.map((each) => (each.type === 'text' ? each.text : '\n')).join('');
}
