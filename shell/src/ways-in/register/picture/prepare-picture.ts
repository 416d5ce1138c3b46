import { sniffFileKind } from '@berth/contract';
import { drawPicture } from './draw-picture.ts';

/** Why a file is not taken; each has its words. */
export type PictureProblem = 'empty' | 'tooLarge' | 'unreadable' | 'heic' | 'pdf' | 'noPicture' | 'damaged';

/** Of the file that is chosen, before it is shrunk here. */
const mostBytes = 40 * 1024 * 1024;

const startBytes = 12;

/** What is sent of a file: a picture drawn anew; else why it is none. The name of the file says nothing. */
export async function preparePicture(file: Blob, quarterTurns: number): Promise<Blob | PictureProblem> {
  if (file.size > mostBytes) return 'tooLarge';
  const start = await readStart(file);
  // A folder that was dropped, or a file that was moved since, cannot be read.
  if (!start) return 'unreadable';
  if (file.size === 0) return 'empty';
  const kind = kindOf(start);
  if (kind === 'pdf' || kind === null) return kind ?? 'noPicture';
  const drawn = await drawPicture(file, quarterTurns);
  return drawn ?? (kind === 'heic' ? 'heic' : 'damaged');
}

async function readStart(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, startBytes).arrayBuffer());
  } catch {
    return null;
  }
}

/** Of what a browser may be able to draw, and of a PDF. SVG is text that can do things, and never a photo. */
function kindOf(start: Uint8Array): 'picture' | 'heic' | 'pdf' | null {
  const sniffed = sniffFileKind(start);
  if (sniffed !== null) return sniffed === 'pdf' ? 'pdf' : 'picture';
  const letters = String.fromCharCode(...start);
  if (letters.startsWith('RIFF') && letters.endsWith('WEBP')) return 'picture';
  return /^ftyp(?:hei[cmxs]|hev[cmxs]|mif1|msf1)$/.test(letters.slice(4)) ? 'heic' : null;
}
