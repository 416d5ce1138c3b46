import {
  BoldOutlined,
  CodeOutlined,
  ItalicOutlined,
  LineOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  TableOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import type { ArticleWord } from '../words/use-article-words.ts';

export type Tool = {
  /** Its words. */
  word: ArticleWord;
  face: ReactNode;
  run: (editor: Editor) => boolean;
  /** Whether the tool is on, such as bold. Absent for a tool that only does something, such as undo. */
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
};

const level = (of: 2 | 3 | 4, word: ArticleWord): Tool => ({
  word,
  face: `H${of}`,
  run: (editor) => editor.chain().focus().toggleHeading({ level: of }).run(),
  isOn: (editor) => editor.isActive('heading', { level: of }),
});

const mark = (name: string, word: ArticleWord, face: ReactNode): Tool => ({
  word,
  face,
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
  isOn: (editor) => editor.isActive(name),
});

export const marks: readonly Tool[] = [
  mark('bold', 'bold', <BoldOutlined />),
  mark('italic', 'italic', <ItalicOutlined />),
  mark('strike', 'strike', <StrikethroughOutlined />),
  mark('code', 'code', <CodeOutlined />),
];

export const lines: readonly Tool[] = [
  {
    word: 'paragraph',
    face: '¶',
    run: (editor) => editor.chain().focus().setParagraph().run(),
    isOn: (editor) => editor.isActive('paragraph'),
  },
  level(2, 'heading2'),
  level(3, 'heading3'),
  level(4, 'heading4'),
];

export const blocks: readonly Tool[] = [
  {
    word: 'bulletList',
    face: <UnorderedListOutlined />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    word: 'orderedList',
    face: <OrderedListOutlined />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    word: 'quote',
    face: '❝',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    word: 'rule',
    face: <LineOutlined />,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  {
    word: 'table',
    face: <TableOutlined />,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    can: (editor) => !editor.isActive('table'),
  },
];

export const steps: readonly Tool[] = [
  {
    word: 'undo',
    face: <UndoOutlined />,
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  {
    word: 'redo',
    face: <RedoOutlined />,
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
];

/** In a table, in words: nobody knows their signs. */
export const tableTools: readonly Tool[] = [
  { word: 'rowBelow', face: null, run: (editor) => editor.chain().focus().addRowAfter().run() },
  { word: 'columnRight', face: null, run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { word: 'headingRow', face: null, run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  { word: 'headingColumn', face: null, run: (editor) => editor.chain().focus().toggleHeaderColumn().run() },
  { word: 'removeRow', face: null, run: (editor) => editor.chain().focus().deleteRow().run() },
  { word: 'removeColumn', face: null, run: (editor) => editor.chain().focus().deleteColumn().run() },
  { word: 'removeTable', face: null, run: (editor) => editor.chain().focus().deleteTable().run() },
];
