import { smallPicture } from '../small-files.ts';
import { inventIds, type PartOfThings } from './part-of-things.ts';

export const fileThings: PartOfThings<{ uploadId: string }> = {
  make: async ({ person, word }) => {
    const { src } = await person.get('POST /uploadFile', { upload: smallPicture(word) });
    return { uploadId: src.split('/').at(-1) ?? '' };
  },
  invent: () => inventIds('uploadId'),
};
