/** Something that kept a file from being imported. */
export type ImportProblem = {
  /** As the sheet numbers it, the heading being row 1; null for the whole file. */
  row: number | null;
  /** The heading of the column, as the sheet has it. */
  column?: string;
  /** The address, such as `C12`, where one cell is meant. */
  cell?: string;
  /** Good to know, and keeps nothing from being imported. */
  isHint?: boolean;
  /** In the reader's language: what to do. */
  message: string;
};

/** Something that may be done with what was read: a button. The dialog closes after `take`. */
type ImportChoice = { label: string; isPrimary?: boolean; take: () => void };

/** With any problem but hints, and while there are choices, nothing was imported. */
export type ImportResult = {
  importedCount: number;
  problems: readonly ImportProblem[];
  /** What is there, above the choices. */
  summary?: string;
  choices?: readonly ImportChoice[];
};

/**
 * Sends the file and answers when the server has read it all: everything or nothing is imported.
 * Rejects with an Error whose message can be shown. `onProgress` takes the share that is sent, 0 to 1; `onRead`, once
 * that is all, the rows that the server has read, and how many there are where that is known.
 */
export type ImportFile = (
  file: File,
  options: {
    signal: AbortSignal;
    onProgress: (share: number) => void;
    onRead: (rows: number, total: number | null) => void;
  },
) => Promise<ImportResult>;

type ImportNote = {
  severity: 'error' | 'hint';
  row: number | null;
  cell: string | null;
  column: string | null;
  message: string;
};

/** What the server noted of a workbook, as the dialog lists it. */
export const problemsOfNotes = (notes: readonly ImportNote[]): ImportProblem[] =>
  notes.map(({ severity, row, cell, column, message }) => ({
    row,
    message,
    ...(cell !== null && { cell }),
    ...(column !== null && { column }),
    ...(severity === 'hint' && { isHint: true }),
  }));
