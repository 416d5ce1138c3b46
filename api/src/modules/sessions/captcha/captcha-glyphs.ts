type Point = readonly [number, number];

// Pen strokes on a field 6 wide and 10 high. Nothing that is taken for something else when written crookedly:
// no 0 O Q D, 1 I L J, 2 Z, 5 S, 8 B, U V.
const drawings: Readonly<Record<string, string>> = {
  3: '0.2,1.4 2,0 4.4,0 5.8,1.6 5.4,3.8 2.6,4.8 5.6,6 6,8 4.4,9.9 2,10 0,8.6',
  4: '4.6,10 4.6,0 0,7 6,7',
  6: '5.6,1 3.6,0.2 1.2,2 0.2,5.6 0.4,8 2,9.9 4.4,9.8 5.9,8 5.6,5.8 3.6,4.8 1.2,5.6 0.4,7',
  7: '0,0 6,0 2,10',
  A: '0,10 3,0 6,10 | 1.2,6.5 4.8,6.5',
  C: '6,2 4.5,0.4 2,0.3 0.3,3 0.3,7 2,9.7 4.5,9.6 6,8',
  E: '6,0 0,0 0,10 6,10 | 0,5 4.6,5',
  F: '6,0 0,0 0,10 | 0,5 4.6,5',
  H: '0,0 0,10 | 6,0 6,10 | 0,5 6,5',
  K: '0,0 0,10 | 6,0 0,5.6 | 2,4.2 6,10',
  M: '0,10 0.4,0 3,6 5.6,0 6,10',
  N: '0,10 0,0 6,10 6,0',
  P: '0,10 0,0 4,0 6,1.6 6,3.8 4,5.4 0,5.4',
  R: '0,10 0,0 4,0 6,1.6 6,3.8 4,5.4 0,5.4 | 3,5.4 6,10',
  T: '0,0 6,0 | 3,0 3,10',
  W: '0,0 1.4,10 3,3.6 4.6,10 6,0',
  X: '0,0 6,10 | 6,0 0,10',
  Y: '0,0 3,5 | 6,0 3,5 3,10',
};

/** The strokes of each character that a captcha may show. */
export const captchaGlyphs: ReadonlyMap<string, readonly (readonly Point[])[]> = new Map(
  Object.entries(drawings).map(([letter, drawing]) => [letter, drawing.split(' | ').map(readStroke)]),
);

function readStroke(stroke: string): Point[] {
  return stroke.split(' ').map((point): Point => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y];
  });
}
