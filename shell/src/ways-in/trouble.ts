import type { Problem } from '@berth/contract';
import { type ApiProblem, problemText, type Translate, useTranslation } from '@berth/runtime';

/** What is wrong at a field: a rule that shows without asking, or a refusal; said in the language in use. */
export type Trouble = Pick<Problem, 'rule'> | ApiProblem;
export type Troubles<Field extends string> = Partial<Record<Field, Trouble>> & { form?: ApiProblem };

/** Says what is wrong at a field. */
export function useSayTrouble(): (field: string, trouble: Trouble | undefined) => string | undefined {
  const { t, locale } = useTranslation('ways-in');
  return (field, trouble) => {
    if (!trouble) return undefined;
    return 'rule' in trouble ? sayRule(t, field, trouble) : fieldText(trouble, field, locale);
  };
}

function sayRule(t: Translate, field: string, { rule }: Pick<Problem, 'rule'>): string {
  return rule === 'required' ? t(`missing.${field}`) : t(`problem.${rule}`);
}

/** A refusal in the words for one of its fields. */
export function fieldText(problem: ApiProblem, field: string, locale: 'zh-CN' | 'en'): string {
  const own = problem.fields?.find((each) => each.field === field);
  return problemText(own ?? problem, locale);
}

/** Where a refusal is shown: at the fields that it names, as far as the form has them, else above the form. */
export function placeRefusal<Field extends string>(
  problem: ApiProblem,
  fields: readonly Field[],
): Troubles<Field> {
  const named = [problem.field, ...(problem.fields ?? []).map(({ field }) => field)];
  const known = fields.filter((field) => named.includes(field));
  const placed = Object.fromEntries(known.map((field) => [field, problem]));
  return (known.length > 0 ? placed : { form: problem }) as Troubles<Field>; // of these fields
}
