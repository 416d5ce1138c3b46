import { useRef, useState } from 'react';
import type { SaveAttempt, SaveAttempts } from './save-attempt.ts';
import { isLost, type SaveAnswer, type SaveFailure, type SaveProblem } from './save-problem.ts';

/** What is sent, and what its sender wants to have at hand when the answer comes. */
type Sendable = { content: object };

export type SaveOnceInput<Sent extends Sendable, Result, Action, Failure> = {
  attempts: SaveAttempts;
  call: (content: Sent['content'] & { idempotencyKey: string }) => Promise<SaveAnswer<Result>>;
  onSaved: (result: Result, sent: Sent, action: Action) => void;
  /** Places what went wrong: what it gives is said above the button. */
  place: (problem: SaveProblem, sent: Sent, action: Action) => Failure | null;
};

export type SaveOnce<Sent extends Sendable, Action, Failure = SaveFailure> = {
  saving: Action | null;
  failure: Failure | null;
  /** Something was sent, and nobody knows whether the server has it. */
  isUnanswered: boolean;
  /** Sends what `prepare` gives, once per click; null for what cannot be sent. Nothing is prepared while a save is under way. */
  run: (action: Action, prepare: () => Sent | Promise<Sent | null> | null) => Promise<void>;
  fail: (failure: Failure) => void;
  /** Continues an attempt that was retained over a reload. */
  resume: (attempt: SaveAttempt) => void;
  /** It is known now whether the server has what was sent. */
  settle: () => void;
};

/** Sends something once per click, and again with the same idempotency key when its answer was lost. */
export function useSaveOnce<Sent extends Sendable, Result, Action extends string, Failure = SaveFailure>(
  input: SaveOnceInput<Sent, Result, Action, Failure>,
): SaveOnce<Sent, Action, Failure> {
  const { attempts, call, onSaved, place } = input;
  const [saving, setSaving] = useState<Action | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isUnanswered, setUnanswered] = useState(false);
  const isSaving = useRef(false);

  const send = async (sent: Sent, action: Action) => {
    const idempotencyKey = attempts.keyFor(JSON.stringify(sent.content));
    setUnanswered(true);
    const { data, error } = await call({ ...sent.content, idempotencyKey });
    if (error) {
      const problem = error as SaveProblem; // calls fail with nothing else
      // Whether an earlier attempt came through is still not known.
      setUnanswered(isUnanswered || isLost(problem));
      const failed = place(problem, sent, action);
      if (failed) setFailure(failed);
    } else if (data !== undefined) {
      setUnanswered(false);
      onSaved(data, sent, action);
    }
  };

  const run: SaveOnce<Sent, Action, Failure>['run'] = async (action, prepare) => {
    if (isSaving.current) return;
    setFailure(null);
    const prepared = prepare();
    if (!prepared) return;
    isSaving.current = true;
    setSaving(action);
    try {
      const sent = await prepared;
      if (sent) await send(sent, action);
    } finally {
      isSaving.current = false;
      setSaving(null);
    }
  };

  const resume = (attempt: SaveAttempt) => {
    attempts.resume(attempt);
    setUnanswered(true);
  };
  return {
    saving,
    failure,
    isUnanswered,
    run,
    fail: setFailure,
    resume,
    settle: () => setUnanswered(false),
  };
}
