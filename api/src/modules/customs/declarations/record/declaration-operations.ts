import {
  customsEventKinds,
  type DeclarationEventKind,
  type DeclarationStatus,
  declarationEventNames,
  declarationStatusNames,
  type LocalizedText,
  type OperationKind,
} from '@berth/contract';
import { statusInWords, subjectWith } from '../../../operations/change-words.ts';
import type { DeclarationRow } from './declarations.repository.ts';

const operationOf: Readonly<Record<DeclarationEventKind, OperationKind>> = {
  started: 'declarationStarted',
  submitted: 'declarationSubmitted',
  withdrawn: 'declarationWithdrawn',
  returned: 'declarationReturned',
  confirmed: 'declarationConfirmed',
  frozen: 'declarationFrozen',
  updateRequested: 'declarationUpdateRequested',
  updateDropped: 'declarationUpdateDropped',
  updateAccepted: 'declarationUpdateAccepted',
  updateRefused: 'declarationUpdateRefused',
  paperAsked: 'declarationPaperAsked',
  paperReturned: 'declarationPaperReturned',
  bookingsChanged: 'declarationBookingsChanged',
  declared: 'customsReported',
  inspected: 'customsReported',
  released: 'customsReported',
  rejected: 'customsReported',
  refundPaid: 'customsReported',
};

/** What the log has of an event of a declaration, and of where it stands since. */
export function operationOfEvent(
  { number, status: from }: Pick<DeclarationRow, 'number' | 'status'>,
  what: DeclarationEventKind,
  to: DeclarationStatus,
): { kind: OperationKind; subject: LocalizedText } {
  const isOfCustoms = customsEventKinds.some((kind) => kind === what);
  const subject = subjectWith(number, [
    isOfCustoms ? declarationEventNames[what] : null,
    statusInWords(declarationStatusNames, from, to),
  ]);
  return { kind: operationOf[what], subject };
}
