import {
  type AddressContent,
  type AddressKind,
  addressFields,
  normalizeCode,
  normalizePhone,
  normalizeTitle,
  type SavedAddress,
  settleAddress,
  trimText,
} from '@berth/contract';

/** The fields of an address as a booking has them; those of the other kind are ''. */
export type EnteredAddress = Omit<AddressContent, 'kind' | 'title'>;

export const noAddress: EnteredAddress = {
  phone: '',
  country: '',
  stateName: '',
  postalCode: '',
  address: '',
};

/** As it is sent: normalised, with nothing of the other kind. */
export function addressToSend(content: AddressContent): AddressContent {
  return settleAddress({
    kind: content.kind,
    title: normalizeTitle(content.title),
    phone: normalizePhone(content.phone),
    country: content.country,
    stateName: trimText(content.stateName),
    postalCode: normalizeCode(content.postalCode),
    address: trimText(content.address),
  });
}

/** The entry that says the same as what stands in the form. */
export function findEntry(
  entries: readonly SavedAddress[],
  kind: AddressKind,
  entered: EnteredAddress,
): SavedAddress | undefined {
  const wanted = addressToSend({ ...entered, kind, title: '' });
  const fields = addressFields[kind].filter((field) => field !== 'title');
  return entries.find((entry) => fields.every((field) => entry[field] === wanted[field]));
}

/** Whether anything worth keeping was entered. */
export function hasAddress(entered: EnteredAddress): boolean {
  return trimText(entered.address) !== '';
}

/** Whether an entry is found by what was typed: part of its name or address, their pinyin or initials. */
export function isFound(entry: SavedAddress, typed: string): boolean {
  const wanted = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’\s]/g, '');
  return entry.search.includes(wanted);
}
