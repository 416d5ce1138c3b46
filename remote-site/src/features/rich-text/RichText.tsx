import { type RichBlock, type RichListItem, readRichText } from '@berth/contract';
import { createElement, type ReactNode } from 'react';
import { SitePicture } from '../site-picture/SitePicture.tsx';
import { inOrder } from '../words/in-order.ts';
import { headingLevels } from './heading-levels.ts';
import { RichInlines } from './RichInlines.tsx';
import { RichTable } from './RichTable.tsx';
import styles from './RichText.module.css';

type RichTextProps = {
  /** As it is stored: what this page does not know of it is left out. */
  body: unknown;
};

/** The text of an article. */
export function RichText({ body }: RichTextProps) {
  const { doc } = readRichText(body);
  const levels = headingLevels(doc);

  const drawBlocks = (blocks: readonly RichBlock[]): ReactNode => inOrder(blocks.map(drawBlock));

  const drawItems = (items: readonly RichListItem[]) =>
    inOrder(items.map(({ content }) => <li>{drawBlocks(content)}</li>));

  function drawBlock(block: RichBlock): ReactNode {
    switch (block.type) {
      case 'paragraph':
        return (
          <p>
            <RichInlines content={block.content} />
          </p>
        );
      case 'heading': {
        const words = <RichInlines content={block.content} />;
        return createElement(`h${levels.get(block) ?? block.attrs.level}`, null, words);
      }
      case 'bulletList':
        return <ul>{drawItems(block.content)}</ul>;
      case 'orderedList': {
        const { start } = block.attrs;
        return <ol start={start === 1 ? undefined : start}>{drawItems(block.content)}</ol>;
      }
      case 'blockquote':
        return <blockquote>{drawBlocks(block.content)}</blockquote>;
      case 'horizontalRule':
        return <hr />;
      case 'table':
        return <RichTable rows={block.content} drawBlocks={drawBlocks} />;
      case 'image': {
        const { upload: id, alt, width, height } = block.attrs;
        return (
          <SitePicture
            picture={{ id, alt, width, height }}
            sizes="(max-width: 728px) 92vw, 680px"
            isNear={false}
          />
        );
      }
    }
  }

  return <div className={styles.text}>{drawBlocks(doc.content)}</div>;
}
