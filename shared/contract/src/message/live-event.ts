import type { RecordChange } from '../record/record-kind.ts';
import type { Message } from './message.ts';

/** The data of each kind of event that `GET /business/events` gives, as JSON. */
export type LiveEvents = {
  /** `fresh`: those that came since the last event, the oldest first. */
  messages: { unread: number; fresh: Message[] };
  /** Any of the caller's tasks is further than before. */
  tasks: { running: number };
  /**
   * Records of one kind that changed, when and as `bookings` says it: shells that know `records` take these alone.
   */
  records: RecordChange;
  /**
   * Bookings that changed in any way, by their ids; null where any may have: the stream was away meanwhile, or they are
   * many. A page that has just come is told of none.
   */
  bookings: { changed: string[] | null };
  /** The last one of a stream: the session is over, or another stream may be opened. */
  end: { reason: 'signedOut' | 'later' };
};
