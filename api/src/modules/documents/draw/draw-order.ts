import type { MarkSize } from '@berth/contract';
import type { DocumentProperties, PrintedFact, PrintedTable } from '../print/printed.ts';

/** A booking figure (订舱单) or another paper of its make, in the words in which it is printed. */
export type PrintedFigure = {
  /** Below the title: a booking's business number, or whose paper it is. */
  businessNumber: string;
  /** Whether that stands there as a barcode, too. */
  isScanned: boolean;
  brand: string;
  title: string;
  status: string;
  /** The code for the gate, where the booking has one now. */
  gate: { code: string; caption: string } | null;
  sections: readonly { heading: string; facts: readonly PrintedFact[] }[];
  tables: readonly PrintedTable[];
  /** Below each page: `{page}` and `{pages}` are filled in. */
  footer: string;
  pageOf: string;
};

/** Labels of cartons that differ in their number alone. */
export type PrintedMarks = {
  businessNumber: string;
  /** The number that the customer gave it. */
  ownNumber: string;
  /** What a porter looks for first: the warehouse's code, or the port. */
  destination: string;
  destinationDetail: string;
  /** Where it is delivered to; on tall labels, and part of the detail where it is all there is. */
  address: PrintedFact;
  facts: readonly PrintedFact[];
  goods: PrintedFact;
  /** The number of the first carton, and how many labels. */
  first: number;
  count: number;
  /** Of the whole booking. */
  cartons: number;
};

export type DrawOrder = { properties: DocumentProperties } & (
  | { document: 'figure'; figures: readonly PrintedFigure[]; unprintable: string }
  | {
      document: 'marks';
      size: MarkSize;
      marks: readonly PrintedMarks[];
      /** Before the number of a carton: 箱号 C/NO. */
      cartonWord: string;
      pageOf: string;
      unprintable: string;
    }
);
