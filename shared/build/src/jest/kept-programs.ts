import vm from 'node:vm';
import { Runtime } from './jest-runtime.ts';

/** The parts of Jest's loader of CommonJS that are used here. */
type Executor = {
  compile: (source: string, filename: string) => unknown;
  environment: { getVmContext: () => vm.Context | null };
  injectedModuleParameters: string[];
};

const scripts = new Map<string, vm.Script>();
const isPackage = (filename: string) => filename.includes('/node_modules/');

/**
 * Jest's runtime for tests with a page, by which each file is compiled once for all test files of a process and run anew for each of them:
 * nothing is kept but the program. Jest compiles all of React and antd for every test file of a page.
 */
export default class KeptProgramsRuntime extends Runtime {
  constructor(...args: unknown[]) {
    super(...args);
    const executor: Executor = this.executor;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      // To what imports while it runs, Jest tells from where.
      if (!context || !isPackage(filename) || /\bimport\s*\(/.test(source)) return compile(source, filename);
      const script = scripts.get(filename) ?? scriptOf(source, filename, executor.injectedModuleParameters);
      scripts.set(filename, script);
      return script.runInContext(context);
    };
  }
}

function scriptOf(source: string, filename: string, parameters: string[]): vm.Script {
  return new vm.Script(`(function (${parameters.join(',')}) {${source}\n})`, { filename });
}

const modules = new Map<string, { code: string; cachedData: Buffer }>();

/** A module belongs to the test file that made it: what is kept of its program are bytes. */
class KeptModule extends vm.SourceTextModule {
  constructor(code: string, options: vm.SourceTextModuleOptions & { identifier: string }) {
    const kept = modules.get(options.identifier);
    const isKept = kept?.code === code;
    super(code, isKept ? { ...options, cachedData: kept.cachedData } : options);
    if (!isKept) modules.set(options.identifier, { code, cachedData: compiledBytes(this) });
  }
}

// Node has it; its types do not.
const compiledBytes = (module: vm.Module) =>
  (module as unknown as { createCachedData: () => Buffer }).createCachedData();

// Jest makes its modules by what it finds here.
Object.assign(vm, { SourceTextModule: KeptModule });
