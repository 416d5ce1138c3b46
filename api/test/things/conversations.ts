import { randomUUID } from 'node:crypto';
import { smallPicture } from '../small-files.ts';
import { inventIds, type PartOfThings } from './part-of-things.ts';

export const conversationThings: PartOfThings<{ conversationId: string; conversationFileId: string }> = {
  make: async ({ person, word }) => {
    const { src } = await person.get('POST /uploadFile', { upload: smallPicture(`${word} asked`) });
    const body = { idempotencyKey: randomUUID(), words: `question of ${word}`, files: [src] };
    const { id, entries } = await person.get('POST /support/start', { body });
    return { conversationId: id, conversationFileId: entries[0]?.files[0]?.id ?? '' };
  },
  invent: () => inventIds('conversationId', 'conversationFileId'),
};
