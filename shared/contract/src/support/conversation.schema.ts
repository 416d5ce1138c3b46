import { z } from 'zod';
import { normalizeEmail } from '../account/contact-rules.ts';
import { text } from '../text/text.schema.ts';
import { conversationSides, conversationStates } from './conversation.ts';

// Shapes and normalisation; what is wrong is said by the rules, at its field.
export const conversationId = z.string().max(64);
export const mail = z.string().max(4000).transform(normalizeEmail);
export const moment = z.string().describe('YYYY-MM-DD HH:mm:ss, China Standard Time');
/** 256 random bits. */
export const secret = z.string().regex(/^[\w-]{43}$/);
/** Made once per attempt: sent again with the same key it is said once, and answered as it stands by then. */
const idempotencyKey = z.uuid();
/** The number of an entry, from 1 on; 0 for none. */
export const entryNumber = z.int().min(0).max(1_000_000);

export const said = z.object({
  idempotencyKey,
  /** '' where files say it all. */
  words: text,
  files: z.array(z.string().max(200)).max(50).default([]),
});

const conversationFile = z.object({
  /** To be read by the call that reads files of whoever looks at it. */
  id: z.string(),
  fileName: z.string(),
  bytes: z.int(),
  /** Can be shown in the page; everything else is saved. */
  isPicture: z.boolean(),
});

export const conversationEntry = z.object({
  id: z.string(),
  /** From 1 on, in the order in which it was said. */
  number: z.int(),
  side: z.enum(conversationSides),
  /** '' of a visitor who gave none. */
  name: z.string(),
  words: z.string(),
  at: moment,
  files: z.array(conversationFile),
});

/** A conversation as whoever asked sees it. */
export const conversation = z.object({
  id: z.string(),
  /** `SV-261128-0001`, to be quoted. */
  number: z.string(),
  /** Another one after every change. */
  version: z.int(),
  state: z.enum(conversationStates),
  /** Of a visitor, as they were given; '' where they were not, and of a member. */
  name: z.string(),
  mail: z.string(),
  /** The oldest first. */
  entries: z.array(conversationEntry),
  /** The last entry of the forwarder's that the asker has seen; 0 for none. */
  seen: z.int(),
  /** Entries of the forwarder's after that. */
  unread: z.int(),
});

/** Whether somebody answers at once. */
export const supportHours = z.object({
  /** The head office is open. Otherwise a message is taken, and answered by mail. */
  isOpen: z.boolean(),
  /** When it opens next, where it is not open; null also where that is not known. */
  opensAt: moment.nullable(),
});
