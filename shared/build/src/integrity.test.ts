import { expect, test } from '@jest/globals';
import { failClosed } from './integrity.ts';

const nowhere = `sha384-${'A'.repeat(64)}`;

test('a chunk without a hash gets one that fits no file', () => {
  const closed = failClosed(
    'script.integrity = __webpack_require__.sriHashes[chunkId];\n' +
      'linkTag.integrity = __webpack_require__.sriExtractCssHashes[chunkId];',
  );
  const run = new Function('__webpack_require__', 'chunkId', 'script', 'linkTag', closed);
  const script = { integrity: '' };
  const linkTag = { integrity: '' };
  run({ sriHashes: { one: 'sha384-s' }, sriExtractCssHashes: {} }, 'one', script, linkTag);
  expect([script.integrity, linkTag.integrity]).toEqual(['sha384-s', nowhere]);
  run({ sriHashes: {}, sriExtractCssHashes: { two: 'sha384-c' } }, 'two', script, linkTag);
  expect([script.integrity, linkTag.integrity]).toEqual([nowhere, 'sha384-c']);
});

test('what is closed stays as it is, and so does all other code', () => {
  const code = '__webpack_require__.sriHashes = {"a": "sha384-x"}; hashes[chunkId];';
  expect(failClosed(code)).toBe(code);
  const closed = failClosed('x = __webpack_require__.sriHashes[chunkId];');
  expect(failClosed(closed)).toBe(closed);
});
