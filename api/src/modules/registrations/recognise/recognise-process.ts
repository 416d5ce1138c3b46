// Started by open-recognizer.ts with the first picture; it reads one after the other until it is ended.
import { answerEach } from '../../../workers/answer-each.ts';
import { openReader, type ReadLines } from './read-picture.ts';
import type { Reading } from './reading.ts';

let reader: ReadLines | undefined;

answerEach(async (picture: Uint8Array): Promise<Reading> => {
  try {
    reader ??= await openReader();
  } catch (failure) {
    // A package without its part for this kind of machine is found, and cannot be loaded.
    process.stderr.write(`${failure}`);
    return { state: 'unavailable' };
  }
  try {
    const { lines, turn } = await reader(picture);
    return { state: 'read', lines, turn };
  } catch {
    // Bytes that are no picture; whatever is worse ends the process.
    return { state: 'failed' };
  }
});
