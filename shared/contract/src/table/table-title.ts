import { checkText } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import { trimText } from '../text/trim-text.ts';
import { tableMemoryLimits } from './table-settings.ts';

/** The name of a favourite or a view as it is stored: without blanks around it, and each character in one form. */
export function normalizeTitle(title: string): string {
  return trimText(title).normalize('NFC');
}

/** What is wrong with such a name (spec section 5: 名称不能为空), the same for widget and server. */
export function titleProblem(title: string): Problem | null {
  if (title === '') return { path: 'title', rule: 'blankName' };
  const problem = checkText(title, tableMemoryLimits.titleCharacters);
  return problem && { path: 'title', ...problem };
}
