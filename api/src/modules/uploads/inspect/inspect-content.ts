import { type FileKind, sniffFileKind } from '@berth/contract';

export type InspectionProblem = 'kindRefused' | 'unreadable' | 'tooManyPixels' | 'activeContent';

/** A picture in one width, as WebP. */
export type Drawing = { width: number; height: number; content: Uint8Array };

/** What a file is, with the bytes that may be kept of it; or why none may. */
export type Inspection =
  | { kind: FileKind; content: Uint8Array; drawings?: readonly Drawing[] }
  | { problem: InspectionProblem };

/**
 * Parses what somebody sent, whatever they call it. Pictures are redrawn; a PDF stays as it is, byte for
 * byte, because many are signed. With `widths` a picture is drawn in each of them instead, up to the first that it does
 * not fill. Meant for a process of its own: see inspect-file.ts.
 */
export async function inspectContent(
  content: Uint8Array,
  kinds: readonly FileKind[],
  widths?: readonly number[],
): Promise<Inspection> {
  const kind = sniffFileKind(content);
  if (!kind || !kinds.includes(kind)) return { problem: 'kindRefused' };
  // Either parser is a good part of the time that a small file takes: only the one in need is loaded.
  if (kind === 'pdf') {
    const { findPdfProblem } = await import('./find-pdf-problem.ts');
    const problem = await findPdfProblem(content);
    return problem ? { problem } : { kind, content };
  }
  const { drawInWidths, redrawImage } = await import('./redraw-image.ts');
  if (widths) return await drawInWidths(content, kind, widths);
  return await redrawImage(content, kind);
}
