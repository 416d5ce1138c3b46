/** What is printed of a booking: 订舱单, 唛头. */
export const documentKinds = ['figure', 'marks'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What shipping marks are printed on: A4 sheets of six, or rolls of labels, millimetres wide and high. */
export const markSizes = ['100x150', '100x100', 'a4'] as const;
export type MarkSize = (typeof markSizes)[number];

/** How much one file holds. What is more than `waiting` is made as a task, what is more than `task` by parts. */
export const documentLimits = {
  bookings: 50,
  /** Cargo lines of booking figures. */
  figure: { waiting: 1000, task: 25_000 },
  /** Labels, one for each carton. */
  marks: { waiting: 500, task: 5000 },
} as const;

/**
 * What is in the barcode of a carton, and below it: the booking and the number that the carton has in it, from 1
 * (`SZL-261120-0042/0007`).
 */
export function cartonCode(businessNumber: string, number: number): string {
  return `${businessNumber}/${String(number).padStart(4, '0')}`;
}

/** What the warehouse's gate scans: names one booking, and nobody can guess it. */
export const entryTokenPattern = /^E[0-9A-F]{32}$/;
