import { inventIds, type PartOfThings } from './part-of-things.ts';

export const messageThings: PartOfThings<{ messageId: string }> = {
  make: async ({ person, word, booking: { id: bookingId, businessNumber } }) => ({
    messageId: await person.receiveMessage({ bookingId, businessNumber, word }),
  }),
  invent: () => inventIds('messageId'),
};
