import type { AskedCodes, LibraryValue } from '@berth/contract';
import { useMemo, useState } from 'react';
import { useCustomsGoodsValuesQuery, useCustomsNamedCodesQuery } from '../calls/goods.queries.ts';

const none: AskedCodes = { asked: [], found: [], library: [] };

/** The ten-digit codes of lines, each once; the same text as long as they are the same. */
export const codesOf = (lines: readonly Readonly<Record<string, unknown>>[]): string =>
  [
    ...new Set(
      lines.flatMap(({ hsCode }) => (typeof hsCode === 'string' && /^\d{10}$/.test(hsCode) ? [hsCode] : [])),
    ),
  ]
    .sort()
    .join(' ');

/**
 * What catalogue and goods library have of the codes of goods; `note` says which codes are typed by now, as `codesOf`
 * gives them. The library is that of the person's own company unless `library` says what another customer's has.
 */
export function useAskedCodes(goods: readonly { hsCode: string }[], library?: readonly LibraryValue[]) {
  const [typed, note] = useState(() => codesOf(goods));
  const body = { codes: typed.split(' ') };
  const { currentData: found } = useCustomsNamedCodesQuery({ body }, { skip: typed === '' });
  // Codes that were asked before are checked until the others are answered, too.
  const [answered, setAnswered] = useState(none);
  if (found && answered.found !== found) setAnswered({ ...none, asked: body.codes, found });
  const own = useCustomsGoodsValuesQuery({ body }, { skip: typed === '' || library !== undefined });
  const values = library ?? own.data ?? none.library;
  const codes = useMemo(() => ({ ...answered, library: values }), [answered, values]);
  return { codes, note };
}
