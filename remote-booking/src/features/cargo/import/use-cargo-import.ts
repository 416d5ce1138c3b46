import type { GoodsFile } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { formatCount, type ImportFile, problemsOfNotes } from '@berth/ui';
import { useEffect, useRef } from 'react';
import type { CargoLineDraft } from '../sheet/cargo-draft.ts';
import { filledLines, isLossless, type ReadCargo, type Take, takesOf } from './imported-lines.ts';
import { readGoodsFile } from './read-goods-file.ts';
import { useTakeWords } from './use-take-words.ts';

type CargoImport = {
  goods: GoodsFile;
  lines: readonly CargoLineDraft[];
  onTake: (take: Take, fileName: string) => void;
};

/**
 * The import as the kit's dialog takes it. Right lines go into a form without goods at once; before anything is
 * replaced, left out or brought in with errors, the person chooses.
 */
export function useCargoImport(input: CargoImport): ImportFile {
  const { t, locale } = useTranslation('booking');
  const takeText = useTakeWords();
  // The form may be changed while the file is on its way.
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  return async (file, waiting) => {
    const read = await readGoodsFile(input.goods, file, waiting);
    waiting.signal.throwIfAborted();
    const present = filledLines(latest.current.lines).length;
    const takes = takesOf(read, present);
    const problems = problemsOfNotes(read.notes);
    const [only] = takes;
    if (takes.length === 1 && only?.how === 'fill' && only.what === 'all' && problems.length === 0) {
      latest.current.onTake(only, file.name);
      return { importedCount: only.cells.length, problems };
    }
    const count = (value: number) => formatCount(value, locale);
    const labelOf = ({ how, what, cells }: Take) => takeText({ how, what, count: cells.length, present });
    return {
      importedCount: 0,
      problems,
      summary: t('import.summary', { count: count(read.lines.length), sheet: read.sheet }) + leftTold(read),
      choices: takes.map((take, at) => ({
        label: labelOf(take),
        isPrimary: at === 0 && isLossless(take),
        take: () => latest.current.onTake(take, file.name),
      })),
    };
  };

  function leftTold({ errorCount, notes }: ReadCargo): string {
    const told = notes.filter(({ severity }) => severity === 'error').length;
    return errorCount > told ? ` ${t('import.moreErrors', { count: formatCount(errorCount, locale) })}` : '';
  }
}
