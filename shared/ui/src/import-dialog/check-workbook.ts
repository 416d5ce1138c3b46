import { fillTemplate, type Locale } from '@berth/contract';
import { formatBytes } from '../format/sizes.ts';
import type { ImportDialogTexts } from './import-dialog-texts.ts';

/** `.xlsx` is a ZIP archive, `.xls` a compound file of OLE. */
const signatures = {
  '.xlsx': [0x50, 0x4b, 0x03, 0x04],
  '.xls': [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
} as const;
export type WorkbookKind = keyof typeof signatures;
export const workbookKinds: readonly WorkbookKind[] = ['.xls', '.xlsx'];

/**
 * Why a file cannot be a workbook, or null: by its name, its size and its first bytes, since a name alone says
 * nothing. The server looks closer; this spares the way there.
 */
export async function checkWorkbook(
  file: File,
  maxBytes: number,
  kinds: readonly WorkbookKind[],
  texts: ImportDialogTexts & { locale: Locale },
): Promise<string | null> {
  const { name, size } = file;
  const sizes = { size: formatBytes(size, texts.locale), most: formatBytes(maxBytes, texts.locale) };
  const tell = (template: string) => fillTemplate(template, { name, ...sizes });
  if (!/\.xlsx?$/i.test(name)) return tell(texts.notExcel);
  if (/\.xls$/i.test(name) && !kinds.includes('.xls')) return tell(texts.oldExcel);
  if (size === 0) return tell(texts.empty);
  // 10 MB is not more than 10 MB to anybody who reads it.
  if (size > maxBytes) return tell(sizes.size === sizes.most ? texts.barelyTooLarge : texts.tooLarge);
  try {
    const start = new Uint8Array(await readStart(file));
    // Also where no .xls is taken: an .xlsx with a password is such a file, and the server tells the two apart.
    const isWorkbook = Object.values(signatures).some((bytes) =>
      bytes.every((byte, at) => start[at] === byte),
    );
    return isWorkbook ? null : tell(texts.notReallyExcel);
  } catch {
    // Moved or locked since it was chosen.
    return tell(texts.unreadable);
  }
}

function readStart(file: File): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject());
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(file.slice(0, 8));
  });
}
