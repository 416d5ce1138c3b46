/** Something that kept a file from being imported. */
export type ImportProblem = {
  /** As the sheet numbers it, the heading being row 1; null for the whole file. */
  row: number | null;
  /** The heading of the column, as the sheet has it. */
  column?: string;
  /** In the reader's language: what to do. */
  message: string;
};

/** With any problem nothing was imported. */
export type ImportResult = { importedCount: number; problems: readonly ImportProblem[] };

/**
 * Sends the file and answers when the server has read it all: everything or nothing is imported.
 * Rejects with an Error whose message can be shown. `onProgress` takes the share that is sent, 0 to 1.
 */
export type ImportFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<ImportResult>;
