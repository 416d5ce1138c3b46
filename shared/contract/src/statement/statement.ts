/** A statement covers a period, or chosen bills. */
export const statementFormats = ['pdf', 'xlsx'] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** Days since a bill was issued by which what is owed of it is grouped: 0–30, 31–60, 61–90, above. */
export const ageingDays = [30, 60, 90] as const;

/**
 * How much one statement holds, in bills and payments, and in fee rows where it lists them. What is more than `waiting`
 * is made as a task.
 */
export const statementLimits = {
  waiting: 500,
  task: 20_000,
  feeRows: { waiting: 10_000, task: 200_000 },
  days: 400,
} as const;

/** The group of an age in days: 0 to 3. */
export function ageingGroup(days: number): number {
  const group = ageingDays.findIndex((limit) => days <= limit);
  return group === -1 ? ageingDays.length : group;
}
