import { expect, test } from '@jest/globals';
import { decodersAsChunks } from './pdf-parts.ts';

const asPublished = [
  'await import(',
  '/*webpackIgnore: true*/',
  '/*@vite-ignore*/',
  // As it stands in pdf.js.
  ['`$', '{WasmImage.#wasmUrl}$', '{this._noWasmFilename}`);'].join(''),
].join('\n');

test('the decoders of scans are chunks of the build, not addresses', () => {
  const code = decodersAsChunks(asPublished);
  expect(code).toContain('import(/* webpackChunkName: "pdf-jbig2" */ "../../wasm/jbig2_nowasm_fallback.js")');
  expect(code).not.toContain('webpackIgnore');
});

test('a pdf.js that loads them otherwise does not build', () => {
  expect(() => decodersAsChunks('await import(this.decoder)')).toThrow('in another way');
});
