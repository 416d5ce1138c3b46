import { z } from 'zod';
import { bookingStatuses } from '../booking/booking-status.ts';
import { shippingDocumentKinds } from '../shipping-document/shipping-document.ts';

const status = z.enum(bookingStatuses);
/** RFC 3339 with the offset of its place. */
const moment = z.string();

/**
 * What a message of each kind tells besides the booking that it is about; its words are made of this when it is read.
 */
export const messageDetails = {
  statusChanged: z.object({ status }),
  /** 退载 */
  returned: z.object({ reason: z.string() }),
  /** 单证 */
  documentAdded: z.object({ document: z.enum(shippingDocumentKinds), fileName: z.string() }),
  /** `from` is null for the first estimate. */
  etaChanged: z.object({ from: moment.nullable(), to: moment }),
  /** 入仓编号 */
  entryNumberGiven: z.object({ warehouseEntryNumber: z.string() }),
  /**
   * The ship of an FCL booking, '' where it was taken back; the cut-off is `YYYY-MM-DD HH:mm:ss`, China Standard Time.
   */
  sailingGiven: z.object({ vessel: z.string(), voyage: z.string(), siCutOffAt: z.string().nullable() }),
  /** Sums over the cargo lines that are measured by then, and how many they are of how many. */
  measured: z.object({
    cartons: z.number(),
    weightKg: z.number(),
    volumeCbm: z.number(),
    lines: z.object({ measured: z.number(), all: z.number() }).optional(),
  }),
  taskDone: z.object({
    taskId: z.string(),
    title: z.object({ 'zh-CN': z.string(), en: z.string() }),
    isFailed: z.boolean(),
  }),
  /** Of strangers with the reader's account. */
  signInsFailed: z.object({ failures: z.number() }),
} as const satisfies Record<string, z.ZodType>;

export type MessageKind = keyof typeof messageDetails;
export type MessageDetail<Kind extends MessageKind> = z.output<(typeof messageDetails)[Kind]>;

/** A kind with what belongs to it. */
export type MessageContent = {
  [Kind in MessageKind]: { kind: Kind; detail: MessageDetail<Kind> };
}[MessageKind];
