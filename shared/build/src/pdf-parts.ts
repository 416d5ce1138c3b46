import type { RsbuildPlugin } from '@rsbuild/core';

const worker = /pdfjs-dist[\\/]legacy[\\/]build[\\/]pdf\.worker\.mjs$/;
const dataFile = /pdfjs-dist[\\/](cmaps|standard_fonts)[\\/][^\\/]+\.(bcmap|pfb)$/;

const importByAddress =
  /await import\(\s*\/\*webpackIgnore: true\*\/\s*\/\*@vite-ignore\*\/\s*`\$\{WasmImage\.#wasmUrl\}\$\{this\._noWasmFilename\}`\)/;
const importOfChunks = `await (this._noWasmFilename.startsWith("jbig2")
  ? import(/* webpackChunkName: "pdf-jbig2" */ "../../wasm/jbig2_nowasm_fallback.js")
  : import(/* webpackChunkName: "pdf-openjpeg" */ "../../wasm/openjpeg_nowasm_fallback.js"))`;

/**
 * Makes chunks of all that pdf.js would fetch by an address while it reads a file, so that each is loaded with its
 * hash and from where its remote is: the decoders of scans, and the tables and fonts, which are base64 in a module.
 */
export function pluginPdfParts(): RsbuildPlugin {
  return {
    name: 'berth:pdf-parts',
    setup(api) {
      api.transform({ test: worker }, ({ code }) => decodersAsChunks(code));
      api.modifyRspackConfig((config, { addRules }) => {
        // Whole, so that each can be told by its name (api/src/modules/releases/registry/list-files.ts).
        const split = config.optimization?.splitChunks;
        if (split) split.chunks = ({ name }) => !name?.startsWith('pdf-');
        addRules({
          test: dataFile,
          type: 'asset/inline',
          generator: { dataUrl: (content: string | Buffer) => Buffer.from(content).toString('base64') },
        });
      });
    },
  };
}

/** The code of pdf.js's worker, in which the decoders of scans (JBIG2 and fax, JPEG 2000) are imported as chunks. */
export function decodersAsChunks(code: string): string {
  const changed = code.replace(importByAddress, importOfChunks);
  if (changed === code) throw new Error('pdf.js loads its decoders in another way now.');
  return changed;
}
