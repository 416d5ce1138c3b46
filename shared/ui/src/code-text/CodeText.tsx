import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState } from 'react';
import { useUiTexts } from '../ui-texts.ts';
import styles from './CodeText.module.css';

/**
 * An identifier (booking, container, B/L) in the monospaced face, with a button that copies it. Where the browser does
 * not let it, as over plain HTTP, the text is selected to be copied by hand.
 */
export function CodeText({ code }: { code: string }) {
  const texts = useUiTexts();
  const text = useRef<HTMLSpanElement>(null);
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'selected'>('none');
  const isCopied = outcome === 'copied';
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setOutcome('none'), 1500);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('copied');
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setOutcome('selected');
    }
  };
  const name = isCopied ? texts.copied : `${texts.copy} ${code}`;
  return (
    <span className={styles.code}>
      <span className={styles.text} ref={text}>
        {code}
      </span>
      <button
        type="button"
        className={styles.copy}
        onClick={handleCopy}
        onBlur={() => setOutcome('none')}
        aria-label={name}
        title={name}
      >
        {isCopied ? <CheckOutlined /> : <CopyOutlined />}
      </button>
      <span className={outcome === 'selected' ? styles.said : styles.spoken} role="status">
        {isCopied && texts.copied}
        {outcome === 'selected' && texts.copyByHand}
      </span>
    </span>
  );
}
