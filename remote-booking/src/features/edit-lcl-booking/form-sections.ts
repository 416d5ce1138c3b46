import { requiredLclFields } from '@berth/contract';
import { type CargoLineDraft, cargoFields, isLineDraftEmpty } from '../cargo-sheet/cargo-draft.ts';
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

/** Paths of problems in the order of the form, cells by line and column: what the summary lists and jumps to. */
export function inFormOrder(paths: Iterable<string>, cargo: readonly CargoLineDraft[]): string[] {
  const lines = new Map(cargo.map(({ key }, at) => [key, at]));
  const columns = new Map<string, number>(cargoFields.map((field, at) => [field, at]));
  const placesOf = (path: string) => {
    const [field = '', line = '', column = ''] = path.split('.');
    return [rank.get(field) ?? rank.size, lines.get(line) ?? -1, columns.get(column) ?? -1] as const;
  };
  return [...paths]
    .map((path) => ({ path, places: placesOf(path) }))
    .sort(({ places: one }, { places: other }) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2])
    .map(({ path }) => path);
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
