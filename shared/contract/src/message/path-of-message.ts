import { paths } from '../paths.ts';
import { pathOfRecord } from '../record/path-of-record.ts';
import type { Message } from './message.ts';
import type { MessageKind } from './message-change.ts';

const ofAccount: readonly MessageKind[] = [
  'signInsFailed',
  'passwordChanged',
  'phoneChanged',
  'companyChangeApproved',
];

type About = Pick<Message, 'kind' | 'booking' | 'bill' | 'declaration'>;

/**
 * Where the booking, bill or declaration of a message is shown, or the account that it is about; a booking's documents
 * stand where it is read. Null where there is nothing to open.
 */
export function pathOfMessage({ kind, booking, bill, declaration }: About): string | null {
  if (bill) return pathOfRecord('bill', bill.id);
  if (declaration) return pathOfRecord('declaration', declaration.id);
  if (ofAccount.includes(kind)) return paths.account();
  if (kind === 'conversationAnswered') return paths.support();
  if (kind === 'companyChangeReturned' || kind === 'companyChangeRefused') return paths.companyChange();
  const page = kind === 'documentAdded' ? 'view' : 'one';
  return booking && pathOfRecord(`${booking.kind}Booking`, booking.id, page);
}
