import { expect, test } from '@jest/globals';
import { keptWidths, sitePictureSrcSet } from './site-picture.ts';

test.each([
  [100, [480]],
  [480, [480]],
  [481, [480, 960]],
  [1600, [480, 960, 1600]],
])('a picture of %d pixels is kept in widths that it has', (width, kept) =>
  expect(keptWidths(width)).toEqual(kept),
);

test('each address is named with the width that is there', () => {
  expect(sitePictureSrcSet({ id: 'x', width: 1200 })).toBe(
    '/site-pictures/x-480.webp 480w, /site-pictures/x-960.webp 960w, /site-pictures/x-1600.webp 1200w',
  );
});
