import type { RecordChange } from '../record/record-kind.ts';
import type { Message } from './message.ts';

/** The data of each kind of event that `GET /business/events` gives, as JSON. */
export type LiveEvents = {
  /** `fresh`: those that came since the last event, the oldest first. */
  messages: { unread: number; fresh: Message[] };
  /** One of the caller's tasks has progressed. */
  tasks: { running: number };
  /**
   * Records of one kind that changed since the last event; `ids` is null where any may have: the stream was interrupted,
   * or there are many. A page that opens for the first time gets none.
   */
  records: RecordChange;
  /** The bookings of a `records` event, sent after it for released shells that know this event alone. */
  bookings: { changed: string[] | null };
  /** What the caller may do has changed, or may have while the stream was interrupted: ask who they are again. */
  rights: Record<string, never>;
  /** The last one of a stream: the session is over, or another stream may be opened. */
  end: { reason: 'signedOut' | 'later' };
};
