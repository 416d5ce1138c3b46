import type { RowKeys } from '../state/form-paths.ts';
import type { FormAttempt, SectionSpec } from '../state/form-spec.ts';
import type { Form } from '../state/use-form-state.ts';
import type { SaveAttempts } from './save-attempt.ts';
import {
  failureOf,
  isLost,
  isSaidElsewhere,
  type SaveAnswer,
  type SaveFailure,
  type SaveProblem,
} from './save-problem.ts';
import { type SaveOnce, useSaveOnce } from './use-save-once.ts';

/** A stored record and the version that a form has of it. */
export type RecordVersion = { id: string; version: number };

/** Which record is saved: a stored one, or a new one by what its kind needs for that, such as a reserved number. */
type SaveTarget<NewTarget> = RecordVersion | NewTarget;

/** Why a save cannot be: a newer version, a record that is there already, or one that is not there any more. */
export type SaveObstacle = { action: FormAttempt; problem: SaveProblem };

type RecordContent<Body, NewTarget> = { action: FormAttempt } & SaveTarget<NewTarget> & Body;

export type SaveRecordInput<Draft extends object, Section extends SectionSpec, Body, NewTarget, Result> = {
  form: Form<Draft, Section>;
  /** The stored record that the form changes; null for a new one. */
  identity: RecordVersion | null;
  attempts: SaveAttempts;
  toRequest: (draft: Draft) => { body: Body; keys: RowKeys };
  call: (content: RecordContent<Body, NewTarget> & { idempotencyKey: string }) => Promise<SaveAnswer<Result>>;
  /** What a new record is saved under; null when that could not be had. */
  newTarget: (isAnew: boolean) => Promise<NewTarget | null>;
  /** The key of what is said then. */
  noTarget: string;
  /** Codes of refusals that are no matter of the fields. That a stored record is not there any more is always one. */
  obstacles: readonly string[];
  /** What else this kind knows to say of a refusal. */
  failureFor?: (problem: SaveProblem) => SaveFailure | null;
  onSaved: (result: Result, action: FormAttempt) => void;
  /** Something is shown at the fields or above submit: time to go there. */
  onRefused: () => void;
  onObstacle: (obstacle: SaveObstacle) => void;
};

export type SaveRecord = Omit<SaveOnce<never, FormAttempt>, 'run' | 'fail'> & {
  /** With `isAnew` as a new record, whatever the form was of. */
  save: (action: FormAttempt, isAnew?: boolean) => Promise<void>;
};

/** Saves a form, once per click, retries with the same idempotency key, and places what went wrong. */
export function useSaveRecord<
  Draft extends object,
  Section extends SectionSpec,
  Body extends object,
  NewTarget extends object,
  Result,
>(input: SaveRecordInput<Draft, Section, Body, NewTarget, Result>): SaveRecord {
  const { form, identity, attempts, toRequest, obstacles, onSaved, onRefused, onObstacle } = input;

  const place = (problem: SaveProblem, { keys }: { keys: RowKeys }, action: FormAttempt) => {
    if (isSaidElsewhere(problem)) return null;
    const isGone = identity !== null && problem.code === 'NOT_FOUND';
    if (isGone || obstacles.includes(problem.code ?? '')) {
      onObstacle({ action, problem });
      return null;
    }
    onRefused();
    const known = input.failureFor?.(problem);
    if (known) return known;
    if (!problem.fields?.length) return { ...failureOf(problem), lost: isLost(problem) ? action : undefined };
    form.dispatch({ type: 'refuse', fields: problem.fields, keys });
    return null;
  };

  type Sent = { content: RecordContent<Body, NewTarget>; draft: Draft; keys: RowKeys };
  const saving = useSaveOnce<Sent, Result, FormAttempt>({
    attempts,
    place,
    call: input.call,
    onSaved: (result, { draft }, action) => {
      // A submission asks before about what it leaves out.
      form.dispatch({ type: 'saved', draft, isLeftOutDropped: action === 'submit' });
      onSaved(result, action);
    },
  });

  const sentFor = (action: FormAttempt, target: SaveTarget<NewTarget>): Sent => {
    const { draft } = form.state;
    const { body, keys } = toRequest(draft);
    return { content: { action, ...target, ...body }, draft, keys };
  };
  const prepareNew = async (action: FormAttempt, isAnew: boolean) => {
    const target = await input.newTarget(isAnew);
    if (target) return sentFor(action, target);
    saving.fail({ key: input.noTarget, lost: action });
    onRefused();
    return null;
  };
  const save = (action: FormAttempt, isAnew = false) =>
    saving.run(action, () => {
      form.dispatch({ type: 'attempt', action });
      if (form.problems[action].size > 0) {
        onRefused();
        return null;
      }
      if (!identity || isAnew) return prepareNew(action, isAnew);
      return sentFor(action, { id: identity.id, version: identity.version });
    });
  const { failure, isUnanswered, resume, settle } = saving;
  return { saving: saving.saving, failure, isUnanswered, save, resume, settle };
}
