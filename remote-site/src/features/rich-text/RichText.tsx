import { type RichBlock, type RichListItem, type RichTextPlaces, readRichText } from '@berth/contract';
import { createElement, type ReactNode } from 'react';
import { inOrder } from '../words/in-order.ts';
import { headingLevels } from './heading-levels.ts';
import { RichInlines } from './RichInlines.tsx';
import { RichTable } from './RichTable.tsx';
import styles from './RichText.module.css';

type RichTextProps = {
  /** As it is stored: what this page does not know of it is left out. */
  body: unknown;
  /** Without it pictures have no address, and their alternative text stands there. */
  imageSrc?: RichTextPlaces['imageSrc'];
};

/** The text of an article. */
export function RichText({ body, imageSrc = () => null }: RichTextProps) {
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
        const { upload, alt, width, height } = block.attrs;
        const src = imageSrc(upload);
        if (src !== null) return <img src={src} alt={alt} width={width} height={height} loading="lazy" />;
        return alt === '' ? null : <p className={styles.pictured}>{alt}</p>;
      }
    }
  }

  return <div className={styles.text}>{drawBlocks(doc.content)}</div>;
}
