import { type FileKind, sniffedBytes, sniffFileKind } from '@berth/contract';

export type FileRule = { kinds: readonly FileKind[]; maxBytes: number };
export type FileProblem = 'empty' | 'kind' | 'tooLarge' | 'unreadable';

/** What keeps a file from being sent; null for nothing. It looks at the first bytes, never at the name. */
export async function checkFile(file: File, { kinds, maxBytes }: FileRule): Promise<FileProblem | null> {
  const start = await readStart(file);
  // A folder that was dropped, or a file that was moved since, cannot be read.
  if (!start) return 'unreadable';
  if (file.size === 0) return 'empty';
  const kind = sniffFileKind(start);
  if (!kind || !kinds.includes(kind)) return 'kind';
  return file.size > maxBytes ? 'tooLarge' : null;
}

async function readStart(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer());
  } catch {
    return null;
  }
}
