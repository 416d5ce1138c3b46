import type { Readable } from 'node:stream';
import { type FileKind, fileKindNames } from '@berth/contract';
import type { FileAnswer } from '../../http/send-file.ts';

/** The answer to an upload, as the spec has it. `address` is of a call that answers the file. */
export function presentUploaded(fileName: string, address: string) {
  return { fileName, src: `/api${address}` };
}

/** A stored file as an answer: pictures were drawn by us and may be shown; a PDF is only ever saved. */
export function presentFile(
  row: { file_name: string; kind: FileKind; bytes: number },
  body: Readable,
): FileAnswer {
  return {
    mediaType: fileKindNames[row.kind].mediaType,
    fileName: row.file_name,
    body,
    isInline: row.kind !== 'pdf',
  };
}
