import { z } from 'zod';

declare const unknownMember: unique symbol;

/** A member that came later than the build that reads it: a text to be shown or passed by, never to be relied on. */
type UnknownMember = string & { readonly [unknownMember]: true };

/** In the JSON schema of an enumeration: its readers treat a member that they do not know by a default. */
export const openMark = 'x-open';

/**
 * An enumeration in an answer that may grow. A new member of a plain `z.enum` is held back by the gate until every
 * remote that reads it was built anew. This one's type holds a member that nobody knows, so that its readers have a
 * default, and the gate lets new members come to builds that were made with it so. The server itself answers those
 * that it knows. In what is sent to the server it means nothing.
 */
export function openEnum<const Members extends readonly [string, ...string[]]>(
  members: Members,
): z.ZodType<Members[number] | UnknownMember> {
  const known: z.ZodType<Members[number]> = z.enum(members).meta({ [openMark]: true });
  // Nothing but what is known passes the schema here; what its readers may meet later is a matter of types.
  return known as z.ZodType<Members[number] | UnknownMember>;
}
