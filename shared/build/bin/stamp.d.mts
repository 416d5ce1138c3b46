/** One hash for the contents of files and folders, given by their paths from the top; tests and builds left out. */
export function contentHash(paths: readonly string[]): string;
