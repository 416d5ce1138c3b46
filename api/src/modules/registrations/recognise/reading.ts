/** A line of text, and where it stands in the upright picture. */
export type ReadLine = {
  text: string;
  /** 0..1 */
  confidence: number;
  /** left, top, right, bottom in pixels */
  box: [number, number, number, number];
};

export type Reading =
  | { state: 'read'; lines: ReadLine[] }
  /** The packages that read are not installed. */
  | { state: 'unavailable' }
  /** Took too long, too much memory, or is no picture. */
  | { state: 'failed' };
