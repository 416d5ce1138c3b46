import type { Paper } from './open-paper.ts';
import type { Typesetter } from './set-text.ts';

/** In points. */
export const margin = 36;
export const a4 = { width: 595.28, height: 841.89 };
/** The page without its margins and its footer. */
export const area = { x: margin, width: a4.width - 2 * margin, bottom: a4.height - margin - 20 };

/** Where the next part goes; `reserve` begins a page where less room is left, and returns whether it did. */
export type Place = { y: number; reserve: (height: number) => boolean };

export type Sheet = { paper: Paper; set: Typesetter; place: Place };

export const headingHeight = 22;

export function drawHeading({ paper: { tags }, set, place }: Sheet, heading: string): void {
  tags.part('H2', () => set.word(heading, { x: area.x, y: place.y }, { size: 11, isBold: true }));
  place.y += headingHeight;
}
