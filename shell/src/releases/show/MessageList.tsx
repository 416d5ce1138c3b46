import { CodeText } from '@berth/ui';
import styles from './MessageList.module.css';

/** Errors as they were, each whole and to be copied. */
export function MessageList({ messages, label }: { messages: readonly string[]; label: string }) {
  if (messages.length === 0) return null;
  return (
    <ul className={styles.messages} aria-label={label}>
      {messages.map((message) => (
        <li key={message}>
          <CodeText code={message} />
        </li>
      ))}
    </ul>
  );
}
