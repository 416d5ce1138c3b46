import type { Cells, KeyedRow } from '../undo/rows.ts';
import type { UndoSpec } from '../undo/take-back.ts';

/** A list that is filled from elsewhere. */
export type FilledList = {
  isEmpty(row: KeyedRow): boolean;
  /** Fields that say what a row is of, such as goods or the size of a box. */
  names: readonly string[];
  /** The most rows that it takes. */
  most: number;
};

/** What filling a form from elsewhere, such as from a template, needs to know about a draft. */
export type FillSpec<Draft> = UndoSpec & {
  lists: Readonly<Record<string, FilledList>>;
  /** The draft with every row naming the row that it implicitly belongs to, before rows are brought together. */
  named?: (draft: Draft) => Draft;
};

/** What becomes of a place that is filled already; a list may take the rows behind its own. */
export type FillAnswer = 'mine' | 'theirs' | 'append';

/** Fields that are filled already, one or those that belong together, with what they hold on each side. */
export type FieldQuestion = { kind: 'field'; path: string; mine: Cells; theirs: Cells };

/** A list in which something is entered, with the rows of each side that are not empty. */
export type RowsQuestion = {
  kind: 'rows';
  path: string;
  mine: readonly KeyedRow[];
  theirs: readonly KeyedRow[];
  answers: readonly FillAnswer[];
};

export type FillQuestion = FieldQuestion | RowsQuestion;

/** Nothing is overwritten that nobody chose to overwrite. */
export const answerTo = (answers: ReadonlyMap<string, FillAnswer>, path: string): FillAnswer =>
  answers.get(path) ?? 'mine';
