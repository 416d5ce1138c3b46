import { type Problem, problemMessage } from '@berth/contract';
import { useId, useState } from 'react';
import { useUiTexts } from '../../ui-texts.ts';
import { jumpTo } from '../jump/jump-to.ts';
import { createAttempts, type SaveAttempts } from '../save/save-attempt.ts';
import { isSaidElsewhere, type SaveAnswer, type SaveProblem } from '../save/save-problem.ts';
import { useSaveOnce } from '../save/use-save-once.ts';

/** What is sent of a form: the same key as long as its content is the same. */
export type Sent<Content extends object> = Content & { idempotencyKey: string };

export type SendFormInput<Content extends object, Result> = {
  /** Its idempotency keys, where they outlive the form. */
  attempts?: SaveAttempts;
  content: Content;
  problems: readonly Problem[];
  call: (content: Sent<Content>) => PromiseLike<SaveAnswer<Result>>;
  onSent: (result: Result) => void;
};

export type SendForm = {
  idOf: (field: string) => string;
  /** What is wrong with a field, once it was tried to send: by its rule, or as the server said it. */
  errorOf: (field: string) => string | undefined;
  isBusy: boolean;
  /** Why it was not sent, where no drawn field says so; its `fields` are those that are not drawn. */
  readonly failure: SaveProblem | null;
  /** Sends once per click, with the same key where an answer was lost; jumps to what is wrong instead. */
  send: () => void;
};

/** A small form that is sent as a whole: a dispute, a reply, a proof of payment. Its fields keep what is typed. */
export function useSendForm<Content extends object, Result>(input: SendFormInput<Content, Result>): SendForm {
  const { content, problems, call, onSent } = input;
  const { locale } = useUiTexts();
  const formId = useId();
  const [ownAttempts] = useState(createAttempts);
  const [tried, setTried] = useState<string | null>(null);
  const once = useSaveOnce<{ content: Content }, Result, 'send', SaveProblem>({
    attempts: input.attempts ?? ownAttempts,
    call: async (sent) => await call(sent),
    onSaved: (result) => {
      // A form that stays begins again: nothing is wrong with it yet.
      setTried(null);
      onSent(result);
    },
    place: (problem) => (isSaidElsewhere(problem) ? null : problem),
  });
  const text = JSON.stringify(content);
  const idOf = (field: string) => `${formId}-${field}`;
  const refused = tried === text ? (once.failure?.fields ?? []) : [];
  /** The fields that are drawn: what is wrong with another one is said above the button. */
  const drawn = new Set<string>();
  const errorOf = (field: string) => {
    drawn.add(field);
    if (tried === null) return undefined;
    const problem = problems.find(({ path }) => path === field);
    if (problem) return problemMessage(problem, locale);
    const refusal = refused.find((each) => isOf(each.field, field));
    return refusal?.texts?.[locale] ?? refusal?.message;
  };
  const send = () => {
    setTried(text);
    const [first] = problems;
    if (first) jumpTo(idOf(first.path));
    else void once.run('send', () => ({ content }));
  };
  return {
    idOf,
    errorOf,
    isBusy: once.saving !== null,
    // Read below the fields, when they are drawn.
    get failure() {
      const { fields: all = [] } = once.failure ?? {};
      const fields = all.filter((each) => ![...drawn].some((field) => isOf(each.field, field)));
      if (!once.failure || (all.length > 0 && fields.length === 0)) return null;
      return { ...once.failure, fields };
    },
    send,
  };
}

/** A list of plain values, such as files, is one field; the rows of a list have fields of their own. */
const isOf = (path: string, field: string) =>
  path === field || (path.startsWith(`${field}.`) && /^\d+$/.test(path.slice(field.length + 1)));
