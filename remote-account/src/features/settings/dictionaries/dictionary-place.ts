import { type DictionaryKind, dictionaryKinds } from '@berth/contract';

/** What an address shows: `?of=port` the list, `&id=` an entry of it, `&id=new` a new one, `&file=1` the import. */
export type DictionaryPlace = { kind: DictionaryKind; id: string | null; isFile: boolean };

export function readPlace(params: URLSearchParams): DictionaryPlace {
  const kind = dictionaryKinds.find((each) => each === params.get('of')) ?? 'port';
  return { kind, id: params.get('id'), isFile: params.get('file') === '1' };
}

export function placeQuery(kind: DictionaryKind, part: { id?: string; file?: '1' } = {}): string {
  return `?${new URLSearchParams({ of: kind, ...part })}`;
}

/** No code holds a blank at its end. */
export const newId = 'new ';
