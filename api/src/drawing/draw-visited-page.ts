import { createHash } from 'node:crypto';
import { type Drawing, type DrawingInput, nameOfRead, type PageAnswer } from '@berth/contract';
import type { Clock } from '../clock.ts';
import type { DrawPage } from '../http/serving/drawn-visit.ts';
import type { StoredFile } from '../http/serving/serve-portal.ts';
import type { Drawer } from './open-drawer.ts';

/** In which file of a release its pages are drawn; `@berth/build` writes it. */
const drawingFile = 'drawing.js';
/** A page asks for a list, then for what stands beside it. */
const roundsAtMost = 3;
const keptPages = 300;
/** How long a page that tells the time may stand as it was drawn. */
const timedMs = 60_000;

type Dependencies = {
  drawer: Drawer;
  clock: Clock;
  readRemoteFile: (remote: string, version: string, path: string) => Promise<StoredFile | null>;
};

/**
 * Draws the page of a visit with what is published now: every answer is read anew, and the same answers are drawn once.
 * Null where the release does not draw, or did not succeed.
 */
export function createPageDrawer({ drawer, clock, readRemoteFile }: Dependencies): DrawPage {
  const kept = new Map<string, { drawing: Drawing | null; at: number }>();

  const drawKept = async (code: StoredFile, input: DrawingInput): Promise<Drawing | null> => {
    const { now, ...lasting } = input;
    const name = createHash('sha256').update(code.integrity).update(JSON.stringify(lasting)).digest('base64');
    const before = kept.get(name);
    const isTimed = before?.drawing?.usesNow === true;
    if (before && !(isTimed && now - before.at > timedMs)) return before.drawing;
    const read = async () => (await code.read('identity')).toString('utf8');
    const drawing = await drawer.draw({ integrity: code.integrity, read }, input);
    if (drawing === null) return null;
    kept.delete(name);
    kept.set(name, { drawing, at: now });
    for (const oldest of kept.keys()) {
      if (kept.size <= keptPages) break;
      kept.delete(oldest);
    }
    return drawing;
  };

  return async ({ remote, version, ...visited }, read) => {
    const code = await readRemoteFile(remote, version, drawingFile);
    if (!code) return null;
    const answers: PageAnswer[] = [];
    for (let round = 0; round < roundsAtMost; round += 1) {
      const drawing = await drawKept(code, { ...visited, answers: [...answers], now: clock().getTime() });
      if (!drawing || drawing.reads.length === 0) return drawing && { drawing, answers };
      const known = new Set(answers.map(nameOfRead));
      const asked = drawing.reads.filter((each) => !known.has(nameOfRead(each)));
      if (asked.length === 0) return null;
      answers.push(...(await Promise.all(asked.map(read))));
    }
    return null;
  };
}
