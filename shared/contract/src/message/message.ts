import type { LocalizedText } from '../language/locale.ts';
import type { MessageKind } from './message-change.ts';

/** What one person was told (spec section 3: title, content, send time). */
export type Message = {
  id: string;
  kind: MessageKind;
  title: LocalizedText;
  content: LocalizedText;
  /** `YYYY-MM-DD HH:mm:ss`, China Standard Time. */
  sentAt: string;
  isRead: boolean;
  /** The booking that it is about; null where it is about none. */
  booking: { id: string; kind: 'lcl' | 'fcl' | 'air'; businessNumber: string } | null;
  /** The bill that it is about; null where it is about none. */
  bill: { id: string; number: string } | null;
  /** The declaration that it is about; null where it is about none. */
  declaration: { id: string; number: string } | null;
};

/** How many messages the caller has not read. */
export type MessageSummary = { unread: number };
