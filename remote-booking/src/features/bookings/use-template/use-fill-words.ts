import { useTranslation } from '@berth/runtime';
import type { FillWords } from '@berth/ui';
import { useTakeWords } from '../../cargo/import/use-take-words.ts';
import { useDifferenceWords } from '../save/use-difference-words.ts';

/** The most rows of a template that are described. */
const mostRows = 5;

/** The words in which a template asks: of rows those of the import of cargo, of values those of the comparison. */
export function useFillWords(): FillWords {
  const { t } = useTranslation('booking');
  const { nameOfPlace, textOf } = useDifferenceWords();
  const takeText = useTakeWords();
  const textAt = (path: string, value: unknown) =>
    textOf({ path, by: 'both', mine: value, theirs: undefined }, 'mine');
  const nameOf = (path: string) => nameOfPlace({ path, by: 'both', mine: undefined, theirs: undefined });
  return {
    nameOf,
    textOf: (values) => {
      const texts = Object.entries(values).map(([field, value]) => textAt(field, value));
      return texts.filter((text) => text !== '—').join(' · ') || '—';
    },
    rowsText: ({ mine, theirs }, answer) => {
      if (answer === 'mine') return t('template.keepRows', { count: mine.length });
      const how = answer === 'append' ? 'append' : 'replace';
      return takeText({ how, what: 'all', count: theirs.length, present: mine.length });
    },
    rowsHelp: ({ path, theirs }) => {
      const texts = theirs.slice(0, mostRows).map((row) => textAt(`${path}.${row.key}`, row));
      const rows = [...texts, ...(theirs.length > mostRows ? ['…'] : [])].join(t('conflict.rowsAnd'));
      return t('template.rows', { rows });
    },
  };
}
