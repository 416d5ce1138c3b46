import type { AddressContent } from '@berth/contract';
import { cargoLine, lclBooking } from './lcl-booking.ts';
import type { SignedIn } from './portal.ts';

const uniqueTitle = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`;

/** A new template, the word in all that the customer entered, under a name that no other one has. */
export function bookingTemplate(word: string) {
  const booking = lclBooking({ remarks: word, cargo: [cargoLine({ goods_name: `goods ${word}` })] });
  const content = { kind: 'lcl' as const, booking };
  return { kind: 'lcl' as const, title: uniqueTitle(word), isShared: false, content };
}

/** A pickup address that may be saved, the word in it, under a name that no other one has. */
export function pickupAddress(word: string, changes: Partial<AddressContent> = {}): AddressContent {
  return {
    kind: 'pickup',
    title: uniqueTitle(word),
    phone: '0755-8888 6666',
    country: '',
    stateName: '',
    postalCode: '',
    address: `深圳市龙岗区坂田街道 ${word} 号`,
    ...changes,
  };
}

/** A template and an address to change, and one of each to delete. */
export async function keepRecords(person: SignedIn, word: string) {
  const keepTemplate = async () => {
    const body = bookingTemplate(word);
    const all = await person.get('POST /business/templateSave', { body });
    return all.find(({ title }) => title === body.title);
  };
  const keepAddress = async () => {
    const body = pickupAddress(word);
    const all = await person.get('POST /business/addressSave', { body });
    return all.find(({ title }) => title === body.title);
  };
  const [template, address] = [await keepTemplate(), await keepAddress()];
  return {
    templateId: template?.id ?? '',
    templateVersion: template?.version ?? '',
    oldTemplateId: (await keepTemplate())?.id ?? '',
    addressId: address?.id ?? '',
    addressVersion: address?.version ?? '',
    oldAddressId: (await keepAddress())?.id ?? '',
  };
}
