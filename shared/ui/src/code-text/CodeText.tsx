import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import { useUiTexts } from '../ui-texts.ts';
import styles from './CodeText.module.css';

/** An identifier (booking, container, B/L) in the monospaced face, with a button that copies it. */
export function CodeText({ code }: { code: string }) {
  const texts = useUiTexts();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), 1500);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setIsCopied(true);
    } catch {
      // Without permission the text can still be selected and copied by hand.
    }
  };
  const name = isCopied ? texts.copied : `${texts.copy} ${code}`;
  return (
    <span className={styles.code}>
      <span className={styles.text}>{code}</span>
      <button type="button" className={styles.copy} onClick={handleCopy} aria-label={name} title={name}>
        {isCopied ? <CheckOutlined /> : <CopyOutlined />}
      </button>
    </span>
  );
}
