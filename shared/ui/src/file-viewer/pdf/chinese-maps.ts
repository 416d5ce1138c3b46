const maps = import.meta.webpackContext('pdfjs-dist/cmaps', {
  regExp: /\/(Adobe-GB1-UCS2|GB(K|K2K|Kp|pc)?(-EUC)?-[HV]|UniGB-(UCS2|UTF16)-[HV])\.bcmap$/,
});

/** Those for simplified Chinese that PDF names (ISO 32000-1, 9.7.5.2), as base64. */
export const readMap = (fileName: string): string => String(maps(`./${fileName}`));
