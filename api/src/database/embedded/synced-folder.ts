import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** An open file as Emscripten's NODEFS keeps it: `nfd` is Node's descriptor, absent for a folder. */
interface NodeStream {
  nfd?: number;
  node: unknown;
}

type PostgresMod = postgresMod.PostgresMod;

/** What of a file or folder is to be changed. */
interface NodeAttributes {
  mode?: number;
}

interface NodeFileSystem {
  node_ops: { setattr: (node: unknown, attributes: NodeAttributes) => void };
  stream_ops: { fsync?: (stream: NodeStream) => number };
  realPath(node: unknown): string;
}

const errnoIo = 29;
const ofOthers = 0o077;

/**
 * PGlite's folder with a real fsync behind PostgreSQL's own. Its file system answers "done" without
 * syncing, so that a power cut loses acknowledged commits (electric-sql/pglite#1107). This leans on the
 * engine's internals: the version is pinned, and durability.embedded.test.ts counts a sync for each commit.
 * Its files are the server's alone: after it has made one it sets the mode 0666, whatever the umask says.
 */
export class SyncedFolder extends NodeFS {
  syncs = 0;

  override async init(engine: PGlite, options: Partial<PostgresMod>) {
    const prepared = await super.init(engine, options);
    const mended = (module: PostgresMod) =>
      this.#mend((module as unknown as { NODEFS: NodeFileSystem }).NODEFS);
    prepared.emscriptenOpts.preRun = [...(prepared.emscriptenOpts.preRun ?? []), mended];
    return prepared;
  }

  #mend(nodeFileSystem: NodeFileSystem): void {
    const { setattr } = nodeFileSystem.node_ops;
    nodeFileSystem.node_ops.setattr = (node, { mode, ...attributes }) =>
      setattr(node, mode === undefined ? attributes : { ...attributes, mode: mode & ~ofOthers });
    nodeFileSystem.stream_ops.fsync = (stream) => {
      this.syncs += 1;
      try {
        if (stream.nfd === undefined) syncFolder(nodeFileSystem.realPath(stream.node));
        else fsyncSync(stream.nfd);
        return 0;
      } catch {
        return errnoIo;
      }
    };
  }
}

/** Makes the names in a folder durable; where a folder cannot be opened (Windows) its file system does it. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
