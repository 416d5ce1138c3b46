import type { Readable } from 'node:stream';
import { type FileKind, fileKindNames } from '@berth/contract';
import type { FileAnswer } from '../../http/send-file.ts';

/** The answer to an upload, as the spec has it. `address` is of a call that answers the file. */
export function presentUploaded(fileName: string, address: string) {
  return { fileName, src: `/api${address}` };
}

/** A file that a record of the customer's uses. */
export function presentAttached(row: { upload_id: string; file_name: string; bytes: number }) {
  return { ...presentUploaded(row.file_name, `/file/${row.upload_id}`), bytes: row.bytes };
}

/** The id in what an upload was answered with; any other text is no id. */
export function uploadIdOf(src: string): string {
  return src.replace(/^\/api\/file\//, '');
}

/** A stored file as an answer: pictures were drawn by us and may be shown; a PDF is only ever saved. */
export function presentFile(
  row: { file_name: string; kind: FileKind; bytes: number },
  body: Readable | Buffer,
): FileAnswer {
  return {
    mediaType: fileKindNames[row.kind].mediaType,
    fileName: row.file_name,
    body,
    isInline: row.kind !== 'pdf',
  };
}
