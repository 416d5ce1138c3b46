import { randomInt } from 'node:crypto';
import { captchaGlyphs } from './captcha-glyphs.ts';

type Point = readonly [number, number];

const width = 132;
const height = 44;
const letters = [...captchaGlyphs.keys()];
const inks = ['#1d3557', '#14532d', '#5b2333', '#3b2f63', '#26413c'];

/** Four characters that cannot be taken for each other. */
export function makeCaptchaText(): string {
  return Array.from({ length: 4 }, () => pick(letters)).join('');
}

/**
 * The characters as crooked pen strokes among others that mean nothing, as an SVG data URL. The strokes are
 * shuffled, cut and moved, so that neither the text nor a letter's outline stands in the file.
 */
export function drawCaptcha(text: string): string {
  const strokes = [...text].flatMap((letter, at) => drawLetter(letter, 14 + at * 28));
  const noise = Array.from({ length: 5 }, drawNoise);
  const paths = shuffle([...strokes, ...noise]).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="#f4f6f9"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths}</g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

function drawLetter(letter: string, left: number): string[] {
  const angle = between(-0.32, 0.32);
  const scaleX = between(2.3, 2.9);
  const scaleY = between(2.2, 2.6);
  const lean = between(-0.16, 0.16);
  const [centreX, centreY] = [left + 11 + between(-2, 2), height / 2 + between(-3, 3)];
  const place = ([x, y]: Point): Point => {
    const [h, v] = [(x - 3) * scaleX + (y - 5) * scaleY * lean, (y - 5) * scaleY];
    return [
      centreX + h * Math.cos(angle) - v * Math.sin(angle),
      centreY + h * Math.sin(angle) + v * Math.cos(angle),
    ];
  };
  const colour = pick(inks);
  return (captchaGlyphs.get(letter) ?? []).map((stroke) => pen(bend(stroke.map(place)), colour));
}

/** Cuts every straight part in two or three and moves the cuts a little. */
function bend(points: readonly Point[]): Point[] {
  return points.flatMap((point, at): Point[] => {
    const next = points[at + 1];
    if (!next) return [point];
    const cuts = randomInt(1, 3);
    const between_ = Array.from({ length: cuts }, (_, cut): Point => {
      const share = (cut + 1) / (cuts + 1);
      return [
        point[0] + (next[0] - point[0]) * share + between(-0.7, 0.7),
        point[1] + (next[1] - point[1]) * share + between(-0.7, 0.7),
      ];
    });
    return [point, ...between_];
  });
}

function drawNoise(): string {
  const start: Point = [between(0, width), between(0, height)];
  const points = Array.from({ length: randomInt(3, 6) }, (_, at): Point => {
    return [start[0] + at * between(5, 14), start[1] + between(-12, 12)];
  });
  return pen(points, pick(inks), between(0.6, 1.6));
}

function pen(points: readonly Point[], colour: string, thickness = between(2, 2.8)): string {
  const way = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return `<path d="M${way}" stroke="${colour}" stroke-width="${thickness.toFixed(1)}"/>`;
}

function between(low: number, high: number): number {
  return low + (randomInt(1_000_001) / 1_000_000) * (high - low);
}

function pick<Entry>(entries: readonly Entry[]): Entry {
  return entries[randomInt(entries.length)] as Entry; // never empty
}

function shuffle<Entry>(entries: readonly Entry[]): Entry[] {
  return entries
    .map((entry) => ({ entry, at: randomInt(2 ** 32) }))
    .sort((one, other) => one.at - other.at)
    .map(({ entry }) => entry);
}
