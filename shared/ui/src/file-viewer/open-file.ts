import { sniffedBytes, sniffFileKind } from '@berth/contract';
import { type OpenPdf, openPdf, type PdfProblem } from './pdf/open-pdf.ts';

/** What is shown of a file. */
export type FileContent =
  | { kind: 'pdf'; blob: Blob; pdf: OpenPdf }
  | { kind: 'picture'; blob: Blob; url: string }
  | { kind: 'none'; blob: Blob; problem: PdfProblem | 'unknown' };

/** Opens a file by what it is, whatever it is called. */
export async function openFile(blob: Blob): Promise<FileContent> {
  const kind = sniffFileKind(new Uint8Array(await blob.slice(0, sniffedBytes).arrayBuffer()));
  if (kind === null) return { kind: 'none', blob, problem: 'unknown' };
  if (kind !== 'pdf') return { kind: 'picture', blob, url: URL.createObjectURL(blob) };
  const pdf = await openPdf(blob);
  return typeof pdf === 'string' ? { kind: 'none', blob, problem: pdf } : { kind: 'pdf', blob, pdf };
}

/** Gives back what an open file holds. */
export function closeFile(content: FileContent): void {
  if (content.kind === 'pdf') content.pdf.close();
  if (content.kind === 'picture') URL.revokeObjectURL(content.url);
}
