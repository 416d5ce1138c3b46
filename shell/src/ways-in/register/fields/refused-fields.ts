import type { ApiProblem } from '@berth/runtime';

/** A refusal whose fields have their names alone: `content.account` is `account`. */
export function withPlainFields(problem: ApiProblem): ApiProblem {
  const field = problem.field && plainName(problem.field);
  const fields = problem.fields?.map((each) => ({ ...each, field: plainName(each.field) }));
  return { ...problem, field, fields };
}

export function namedFields({ field, fields = [] }: ApiProblem): string[] {
  return [...(field ? [field] : []), ...fields.map((each) => each.field)];
}

const plainName = (path: string) => path.split('.').at(-1) ?? path;
