import {
  bareCode,
  declarationKindNames,
  declarationList,
  declarationStatusNames,
  type LocalizedText,
  normalizeCode,
  paths,
  type SearchGroup,
  type SearchHit,
  searchLimits,
} from '@berth/contract';
import type { Context } from '../../../context.ts';
import { readInTurn } from '../../../list/read-in-turn.ts';
import { readSearchWords, type SearchWords } from '../../../list/search-words.ts';
import type { Provider } from '../../../providers/ask-providers.ts';
import { type FoundDeclaration, findDeclarations } from './search-declarations.repository.ts';

const { businessNumbers, customsNumber } = declarationList.columns;

/** Declarations by their number, their bookings and the number that customs gave them. */
export function searchDeclarations({ database }: Pick<Context, 'database'>) {
  return {
    name: 'declarations' as const,
    permission: 'bookings:view',
    ask: async ({ words: typed, actor: { customerId }, signal }): Promise<SearchGroup> => {
      const words = readSearchWords(typed);
      const found = await readInTurn(database, { customerId, signal }, (snapshot) =>
        findDeclarations(snapshot.database, customerId, words),
      );
      return {
        kind: 'declarations',
        hits: found.slice(0, searchLimits.hitsOfGroup).map((row) => presentHit(row, words)),
        hasMore: found.length > searchLimits.hitsOfGroup,
      };
    },
  } satisfies Provider<{ words: string }, SearchGroup>;
}

const asItIs = (text: string): LocalizedText => ({ 'zh-CN': text, en: text });

function presentHit(row: FoundDeclaration, { code }: SearchWords): SearchHit {
  const holds = (number: string) => bareCode(normalizeCode(number)).includes(code);
  const booking = row.business_numbers.split(' ').find(holds);
  const matched = holds(row.number)
    ? null
    : booking !== undefined
      ? { name: businessNumbers.heading, value: asItIs(booking) }
      : holds(row.customs_number)
        ? { name: customsNumber.heading, value: asItIs(row.customs_number) }
        : null;
  return {
    record: { kind: 'declaration', id: row.id },
    title: row.number,
    subtitle: [declarationStatusNames[row.status], declarationKindNames[row.kind]],
    matched,
    path: paths.declaration({ id: row.id }),
  };
}
