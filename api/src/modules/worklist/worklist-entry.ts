import {
  fillTexts,
  type LocalizedParams,
  type LocalizedText,
  type RecordKind,
  type Urgency,
  type WorklistKind,
  type WorklistSource,
} from '@berth/contract';
import type { Provider } from '../../providers/ask-providers.ts';

/** What a module finds that needs its customer. */
export type WorklistEntry = {
  kind: WorklistKind;
  /** Which one of a kind it is, where a record can have several. */
  part?: string;
  record: { kind: RecordKind; id: string; number: string };
  why: LocalizedText;
  action: LocalizedText;
  path: string;
  dueAt: Date | null;
  /** `YYYY-MM-DD` in China, where a day is the deadline: its end is `dueAt`. */
  dueOn?: string;
  /** By its deadline, where it has one and nothing else is given. */
  urgency?: Urgency;
};

/** What a module contributes to the worklist; `now` is the same for all of them. */
export type WorklistProvider = Provider<{ now: Date }, WorklistEntry[]> & { name: WorklistSource };

/** The words of one reason: what needs doing, with `{places}`, and what the button says. */
export type WorklistWords = { why: LocalizedText; action: LocalizedText };

/** The same with the places filled. */
export function wordReason({ why, action }: WorklistWords, params: LocalizedParams = {}): WorklistWords {
  return { why: fillTexts(why, params), action };
}
