import {
  airBookingList,
  airPermission,
  type BookingKind,
  fclBookingList,
  lclBookingList,
  may,
  type ParsedCondition,
  type Permission,
  toFilterObject,
} from '@berth/contract';
import type { FigurePart } from '@berth/contract/endpoints';
import type { Actor } from '../../../http/handlers.ts';
import type { Period } from '../../console/figure-periods.ts';
import { airList, fclList, lclList } from '../list/booking-lists.ts';

/** The lists that figures are counted in: of what the caller may see. */
export const figureLists = [
  { kind: 'lcl', name: lclBookingList.name, list: lclList, permission: 'bookings:view' },
  { kind: 'fcl', name: fclBookingList.name, list: fclList, permission: 'bookings:view' },
  { kind: 'air', name: airBookingList.name, list: airList, permission: airPermission },
] as const satisfies { kind: BookingKind; name: string; list: unknown; permission: Permission }[];
export type FigureList = (typeof figureLists)[number];

export function figureListsFor({ permissions }: Pick<Actor, 'permissions'>): FigureList[] {
  return figureLists.filter(({ permission }) => may({ permissions }, permission));
}

/** What a list is counted by. */
export type Conditions = readonly ParsedCondition[];

export const inPeriod = ({ from, until }: Period): Conditions => [
  { field: 'createdAt', operator: '>=', values: [from] },
  ...(until === undefined ? [] : [{ field: 'createdAt', operator: '<' as const, values: [until] }]),
];

/** Drafts are no orders yet; staff drafts none of air freight. */
export const ordered = ({ kind }: FigureList): Conditions =>
  kind === 'air' ? [] : [{ field: 'status', operator: '!=', values: ['draft'] }];
export const returned: Conditions = [{ field: 'status', operator: '=', values: ['returned'] }];
/** Neither drafted nor returned: what is shipped. */
export const shipped = ({ kind }: FigureList): Conditions => [
  { field: 'status', operator: 'notinclude', values: kind === 'air' ? ['returned'] : ['draft', 'returned'] },
];
/** Booked, and not gone yet as far as its status says. */
export const awaited: Conditions = [
  { field: 'status', operator: '=', values: ['toBeReceived', 'received', 'spaceLocked'] },
];
export const departing = (from: string, until: string): Conditions =>
  from === until
    ? [{ field: 'etd', operator: '=', values: [from] }]
    : [
        { field: 'etd', operator: '>=', values: [from] },
        { field: 'etd', operator: '<=', values: [until] },
      ];

export const linkTo = ({ name }: FigureList, conditions: Conditions) => ({
  list: name,
  filter: toFilterObject(conditions),
});

export function partOf(list: FigureList, conditions: Conditions, total: number): FigurePart {
  return { ...linkTo(list, conditions), value: { unit: 'count', count: total }, records: total };
}
