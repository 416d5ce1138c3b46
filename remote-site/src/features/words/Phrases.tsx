import { inOrder } from './in-order.ts';
import styles from './Phrases.module.css';
import { phrases } from './phrases.ts';

/** The words of a heading, which breaks between its phrases first. */
export function Phrases({ text }: { text: string }) {
  return inOrder(phrases(text).map((phrase) => <span className={styles.phrase}>{phrase}</span>));
}
