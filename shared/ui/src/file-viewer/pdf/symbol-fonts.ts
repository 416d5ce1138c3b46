/// <reference path="./pdf-modules.d.ts" />
import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb';
import symbol from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb';

/** The two of PDF's fourteen fonts that no system has, as base64: ticks, arrows and Greek. */
export const symbolFonts: Readonly<Record<string, string>> = {
  'FoxitDingbats.pfb': dingbats,
  'FoxitSymbol.pfb': symbol,
};
