import { businessNumberPattern, checkContainerNumber, normalizeCode } from '@berth/contract';
import { endpoints } from '@berth/contract/endpoints';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

// What was refused need not have the shape that it should: of each part only what is certainly a number is kept, so
// that nothing else that somebody sent, a name or a code for the gate, gets into the audit.

const anything = z.unknown();
const named = z
  .object({
    eventId: anything,
    businessNumber: anything,
    code: anything,
    containers: z.array(z.object({ number: anything }).catch({ number: undefined })).catch([]),
    events: z
      .array(z.object({ equipmentReference: anything }).catch({ equipmentReference: undefined }))
      .catch([]),
  })
  .partial()
  .catch({});

type Sent = Pick<FastifyRequest, 'body' | 'query'>;

/** The number of the booking that a call was about, else of its first container; null where it names neither. */
export function targetOf({ body, query }: Sent): string | null {
  const sent = [named.parse(body), named.parse(query)];
  const bookings = sent.flatMap(({ businessNumber, code }) => [businessNumber, code]).map(codeOf);
  const boxes = sent.flatMap(({ containers = [], events = [] }) => [
    ...containers.map(({ number }) => number),
    ...events.map(({ equipmentReference }) => equipmentReference),
  ]);
  return (
    bookings.find((number) => businessNumberPattern.test(number)) ??
    boxes.map(codeOf).find((number) => ['ok', 'checkDigit'].includes(checkContainerNumber(number))) ??
    null
  );
}

export function eventOf({ body, query }: Sent): string | null {
  const { eventId } = endpoints['POST /integration/entryNumber'].body.shape;
  const read = [body, query].map((sent) => eventId.safeParse(named.parse(sent).eventId));
  return read.find(({ success }) => success)?.data ?? null;
}

/** The id of the key in an Authorization header, which is no secret; '' where there is none. */
export function keyNamedBy({ authorization = '' }: FastifyRequest['headers']): string {
  const [, hex = ''] = /^Bearer bik_([0-9a-f]{32})_/.exec(authorization) ?? [];
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function codeOf(value: unknown): string {
  return typeof value === 'string' ? normalizeCode(value.slice(0, 40)) : '';
}
