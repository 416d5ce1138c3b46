import type { Rspack } from '@rsbuild/core';

type ChunkGroup = Rspack.Compilation['chunkGroups'][number];

/** What loading a part of a build takes: its files, and the shared modules that its code asks the page for. */
export type PartFiles = { files: string[]; shared: string[] };

/** A part that is imported lazily: by which module, or with which request. */
export type PartQuery = { from: string; request: string };

const consumed = /^consume shared module \(default\) (\S+)@\S+/;
const shared = /^(?:consume|provide) shared module \(default\) (\S+)@\S+/;

/** Reads from a finished compilation what its lazily imported parts need. */
export class ChunkFiles {
  readonly #compilation: Rspack.Compilation;
  readonly #groups: readonly ChunkGroup[];
  #provided: Record<string, PartFiles> | null = null;

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

  /** The files of each shared module that this build provides, by the request for it. */
  provided(): Record<string, PartFiles> {
    this.#provided ??= this.#readProvided();
    return this.#provided;
  }

  /** The files of shared modules with those of the shared modules that they need in turn. */
  withShared(requests: readonly string[]): string[] {
    return sorted(this.sharedWith(requests).flatMap((request) => this.provided()[request]?.files ?? []));
  }

  /** Shared modules with those that they need in turn. */
  sharedWith(requests: readonly string[]): string[] {
    const seen = new Set(requests);
    for (const request of seen) {
      for (const next of this.provided()[request]?.shared ?? []) seen.add(next);
    }
    return sorted([...seen]);
  }

  /** Every shared module that some chunk asks for. */
  consumed(): string[] {
    return sorted(Array.from(this.#compilation.chunks).flatMap((chunk) => this.#consumedBy(chunk)));
  }

  #readProvided(): Record<string, PartFiles> {
    const groups = new Map<string, ChunkGroup[]>();
    for (const group of this.#groups) {
      for (const { module } of group.origins) {
        const key = sharedRequest(module);
        if (key) groups.set(key, [...(groups.get(key) ?? []), group]);
      }
    }
    return Object.fromEntries(Array.from(groups, ([key, found]) => [key, this.#partOf(found, key)]));
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

/** The request for the shared module that a module of the build asks for or provides. */
export function sharedRequest(module: Rspack.Module | undefined): string | undefined {
  return shared.exec(module?.identifier() ?? '')?.[1];
}

function filesOf(group: ChunkGroup): string[] {
  return group.getFiles().filter((file) => /\.(js|css)$/.test(file));
}

function resourceOf(module: Rspack.Module | undefined): string | undefined {
  return module && 'resource' in module && typeof module.resource === 'string' ? module.resource : undefined;
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}
