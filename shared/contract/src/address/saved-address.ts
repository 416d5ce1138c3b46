import { lclBookingLimits } from '../booking/lcl/lcl-booking-rules.ts';
import { checkText, isPhone } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import { titleProblem } from '../table/table-title.ts';

/** What addresses are for: where the forwarder fetches cargo, or a private address that it is delivered to. */
export const addressKinds = ['pickup', 'private'] as const;
export type AddressKind = (typeof addressKinds)[number];

/** An address as it is entered. What its kind does not ask for is ''. */
export type AddressContent = {
  kind: AddressKind;
  /** What the customer calls it. */
  title: string;
  /** Of a pickup. */
  phone: string;
  /** ISO 3166-1 alpha-2; this and the next two of a private address. */
  country: string;
  stateName: string;
  postalCode: string;
  address: string;
};

/** An entry of the customer's address book, common to all its members. */
export type SavedAddress = AddressContent & {
  id: string;
  /** What typing is matched against: title and address, their pinyin and initials, lower-case. */
  search: string;
  /** Who saved it last. */
  updatedBy: string;
  /** Another one after each save, in no order. */
  version: string;
};

/** What one customer may keep. */
export const addressLimits = { ofKind: 200, inAll: 400 } as const;

type AddressField = Exclude<keyof AddressContent, 'kind'>;

/** The fields of a kind of address, all of them needed, in the order of the form. */
export const addressFields: Readonly<Record<AddressKind, readonly AddressField[]>> = {
  pickup: ['title', 'phone', 'address'],
  private: ['title', 'country', 'stateName', 'postalCode', 'address'],
};

/** The entry with nothing of the other kind. */
export function settleAddress(address: AddressContent): AddressContent {
  const settled = { ...address };
  const asked = addressFields[address.kind];
  for (const field of ['phone', 'country', 'stateName', 'postalCode'] as const) {
    if (!asked.includes(field)) settled[field] = '';
  }
  return settled;
}

/** What is wrong with an address, the same for form and server; texts are taken as they are stored, trimmed. */
export function addressProblems(address: AddressContent): Problem[] {
  return addressFields[address.kind].flatMap((path): Problem[] => {
    const value = address[path];
    if (path === 'title') return [titleProblem(value) ?? []].flat();
    if (value === '') return [{ path, rule: path === 'country' ? 'chooseOne' : 'required' }];
    if (path === 'country') return [];
    if (path === 'phone') return isPhone(value) ? [] : [{ path, rule: 'invalidPhone' }];
    const problem = checkText(value, lclBookingLimits[path]);
    return problem ? [{ path, ...problem }] : [];
  });
}
