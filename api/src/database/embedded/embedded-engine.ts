import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { sessionArguments } from '../session-settings.ts';
import { encodeParameter, valueParsers } from '../value-formats.ts';
import { SyncedFolder } from './synced-folder.ts';

/** PGlite's own arguments without `-F` (which turns fsync off) and with a method its file system has. */
const durableArguments = [
  ...PGlite.defaultStartParams.filter((argument) => argument !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  ...sessionArguments(),
];

// The default of 128 MB is cleared at each start, which takes as long as all else of it.
const volatileArguments = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB', ...sessionArguments()];

interface StartedEngine {
  engine: PGlite;
  /** Syncs to disk since the start; a commit that changed something adds at least one. */
  syncCount(): number;
}

/**
 * Starts the engine on a folder that holds a database (or makes one there: memory-hungry, see create-folder), in the
 * thread of the caller. Values stay the text that PostgreSQL wrote.
 */
export async function startEngine(folder: string): Promise<StartedEngine> {
  const fs = new SyncedFolder(folder);
  const lastWords: string[] = [];
  const onStderr = (line: string) => {
    lastWords.push(line);
    if (lastWords.length > 20) lastWords.shift();
    return false;
  };
  try {
    const engine = await PGlite.create({ fs, startParams: durableArguments, onStderr });
    speakText(engine);
    return { engine, syncCount: () => fs.syncs };
  } catch (cause) {
    throw new Error([String(cause), ...lastWords].join('\n'), { cause });
  }
}

/** An engine in memory, empty or from the dumped folder among the options: for tests. */
export async function startEngineInMemory(options: PGliteOptions = {}): Promise<PGlite> {
  const engine = await PGlite.create({ startParams: volatileArguments, ...options });
  speakText(engine);
  Object.assign(engine.parsers, valueParsers);
  return engine;
}

// After the start, because PGlite adds its own array parsers then.
function speakText(engine: PGlite): void {
  for (const type of Object.keys(engine.parsers)) engine.parsers[type] = (text: string) => text;
  for (const type of Object.keys(engine.serializers)) {
    engine.serializers[type] = (value: unknown) => encodeParameter(value) ?? '';
  }
}
