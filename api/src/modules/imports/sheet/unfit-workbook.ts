/** Why nothing is read of a file. */
export type WorkbookProblem =
  | 'notWorkbook'
  | 'oldFormat'
  | 'password'
  | 'macros'
  | 'links'
  | 'tooCostly'
  | 'unreadable'
  | 'noHeading'
  | 'noLines'
  | 'tooManyLines';

/** Ends the reading of a file. */
export class UnfitWorkbook extends Error {
  override name = 'UnfitWorkbook';
  readonly problem: WorkbookProblem;

  constructor(problem: WorkbookProblem) {
    super(problem);
    this.problem = problem;
  }
}
