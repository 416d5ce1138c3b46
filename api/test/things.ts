import type { Portal, SignedIn } from './portal.ts';
import { accountThings } from './things/accounts.ts';
import { billThings } from './things/bills.ts';
import { bookingThings, submitBookingOf } from './things/bookings.ts';
import { companyChangeThings } from './things/company-changes.ts';
import { conversationThings } from './things/conversations.ts';
import { declarationThings } from './things/declarations.ts';
import { fileThings } from './things/files.ts';
import { goodsThings } from './things/goods.ts';
import { keptThings } from './things/kept-records.ts';
import { memberThings } from './things/members.ts';
import { messageThings } from './things/messages.ts';
import type { PartOfThings } from './things/part-of-things.ts';
import { inventRecords, makeRecords, type Records } from './things/records.ts';
import { documentThings } from './things/shipping-documents.ts';
import { tableThings } from './things/tables.ts';
import { taskThings } from './things/tasks.ts';
import { worklistThings } from './things/worklist.ts';

/** Of each noun, its things; made in this order. What needs nothing but a row of its own is one of the `records`. */
const parts = [
  bookingThings,
  fileThings,
  messageThings,
  taskThings,
  documentThings,
  tableThings,
  keptThings,
  memberThings,
  worklistThings,
  billThings,
  goodsThings,
  declarationThings,
  accountThings,
  companyChangeThings,
  conversationThings,
] as const;

type OwnOf<Part> = Part extends PartOfThings<infer Own> ? Own : never;
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What a customer has that a request can name. The word stands in each text that the customer entered. */
export type Things = AllOf<OwnOf<(typeof parts)[number]>> & {
  word: string;
  /** By kind. */
  records: Records;
};

/** Gives a signed-in person one of everything. */
export async function makeThings(portal: Portal, person: SignedIn, word: string): Promise<Things> {
  const booking = await submitBookingOf(person, word);
  const made: object[] = [];
  for (const part of parts) made.push(await part.make({ portal, person, word, booking }));
  const records = await makeRecords(portal, person, word);
  return Object.assign({ word, records }, ...made) as Things; // one of each part
}

/** Things of the same shape that nobody has. */
export function inventThings(word: string): Things {
  const invented = parts.map((part) => part.invent());
  return Object.assign({ word, records: inventRecords() }, ...invented) as Things; // one of each part
}
