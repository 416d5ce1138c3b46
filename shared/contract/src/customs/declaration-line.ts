import { type ClearanceItem, emptyClearanceItem, isClearanceItemEmpty } from './clearance-item.ts';

/** A line of goods, and the booking that it belongs to: '' in a declaration of one booking. */
export type DeclarationLine = ClearanceItem & { bookingNumber: string };

export function emptyDeclarationLine(bookingNumber = ''): DeclarationLine {
  return { ...emptyClearanceItem(), bookingNumber };
}

/** Nothing was entered but the booking: the form keeps such a line and leaves it out of the request. */
export function isDeclarationLineEmpty({ bookingNumber: _booking, ...item }: DeclarationLine): boolean {
  return isClearanceItemEmpty(item);
}
