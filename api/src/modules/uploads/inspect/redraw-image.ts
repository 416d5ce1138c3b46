import type { FileKind } from '@berth/contract';
import sharp from 'sharp';
import type { Inspection } from './inspect-content.ts';
import { maxMegapixels } from './max-megapixels.ts';

// Of libvips' many readers only these three ever see what somebody sent.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

type ImageKind = Exclude<FileKind, 'pdf'>;

/**
 * Decodes a picture and encodes its pixels again, upright: no comment, place, thumbnail or trailing byte of the
 * original is left. Of an animation the first frame stays: papers and photographs do not move.
 */
export async function redrawImage(content: Uint8Array, kind: ImageKind): Promise<Inspection> {
  const image = sharp(content, { limitInputPixels: maxMegapixels * 1_000_000, failOn: 'error' });
  try {
    const { format } = await image.metadata();
    if (format !== kind) return { problem: 'unreadable' };
    const upright = image.autoOrient();
    const redrawn = {
      gif: () => upright.gif({ effort: 3 }),
      jpeg: () => upright.jpeg({ quality: 90 }),
      png: () => upright.png(),
    }[kind]();
    return { kind, content: await redrawn.toBuffer() };
  } catch (error) {
    // libvips has words only, no codes.
    const isTooLarge = error instanceof Error && /exceeds pixel limit/.test(error.message);
    return { problem: isTooLarge ? 'tooManyPixels' : 'unreadable' };
  }
}
