import type { ExportDocuments } from '../booking/booking-basics.ts';
import type { Problem } from '../rule/problem.ts';
import type { Currency } from '../trade/money.ts';
import type { ClearanceItem } from './clearance-item.ts';
import { clearanceItemsProblems } from './clearance-item-rules.ts';
import { type DeclarationKind, declarationKindsOf } from './declaration-status.ts';

/** What a customer enters of a declaration. */
export type DeclarationContent = {
  kind: DeclarationKind;
  /** That of all unit prices and totals. */
  currency: Currency;
  goods: ClearanceItem[];
};

/** What of a booking decides how it can be declared. */
export type DeclaredBooking = { isDeclared: boolean; exportDocuments: ExportDocuments | null };

/** The kinds of declaration that a booking can have, the usual one first; none where its cargo is not declared. */
export function kindsOfBooking({ isDeclared, exportDocuments }: DeclaredBooking): readonly DeclarationKind[] {
  if (!isDeclared) return [];
  return exportDocuments === null ? ['declare'] : declarationKindsOf(exportDocuments);
}

/** What is wrong with a declaration of a booking; a draft may lack what is required, but holds nothing wrong. */
export function declarationProblems(
  { kind, goods }: DeclarationContent,
  { kinds, isComplete }: { kinds: readonly DeclarationKind[]; isComplete: boolean },
): Problem[] {
  const problems: Problem[] = [];
  if (kinds.length === 0) problems.push({ path: 'kind', rule: 'bookingNotDeclared' });
  else if (!kinds.includes(kind)) problems.push({ path: 'kind', rule: 'kindOfBooking' });
  return [...problems, ...clearanceItemsProblems(goods, { isComplete, path: 'goods' })];
}
