import {
  bareCode,
  billList,
  billStatusNames,
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
import { wordAmounts } from '../show/bill-message-words.ts';
import { type FoundBill, findBills } from './bill-search.repository.ts';

const { businessNumbers, blNumbers } = billList.columns;

/** Bills by their number, their bookings and their bills of lading. */
export function searchBills({ database }: Pick<Context, 'database'>) {
  return {
    name: 'bills' as const,
    permission: 'cost:view',
    ask: async ({ words: typed, actor: { customerId }, signal }): Promise<SearchGroup> => {
      const words = readSearchWords(typed);
      const found = await readInTurn(database, { customerId, signal }, (snapshot) =>
        findBills(snapshot.database, customerId, words),
      );
      return {
        kind: 'bills',
        hits: found.slice(0, searchLimits.hitsOfGroup).map((bill) => presentHit(bill, words)),
        hasMore: found.length > searchLimits.hitsOfGroup,
      };
    },
  } satisfies Provider<{ words: string }, SearchGroup>;
}

const asItIs = (text: string): LocalizedText => ({ 'zh-CN': text, en: text });

function presentHit(bill: FoundBill, words: SearchWords): SearchHit {
  const amounts = wordAmounts(bill.totals);
  return {
    record: { kind: 'bill', id: bill.id },
    title: bill.number,
    subtitle: [billStatusNames[bill.status], ...(amounts.en === '' ? [] : [amounts])],
    matched: matchedNumber(bill, words),
    path: paths.bill({ id: bill.id }),
  };
}

function matchedNumber(bill: FoundBill, { code }: SearchWords): SearchHit['matched'] {
  const holds = (number: string) => bareCode(normalizeCode(number)).includes(code);
  if (holds(bill.number)) return null;
  const numbers = [
    [businessNumbers.heading, bill.business_numbers],
    [blNumbers.heading, bill.bl_numbers],
  ] as const;
  for (const [name, ofBill] of numbers) {
    const number = ofBill.split(' ').find(holds);
    if (number !== undefined) return { name, value: asItIs(number) };
  }
  return null;
}
