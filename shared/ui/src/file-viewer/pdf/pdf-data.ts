type DataRequest = { kind: string; filename: string };

/**
 * What pdf.js asks for by name while it reads a file: the tables for East Asian text whose font is not in the file,
 * which is then drawn in a font of the system, and the fonts of symbols. Each group is a chunk that is loaded with the
 * first file in need of it.
 */
export class PdfData {
  async fetch({ kind, filename }: DataRequest): Promise<Uint8Array> {
    if (kind === 'cMapUrl') return bytesOf(await readMap(filename));
    const { symbolFonts } = await import(/* webpackChunkName: "pdf-symbols" */ './symbol-fonts.ts');
    const font = symbolFonts[filename];
    if (kind !== 'standardFontDataUrl' || !font) throw new Error(`${filename} is not here.`);
    return bytesOf(font);
  }
}

async function readMap(fileName: string): Promise<string> {
  const maps = /^(Adobe-GB1|GB|UniGB)/.test(fileName)
    ? await import(/* webpackChunkName: "pdf-chinese" */ './chinese-maps.ts')
    : await import(/* webpackChunkName: "pdf-maps" */ './other-maps.ts');
  return maps.readMap(fileName);
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
