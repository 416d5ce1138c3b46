import type { RichDoc } from '@berth/contract';
import { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { toEditable, toRichDoc } from './editor-document.ts';
import { editorExtensions } from './editor-extensions.ts';
import { type PasteInput, pasteInto } from './paste-into.ts';

type EditorInput = PasteInput & {
  value: RichDoc;
  onChange: (value: RichDoc) => void;
  /** Of the field that is edited: its id, and what is said of it. */
  attributes: Record<string, string>;
};

/**
 * The editor of a text; null until it stands. It goes while its page is hidden, and comes again with the text as it is
 * then. A value that is not its own last one is put in its place.
 */
export function useEditor(input: EditorInput): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const latest = useRef(input);
  const shown = useRef(input.value);
  useEffect(() => {
    latest.current = input;
  });
  useEffect(() => {
    shown.current = latest.current.value;
    const made = new Editor({
      extensions: [
        ...editorExtensions(),
        pasteInto({
          onNote: (note) => latest.current.onNote(note),
          onPictures: (files, at) => latest.current.onPictures(files, at),
        }),
      ],
      content: toEditable(latest.current.value),
      // The page's policy lets no rules in without its nonce; they stand in the module of the editor.
      injectCSS: false,
      editorProps: { attributes: () => latest.current.attributes },
      onUpdate: ({ editor: changed }) => {
        shown.current = toRichDoc(changed.getJSON());
        latest.current.onChange(shown.current);
      },
    });
    setEditor(made);
    return () => {
      made.destroy();
      setEditor(null);
    };
  }, []);
  const { value } = input;
  useEffect(() => {
    if (!editor || editor.isDestroyed || value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(toEditable(value), { emitUpdate: false });
  }, [editor, value]);
  const attributes = JSON.stringify(input.attributes);
  useEffect(() => {
    // Attributes are read again with each state of the editor.
    if (editor && !editor.isDestroyed && attributes !== '') editor.view.updateState(editor.state);
  }, [editor, attributes]);
  return editor;
}
