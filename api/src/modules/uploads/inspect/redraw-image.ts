import type { FileKind } from '@berth/contract';
import sharp, { type Sharp } from 'sharp';
import type { Drawing, Inspection } from './inspect-content.ts';
import { maxMegapixels } from './max-megapixels.ts';

// Of libvips' many readers only these three ever see what somebody sent.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

// What nobody minds keeping at its best.
const smallBytes = 1024 * 1024;

type ImageKind = Exclude<FileKind, 'pdf'>;

/**
 * Decodes a picture and encodes its pixels again, upright: no comment, place, thumbnail or trailing byte of the
 * original is left. Of an animation the first frame stays: papers and photographs do not move.
 */
export async function redrawImage(content: Uint8Array, kind: ImageKind): Promise<Inspection> {
  return await drawUpright(content, kind, async ({ upright, isPalette }) => {
    if (kind === 'jpeg') return { kind, content: await drawJpeg(upright, content.length) };
    // One of few colours stays so: with all of them it would be several times as large.
    const redrawn =
      kind === 'gif' ? upright.gif({ effort: 3 }) : upright.png({ palette: isPalette, dither: 0 });
    return { kind, content: await redrawn.toBuffer() };
  });
}

// The most that WebP has.
const highest = 16_383;

/** The same picture in several widths, as WebP: never larger than it is, up to the first width that it does not fill. */
export async function drawInWidths(
  content: Uint8Array,
  kind: ImageKind,
  widths: readonly number[],
): Promise<Inspection> {
  return await drawUpright(content, kind, async ({ upright, width: own }) => {
    const drawings: Drawing[] = [];
    for (const width of widths) {
      const drawn = await upright
        .clone()
        .resize({ width, height: highest, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true });
      drawings.push({ width: drawn.info.width, height: drawn.info.height, content: drawn.data });
      if (width >= own) break;
    }
    return { kind, content: drawings.at(-1)?.content ?? content, drawings };
  });
}

type Upright = { upright: Sharp; width: number; isPalette: boolean };

/** Decodes a picture, and lets it be drawn again, upright. */
async function drawUpright(
  content: Uint8Array,
  kind: ImageKind,
  draw: (picture: Upright) => Promise<Inspection>,
): Promise<Inspection> {
  const image = sharp(content, { limitInputPixels: maxMegapixels * 1_000_000, failOn: 'error' });
  try {
    const { format, isPalette, autoOrient } = await image.metadata();
    if (format !== kind) return { problem: 'unreadable' };
    return await draw({
      upright: image.autoOrient(),
      width: autoOrient.width,
      isPalette: isPalette === true,
    });
  } catch (error) {
    // libvips has words only, no codes.
    const isTooLarge = error instanceof Error && /exceeds pixel limit/.test(error.message);
    return { problem: isTooLarge ? 'tooManyPixels' : 'unreadable' };
  }
}

/** As good as it can be without growing: who sent a photograph of just the allowed size need not make it smaller. */
async function drawJpeg(upright: Sharp, sentBytes: number): Promise<Uint8Array> {
  const enough = Math.max(sentBytes, smallBytes);
  let drawn = await upright.clone().jpeg({ quality: 90 }).toBuffer();
  for (const quality of [80, 65, 50]) {
    if (drawn.length <= enough) break;
    drawn = await upright.clone().jpeg({ quality }).toBuffer();
  }
  return drawn;
}
