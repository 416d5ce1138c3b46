import {
  type ApiProblem,
  createSignal,
  readStored,
  type Signal,
  useSignal,
  writeStored,
} from '@berth/runtime';
import type { Outcome, Person, Saying, TalkFile } from './talk.ts';

/** Something that was said and that the server has not confirmed yet. */
export type Pending = {
  key: string;
  words: string;
  files: TalkFile[];
  /** China Standard Time. */
  at: string;
  /** It did not go, and goes again when it is asked for; null while it is on its way. */
  failure: { problem: ApiProblem | null } | null;
};

/** What is being typed, and what was said and is on its way. */
export type Draft = Person & { words: string; files: TalkFile[]; pending: Pending[] };

const empty: Draft = { words: '', files: [], name: '', mail: '', pending: [] };
const drafts = new Map<string, Signal<Draft>>();
/** Of a visitor it outlives a reload of this tab. What a signed-in person types is in this window's memory alone. */
export const visitorPlace = 'visitor';
const stored = 'berth.support.typed';

function draftOf(place: string): Signal<Draft> {
  const known = drafts.get(place);
  if (known) return known;
  const made = createSignal(place === visitorPlace ? readDraft() : empty);
  if (place === visitorPlace)
    made.subscribe(() => {
      const draft = made.get();
      writeStored('session', stored, draft === empty ? null : JSON.stringify(draft));
    });
  drafts.set(place, made);
  return made;
}

/** Of tests: nothing is typed, as after the window was closed. */
export const forgetDrafts = () => drafts.clear();

export function useDraft(place: string) {
  const signal = draftOf(place);
  return {
    draft: useSignal(signal),
    change: (part: Partial<Draft>) => signal.set({ ...signal.get(), ...part }),
    /** The file is of the draft of that moment: others may have come meanwhile. */
    addFile: (file: TalkFile) => signal.set({ ...signal.get(), files: [...signal.get().files, file] }),
    /** The first question went: what was typed and uploaded while it was on its way stays. */
    forgetSent: (sent: Pick<Draft, 'words' | 'files'>) => {
      const { words, files } = signal.get();
      const isLonger = words.startsWith(sent.words);
      signal.set({
        ...signal.get(),
        words: isLonger ? words.slice(sent.words.length).trimStart() : words,
        files: files.filter((file) => !sent.files.includes(file)),
      });
    },
    /** What is typed becomes what was said, and is sent. */
    send: (at: string, key: string, say: (saying: Saying) => Outcome) => {
      const { words, files, pending } = signal.get();
      const said: Pending = { key, words: words.trim(), files, at, failure: null };
      signal.set({ ...signal.get(), words: '', files: [], pending: [...pending, said] });
      void sendPending(signal, say);
    },
    retry: (say: (saying: Saying) => Outcome) => {
      setPending(signal, (each) => ({ ...each, failure: null }));
      void sendPending(signal, say);
    },
    /** It is typed again, not sent. */
    takeBack: (key: string) => {
      const draft = signal.get();
      const taken = draft.pending.find((each) => each.key === key);
      if (!taken) return;
      const words = [taken.words, draft.words].filter((each) => each !== '').join('\n');
      const pending = draft.pending.filter((each) => each !== taken);
      signal.set({ ...draft, words, files: [...taken.files, ...draft.files], pending });
    },
  };
}

const sending = new Set<Signal<Draft>>();

/** One after the other, in the order in which it was said; after one that does not go the rest waits with it. */
async function sendPending(signal: Signal<Draft>, say: (saying: Saying) => Outcome): Promise<void> {
  if (sending.has(signal)) return;
  sending.add(signal);
  try {
    for (let next = firstOf(signal); next; next = firstOf(signal)) {
      const { key, words, files } = next;
      const problem = await say({ idempotencyKey: key, words, files: files.map(({ file }) => file) });
      if (problem) setPending(signal, (each) => ({ ...each, failure: { problem } }));
      else signal.set({ ...signal.get(), pending: signal.get().pending.filter((each) => each.key !== key) });
    }
  } finally {
    sending.delete(signal);
  }
}

const firstOf = (signal: Signal<Draft>) => signal.get().pending.find(({ failure }) => failure === null);

function setPending(signal: Signal<Draft>, change: (pending: Pending) => Pending): void {
  signal.set({ ...signal.get(), pending: signal.get().pending.map(change) });
}

/** What was on its way when the page went may have arrived: sent again with its key it is said once. */
function readDraft(): Draft {
  try {
    const found = JSON.parse(readStored('session', stored) ?? 'null') as Partial<Draft> | null; // checked below
    if (!found) return empty;
    const texts = [found.words, found.name, found.mail];
    if (!texts.every((text) => typeof text === 'string') || !Array.isArray(found.pending)) return empty;
    const draft = { ...empty, ...found };
    return {
      ...draft,
      pending: draft.pending.map((each) => ({ ...each, failure: each.failure ?? { problem: null } })),
    };
  } catch {
    return empty;
  }
}
