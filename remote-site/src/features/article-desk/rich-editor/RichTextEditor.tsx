import type { RichDoc, SitePicture } from '@berth/contract';
import { type ControlProps, PageNotice } from '@berth/ui';
import { EditorContent } from '@tiptap/react';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useArticleWords } from '../words/use-article-words.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { LinkRow } from './LinkRow.tsx';
import { PictureUploads } from './PictureUploads.tsx';
import type { PasteNote } from './paste-into.ts';
import styles from './RichTextEditor.module.css';
import { useEditor } from './use-editor.ts';
import { pictureTypes, usePictureUploads } from './use-picture-uploads.ts';

export type RichTextEditorProps = Pick<ControlProps, 'id'> &
  Partial<ControlProps> & {
    value: RichDoc;
    onChange: (value: RichDoc) => void;
    /** The language of the text. */
    lang: string;
  };

/** The text of an article. What it makes is what the public pages show, and nothing else. */
export function RichTextEditor({ value, onChange, lang, id, ...control }: RichTextEditorProps) {
  const { t } = useArticleWords();
  const [note, setNote] = useState<PasteNote | null>(null);
  const [isLinking, setLinking] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const { uploads, send, drop } = usePictureUploads();
  const latest = useRef(value);
  const invalid = control['aria-invalid'];
  const described = control['aria-describedby'];
  const editor = useEditor({
    value,
    onChange,
    onNote: setNote,
    onPictures: (files, at) => void addPictures(files, at),
    attributes: {
      id,
      lang,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      class: styles.text ?? '',
      ...(invalid ? { 'aria-invalid': 'true' } : {}),
      ...(described ? { 'aria-describedby': described } : {}),
    },
  });
  const live = useRef(editor);
  useEffect(() => {
    latest.current = value;
    live.current = editor;
  });

  async function addPictures(files: readonly File[], at: number | null) {
    setNote(null);
    for (const file of files) {
      const picture = await send(file);
      if (picture) place(picture, at);
    }
  }

  function place({ id: upload, width, height }: SitePicture, at: number | null) {
    const node = { type: 'image' as const, attrs: { upload, alt: '', width, height } };
    const { current } = live;
    // Its page is hidden just now: it stands at the end when that is shown again.
    if (!current || current.isDestroyed) {
      onChange({ type: 'doc', content: [...latest.current.content, node] });
      return;
    }
    const end = current.state.doc.content.size;
    current.commands.insertContentAt(Math.min(at ?? current.state.selection.to, end), node);
  }

  return (
    <div className={styles.editor} data-invalid={invalid || undefined}>
      {editor && (
        <EditorToolbar
          editor={editor}
          isLinking={isLinking}
          onLink={() => setLinking(!isLinking)}
          onPicture={() => picker.current?.click()}
        />
      )}
      {editor && isLinking && <LinkRow editor={editor} onClose={() => setLinking(false)} />}
      <input
        ref={picker}
        className={styles.picker}
        type="file"
        accept={pictureTypes.join(',')}
        multiple
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void addPictures(files, null);
        }}
      />
      {note !== null && (
        <PageNotice
          tone="warning"
          title={
            note === 'tooLarge' ? t('pasteTooLarge') : t('picturesLeftOut', { count: note.picturesLeftOut })
          }
          actions={
            <Button size="small" onClick={() => setNote(null)}>
              {t('close')}
            </Button>
          }
        />
      )}
      <PictureUploads uploads={uploads} onDrop={drop} />
      {editor ? <EditorContent editor={editor} /> : <div className={styles.text} />}
    </div>
  );
}
