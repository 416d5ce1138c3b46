import type { RichBlock, RichDoc } from '@berth/contract';

/** The level at which each heading of a text is shown: below the page's own, and none is left out on the way down. */
export function headingLevels(doc: RichDoc): ReadonlyMap<RichBlock, number> {
  const levels = new Map<RichBlock, number>();
  let last = 1;
  const visit = (blocks: readonly RichBlock[]) => {
    for (const block of blocks) {
      if (block.type === 'heading') {
        last = Math.min(block.attrs.level, last + 1);
        levels.set(block, last);
      } else if (block.type === 'bulletList' || block.type === 'orderedList') {
        for (const item of block.content) visit(item.content);
      } else if (block.type === 'blockquote') {
        visit(block.content);
      } else if (block.type === 'table') {
        for (const cell of block.content.flatMap((row) => row.content)) visit(cell.content);
      }
    }
  };
  visit(doc.content);
  return levels;
}
