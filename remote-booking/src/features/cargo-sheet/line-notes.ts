import { checkFbaReference, checkFbaShipment } from '@berth/contract';
import type { CargoField, CargoLineDraft } from './cargo-draft.ts';
import type { CargoLineProps } from './cargo-line-props.ts';

/** What is said about a cell: an error, or a warning that is never in the way. */
export type LineNote = { kind: 'error' | 'warning'; text: string };

export function notesOf(
  { line, messages, isAmazon, words }: CargoLineProps,
  field: CargoField,
): LineNote | undefined {
  const message = messages[field];
  if (message) return { kind: 'error', text: message };
  const oddity = isAmazon ? oddityOf(field, line) : undefined;
  return oddity ? { kind: 'warning', text: words.t(oddity) } : undefined;
}

export function noteIdOf({ line, idOf }: CargoLineProps, field: CargoField): string {
  return idOf(`cargo.${line.key}.${field}-note`);
}

/** What Amazon's references seldom look like. */
function oddityOf(field: CargoField, line: CargoLineDraft): string | undefined {
  if (field === 'shipment_id' && checkFbaShipment(line.shipment_id) === 'odd') return 'cargo.oddShipment';
  if (field === 'reference_id' && checkFbaReference(line.reference_id) === 'odd') return 'cargo.oddReference';
  return undefined;
}
