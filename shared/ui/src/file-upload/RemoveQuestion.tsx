import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTexts } from '../ui-texts.ts';
import styles from './FileUpload.module.css';
import { uploadTexts } from './upload-texts.ts';

/** Asks in place before a file is removed (spec section 8). The focus begins at what changes nothing. */
export function RemoveQuestion(props: {
  name: string;
  isShort?: boolean;
  onRemove: () => void;
  onKeep: () => void;
}) {
  const { name, isShort, onRemove, onKeep } = props;
  const texts = useTexts(uploadTexts);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const question = fillTemplate(texts.askRemove, { name });
  return (
    <div
      role="alertdialog"
      aria-label={question}
      className={styles.question}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // What the field stands in (a drawer, a dialog) stays open.
        event.stopPropagation();
        onKeep();
      }}
    >
      <span className={styles.questionText}>{isShort ? texts.askRemoveShort : question}</span>
      <span className={styles.actions}>
        <Button size="small" danger onClick={onRemove}>
          {texts.remove}
        </Button>
        <Button size="small" ref={keep} onClick={onKeep}>
          {texts.keep}
        </Button>
      </span>
    </div>
  );
}
