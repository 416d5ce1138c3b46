import { requiredLclFields } from '@berth/contract';
import { isLineDraftEmpty } from '../cargo-sheet/cargo-draft.ts';
import type { BookingDraft } from './booking-draft.ts';

type Field = keyof BookingDraft;

/** The sections of the form, in order, with their fields in order. */
export const sections = [
  {
    name: 'voyage',
    fields: [
      'transportChannel',
      'customerBusinessNumber',
      'etd',
      'expectedWarehousingAt',
      'receivingPlace',
      'destination',
      'dischargePort',
    ],
  },
  {
    name: 'delivery',
    fields: [
      'warehouseType',
      'warehouseCode',
      'country',
      'stateName',
      'postalCode',
      'address',
      'isDestinationSelfPickup',
    ],
  },
  { name: 'cargo', fields: ['cargo'] },
  { name: 'pickup', fields: ['isPickup', 'pickupAt', 'pickupPhone', 'pickupAddress'] },
  { name: 'customs', fields: ['isDeclared', 'exportDocuments', 'bond'] },
  { name: 'people', fields: ['salespersonId', 'customerServiceId', 'remarks'] },
] as const satisfies readonly { name: string; fields: readonly Field[] }[];

export type SectionName = (typeof sections)[number]['name'];
/** ✓ nothing left to do, ! something shown is wrong, ○ open; `optional` is untouched and may stay so. */
export type SectionState = 'done' | 'wrong' | 'open' | 'optional';

const rank = new Map<string, number>(
  sections.flatMap(({ fields }) => fields).map((field, at) => [field as string, at]),
);

/** Paths of problems in the order of the form: what the summary lists and jumps to. */
export function inFormOrder(paths: Iterable<string>): string[] {
  const fieldOf = (path: string) => rank.get(path.split('.')[0] ?? '') ?? rank.size;
  return [...paths].sort((one, other) => fieldOf(one) - fieldOf(other));
}

/** How far each section is: `missing` are the paths that submitting would refuse, `shown` those on screen. */
export function sectionStates(
  draft: BookingDraft,
  missing: Iterable<string>,
  shown: Iterable<string>,
): Record<SectionName, SectionState> {
  const required = new Set<Field>(requiredLclFields({ ...draft, cargo: [] }));
  const [left, wrong] = [sectionsOf(missing), sectionsOf(shown)];
  const stateOf = ({ name, fields }: (typeof sections)[number]): SectionState => {
    if (wrong.has(name)) return 'wrong';
    if (left.has(name)) return 'open';
    const isEntered = fields.some((field: Field) => required.has(field) || hasContent(draft, field));
    return isEntered ? 'done' : 'optional';
  };
  return Object.fromEntries(sections.map((section) => [section.name, stateOf(section)])) as Record<
    SectionName,
    SectionState
  >; // one entry per section
}

function sectionOf(path: string): SectionName | undefined {
  const field = path.split('.')[0];
  return sections.find(({ fields }) => fields.some((name: string) => name === field))?.name;
}

function sectionsOf(paths: Iterable<string>): Set<SectionName | undefined> {
  return new Set([...paths].map(sectionOf));
}

function hasContent(draft: BookingDraft, field: Field): boolean {
  if (field === 'cargo') return draft.cargo.some((line) => !isLineDraftEmpty(line));
  return Boolean(draft[field]);
}
