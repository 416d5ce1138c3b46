import { newEventId, openSystem } from '../integration-system.ts';
import { smallPaper } from '../small-files.ts';
import { inventIds, type PartOfThings } from './part-of-things.ts';

/** A document of the booking, handed in by a system. */
export const documentThings: PartOfThings<{ documentId: string }> = {
  make: async ({ portal, person, word, booking: { id, businessNumber } }) => {
    const system = await openSystem(portal);
    const query = { eventId: newEventId(), businessNumber, kind: 'arrivalNotice' } as const;
    await system.get('POST /integration/document', { query, upload: smallPaper(word) });
    const [document] = await person.get('GET /business/getShippingDocuments', { query: { id } });
    return { documentId: document?.id ?? '' };
  },
  invent: () => inventIds('documentId'),
};
