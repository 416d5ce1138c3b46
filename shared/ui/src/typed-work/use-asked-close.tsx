import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTexts } from '../ui-texts.ts';
import styles from './AskedClose.module.css';
import type { TypedScope } from './typed-scope.ts';

const askedTexts = {
  'zh-CN': { question: '填写的内容还没有保存，要放弃吗？', stay: '继续填写', discard: '放弃填写' },
  en: { question: 'What you typed is not saved. Discard it?', stay: 'Keep editing', discard: 'Discard it' },
};

/**
 * Closes a dialog at once where nothing was typed in it, and asks before where something was. `scope` goes around what
 * the dialog holds, `question` is drawn in it.
 */
export function useAskedClose(onClose: () => void) {
  const texts = useTexts(askedTexts);
  const parts = useRef(new Map<string, () => void>());
  const [scope] = useState(
    (): TypedScope => ({
      note: (part, forget) => {
        if (forget) parts.current.set(part, forget);
        else parts.current.delete(part);
      },
    }),
  );
  const [isAsking, setAsking] = useState(false);
  const discard = () => {
    setAsking(false);
    for (const forget of Array.from(parts.current.values())) forget();
    onClose();
  };
  const question = isAsking && (
    <div className={styles.question} role="alertdialog" aria-label={texts.question}>
      <span className={styles.words}>{texts.question}</span>
      <Button autoFocus onClick={() => setAsking(false)}>
        {texts.stay}
      </Button>
      <Button danger onClick={discard}>
        {texts.discard}
      </Button>
    </div>
  );
  /** The cross or Escape; a second Escape goes back to what is typed. */
  const close = () => {
    if (isAsking) setAsking(false);
    else if (parts.current.size > 0) setAsking(true);
    else onClose();
  };
  return { scope, close, question };
}
