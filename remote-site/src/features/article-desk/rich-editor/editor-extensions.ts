import type { Extensions } from '@tiptap/core';
import { TableCell, TableHeader, TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { Code, ListItem, SafeLink } from './contract-kinds.ts';
import { PictureNode } from './picture-node.ts';

/** In a cell stands everything but a table. */
const inCell = '(paragraph | heading | bulletList | orderedList | blockquote | horizontalRule | image)+';

/** What a text is made of, as the contract reads it: what that does not know, the editor cannot make. */
export function editorExtensions(): Extensions {
  return [
    StarterKit.configure({
      codeBlock: false,
      underline: false,
      link: false,
      code: false,
      listItem: false,
      heading: { levels: [2, 3, 4] },
    }),
    SafeLink,
    Code,
    ListItem,
    PictureNode,
    TableKit.configure({
      // Without a view that sets widths: there are none.
      table: { View: null, renderWrapper: true },
      tableCell: false,
      tableHeader: false,
    }),
    TableCell.extend({ content: inCell }),
    TableHeader.extend({ content: inCell }),
  ];
}
