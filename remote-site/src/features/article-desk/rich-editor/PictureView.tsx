import { DeleteOutlined } from '@ant-design/icons';
import { countCharacters, richTextLimits, sitePictureAddress } from '@berth/contract';
import { FormField, TextInput } from '@berth/ui';
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useArticleWords } from '../words/use-article-words.ts';
import styles from './RichTextEditor.module.css';

/** A picture in the editor, with the words for those who do not see it. */
export function PictureView({ node, selected, updateAttributes, deleteNode }: ReactNodeViewProps) {
  const { t } = useArticleWords();
  const id = useId();
  const { upload, width, height } = node.attrs as { upload: string; width: number; height: number }; // by its schema
  const alt = String(node.attrs.alt ?? '');
  // What is typed stands here first: an input method does not wait for the editor.
  const [typed, setTyped] = useState({ alt, of: alt });
  if (typed.of !== alt) setTyped({ alt, of: alt });
  const isTooLong = countCharacters(typed.alt) > richTextLimits.alt;
  const change = (next: string) => {
    setTyped({ alt: next, of: next });
    updateAttributes({ alt: next });
  };
  return (
    <NodeViewWrapper className={styles.picture} data-chosen={selected || undefined}>
      <img
        src={sitePictureAddress(upload, 960)}
        alt={typed.alt}
        width={width}
        height={height}
        draggable={false}
        data-drag-handle=""
      />
      <div className={styles.pictureFoot} contentEditable={false}>
        <FormField
          id={id}
          label={t('alt')}
          help={typed.alt === '' ? t('altHelp') : undefined}
          error={isTooLong ? t('altTooLong', { max: richTextLimits.alt }) : undefined}
        >
          {(control) => <TextInput {...control} value={typed.alt} onChange={change} />}
        </FormField>
        <Button size="small" icon={<DeleteOutlined aria-hidden="true" />} onClick={deleteNode}>
          {t('removePicture')}
        </Button>
      </div>
    </NodeViewWrapper>
  );
}
