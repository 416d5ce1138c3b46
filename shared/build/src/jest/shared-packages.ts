import { createRequire, isBuiltin } from 'node:module';
import { types } from 'node:util';
import vm from 'node:vm';
import { Runtime } from './jest-runtime.ts';

const natively = createRequire(import.meta.url);

/** What is found for an import: where it is kept, and, where it is not there yet, what is to be read. */
type Found = { cacheKey: string; enqueue: unknown; modulePath: string };
type Kept = Map<string, unknown>;
type Build = () => vm.Module;
/** The parts of Jest's loader of modules that are used here; what else they are given is passed on. */
type Loader = {
  getContext: () => vm.Context;
  canonicalizeRoot: (path: string, suffix: string) => { cacheKey: string };
  registries: { getActiveEsmRegistry: () => Kept };
  tryCommitSynthetic: (cacheKey: string, registry: Kept, scratch: Kept, build: Build) => boolean;
  resolveSpecifierForSyncGraph: (...args: [string, string, vm.Context, Kept, Kept, ...unknown[]]) => Found;
  tryLoadGraphSync: (path: string, suffix: string, ...rest: unknown[]) => unknown;
};

// The many and large ones that every portal of a test loads. A test file has an Array and a Date of its own: those that
// tell by such classes what they are given (readers and writers of .xlsx and PDF) stay with it.
const shared = '(?:@aws-sdk|@electric-sql|@fastify|@smithy|fastify|kysely|pg|pg-boss|pinyin-pro|zod)';
const sharedPath = new RegExp(`/node_modules/${shared}/(?!.*/node_modules/)|/once-per-process/`);
const isShared = (path: string) => sharedPath.test(path);
const isJestsOwn = (specifier: string) => specifier === '@jest/globals' || isBuiltin(specifier);
const cannotBeRequired = new Set<string>();

/** What a shared file gives, loaded once by Node itself for all test files of this process; null for any other. */
function requireShared(path: string): { exports: unknown } | null {
  if (!isShared(path) || cannotBeRequired.has(path)) return null;
  try {
    return { exports: natively(path) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_REQUIRE_ASYNC_MODULE') throw error; // all that require throws
    cannotBeRequired.add(path);
    return null;
  }
}

/**
 * Jest's runtime, for tests without a page: the packages above, and what stands in a folder `once-per-process`, are loaded
 * by Node once for all test files of a process, as the server itself loads it; all else is each test file's own. Jest
 * reads, links and compiles every file of every package anew for every test file, the most of what most of them took.
 */
export default class SharedPackagesRuntime extends Runtime {
  constructor(...args: unknown[]) {
    super(...args);
    recogniseErrors(this._environment.global.Error);
    const loader: Loader = this.esmLoader;
    const resolve = loader.resolveSpecifierForSyncGraph.bind(loader);
    loader.resolveSpecifierForSyncGraph = (from, specifier, context, scratch, registry, ...rest) => {
      const path = isJestsOwn(specifier) ? '' : this._resolution.resolveEsm(from, specifier);
      const shared = requireShared(path);
      if (!shared) return resolve(from, specifier, context, scratch, registry, ...rest);
      const { cacheKey } = loader.canonicalizeRoot(path, '');
      loader.tryCommitSynthetic(cacheKey, registry, scratch, () => moduleOf(path, shared.exports, context));
      return { cacheKey, enqueue: null, modulePath: path };
    };
    const load = loader.tryLoadGraphSync.bind(loader);
    loader.tryLoadGraphSync = (path, suffix, ...rest) => {
      const shared = requireShared(path);
      const registry = loader.registries.getActiveEsmRegistry();
      const { cacheKey } = loader.canonicalizeRoot(path, suffix);
      if (shared && !registry.has(cacheKey)) {
        registry.set(cacheKey, moduleOf(path, shared.exports, loader.getContext()));
      }
      return load(path, suffix, ...rest);
    };
  }

  requireModuleOrMock(from: string, name: string): unknown {
    const shared = isJestsOwn(name) ? null : requireShared(this._resolution.resolveCjs(from, name));
    return shared ? shared.exports : super.requireModuleOrMock(from, name);
  }
}

/** A test file has an Error of its own: what a shared package throws is one of it as well, as in the server. */
function recogniseErrors(own: ErrorConstructor): void {
  const isInstance = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(own, Symbol.hasInstance, {
    configurable: true,
    value(this: unknown, value: unknown) {
      // Classes that extend it come here too.
      return this === own ? types.isNativeError(value) : isInstance.call(this, value);
    },
  });
}

/** A module of one test file's that gives what the shared one gives. */
function moduleOf(path: string, exports: unknown, context: vm.Context): vm.Module {
  const given = new Map<string, unknown>(
    exports !== null && (typeof exports === 'object' || typeof exports === 'function')
      ? Object.entries(exports)
      : [],
  );
  // A namespace says itself what its default is; anything else is one.
  if (!types.isModuleNamespaceObject(exports)) given.set('default', exports);
  return new vm.SyntheticModule(
    [...given.keys()],
    function () {
      for (const [name, value] of given) this.setExport(name, value);
    },
    { context, identifier: path },
  );
}
