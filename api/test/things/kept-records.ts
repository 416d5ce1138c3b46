import { keepRecords } from '../kept-records.ts';
import { inventIds, type PartOfThings } from './part-of-things.ts';

type KeptThings = Awaited<ReturnType<typeof keepRecords>>;

/** A template and an address to change, and one of each to delete. */
export const keptThings: PartOfThings<KeptThings> = {
  make: async ({ person, word }) => await keepRecords(person, word),
  invent: () =>
    inventIds(
      'templateId',
      'templateVersion',
      'oldTemplateId',
      'addressId',
      'addressVersion',
      'oldAddressId',
    ),
};
