/** One hash for the contents of files and folders, given by their paths from the top; tests and builds left out. With an `ending`, of the files that end so. */
export function contentHash(paths: readonly string[], ending?: string): string;
