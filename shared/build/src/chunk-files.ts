import type { Rspack } from '@rsbuild/core';

type ChunkGroup = Rspack.Compilation['chunkGroups'][number];

/** What loading a part of a build takes: its files, and the shared modules that a remote's code asks the page for. */
export type PartFiles = { files: string[]; shared: string[] };

/** A part that is imported lazily: by which module, or with which request. */
export type PartQuery = { from: string; request: string };

const consumed = /^consume shared module \(default\) (\S+)@\S+/;

/** Reads from a finished compilation what its lazily imported parts need. */
export class ChunkFiles {
  readonly #compilation: Rspack.Compilation;
  readonly #groups: readonly ChunkGroup[];

  constructor(compilation: Rspack.Compilation) {
    this.#compilation = compilation;
    this.#groups = compilation.chunkGroups;
  }

  /** The part that a module imports by this request; an error when there is none. */
  imported({ from, request }: PartQuery): PartFiles {
    const found = this.#groups.filter((group) =>
      group.origins.some((origin) => origin.request === request && resourceOf(origin.module) === from),
    );
    return this.#partOf(found, `${request} of ${from}`);
  }

  /** The module that the container gives away. */
  exposed(): PartFiles {
    const found = this.#groups.filter((group) =>
      group.origins.some(({ module }) => module?.identifier().startsWith('container entry')),
    );
    return this.#partOf(found, 'the exposed module');
  }

  /** Every shared module that some chunk asks for. */
  consumed(): string[] {
    return sorted(Array.from(this.#compilation.chunks).flatMap((chunk) => this.#consumedBy(chunk)));
  }

  #partOf(groups: ChunkGroup[], what: string): PartFiles {
    if (groups.length === 0) throw new Error(`The build has no chunk for ${what}.`);
    return {
      files: sorted(groups.flatMap(filesOf)),
      shared: sorted(groups.flatMap((group) => group.chunks.flatMap((chunk) => this.#consumedBy(chunk)))),
    };
  }

  #consumedBy(chunk: Rspack.Chunk): string[] {
    return Array.from(this.#compilation.chunkGraph.getChunkModulesIterable(chunk)).flatMap(
      (module) => consumed.exec(module.identifier())?.[1] ?? [],
    );
  }
}

function filesOf(group: ChunkGroup): string[] {
  return group.getFiles().filter((file) => /\.(js|css)$/.test(file));
}

/** The path of a module's file. */
export function resourceOf(module: Rspack.Module | undefined): string | undefined {
  return module && 'resource' in module && typeof module.resource === 'string' ? module.resource : undefined;
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}
