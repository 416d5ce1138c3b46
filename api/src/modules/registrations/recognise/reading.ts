/** A line of text with its place in the upright picture. */
export type ReadLine = {
  text: string;
  /** 0..1 */
  confidence: number;
  /** left, top, right, bottom in pixels */
  box: [number, number, number, number];
};

/** Degrees clockwise by which a picture was turned to be read. */
export type Turn = 0 | 90 | 180 | 270;

/** The lines of an upright picture, and how the one that was given becomes upright: 0 where it has too few words. */
export type Upright = { lines: ReadLine[]; turn: Turn };

export type Reading =
  | ({ state: 'read' } & Upright)
  /** The packages that read are not installed. */
  | { state: 'unavailable' }
  /** Took too long, too much memory, or is no picture. */
  | { state: 'failed' };
