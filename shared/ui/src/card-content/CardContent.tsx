import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { useTexts } from '../ui-texts.ts';
import styles from './CardContent.module.css';

const texts = { 'zh-CN': { loading: '正在加载…' }, en: { loading: 'Loading…' } };

export type CardContentProps<Data> = {
  /** What the card shows; nothing while it is on its way. */
  data: Data | undefined;
  /** Why there is nothing to show. What came before stays. */
  problem?: { message: string; requestId?: string };
  onRetry?: () => void;
  /** Whether there is nothing in it, and the sentence that says so. */
  isEmpty?: (data: Data) => boolean;
  emptyText?: string;
  /** The room that it takes until it has come. */
  heightPx?: number;
  children: (data: Data) => ReactNode;
};

/** What stands in a card: a skeleton, why it could not be had with a way to try again, or the content itself. */
export function CardContent<Data>(props: CardContentProps<Data>) {
  const { data, problem, heightPx = 120 } = props;
  const { loading } = useTexts(texts);
  if (data !== undefined) {
    return props.isEmpty?.(data) ? <EmptyState text={props.emptyText ?? ''} isPart /> : props.children(data);
  }
  if (problem) return <ErrorState {...problem} onRetry={props.onRetry} />;
  return <div className={styles.skeleton} style={{ height: heightPx }} role="status" aria-label={loading} />;
}
