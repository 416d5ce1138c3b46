import type { RichInline, RichMark } from '@berth/contract';
import type { ReactNode } from 'react';
import { inOrder } from '../words/in-order.ts';
import { TextLink } from './TextLink.tsx';

/** The words of a line, with their marks. */
export function RichInlines({ content }: { content: readonly RichInline[] }) {
  return inOrder(content.map(drawInline));
}

function drawInline(inline: RichInline): ReactNode {
  if (inline.type === 'hardBreak') return <br />;
  const { text, marks = [] } = inline;
  return marks.reduceRight<ReactNode>((inner, mark) => drawMark(mark, inner), text);
}

const tags = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const;

function drawMark(mark: RichMark, inner: ReactNode): ReactNode {
  if (mark.type === 'link') return <TextLink href={mark.attrs.href}>{inner}</TextLink>;
  const Tag = tags[mark.type];
  return <Tag>{inner}</Tag>;
}
