import { createRequire } from 'node:module';
import { type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core';

/**
 * The federation runtime as ES modules. Rspack finds it with `require.resolve`, so that whole CommonJS packages
 * stood in every entry; of ES modules only what is used remains.
 */
export function pluginLeanFederation(): RsbuildPlugin {
  return {
    name: 'berth:lean-federation',
    setup(api) {
      api.modifyRspackConfig((config, { appendPlugins }) => {
        config.resolve ??= {};
        config.resolve.alias = { ...config.resolve.alias, '@module-federation/runtime': runtimeModule() };
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(commonModule, (resource) => {
            resource.request = asModule(resource.request);
          }),
        );
      });
      api.transform({ test: /webpack-bundler-runtime.dist.consumes\.js$/ }, ({ code }) =>
        failBeforeRun(code),
      );
      api.onAfterBuild(({ stats }) => {
        if (!stats || stats.hasErrors() || !('compilation' in stats)) return;
        const whole = Array.from(stats.compilation.modules).find(isCommon);
        if (whole)
          throw new Error(`The federation runtime came whole: ${whole.identifier()} is no ES module.`);
      });
    },
  };
}

/**
 * Code that asks for a shared module which does not come is not run. The federation runtime lets it run into an error:
 * what it breaks off stays half run, and fails for good once the module is there.
 */
export function failBeforeRun(code: string): string {
  const failing = code.replace(
    'promise.then(onFactory).catch(onError)',
    'promise.then(onFactory).catch((error) => { onError(error); throw error; })',
  );
  if (failing === code)
    throw new Error('@module-federation/webpack-bundler-runtime takes shared modules in another way now.');
  return failing;
}

// What its plugins name by absolute path.
const commonModule = /@module-federation[\\/][\w-]+[\\/]dist[\\/]index\.cjs$/;

const isCommon = (module: Rspack.Module) => /@module-federation[\\/][^|]*\.cjs$/.test(module.identifier());

const asModule = (path: string) => path.replace(/\.cjs$/, '.js');

function runtimeModule(): string {
  const tools = createRequire(import.meta.url).resolve('@module-federation/enhanced');
  const runtimeTools = createRequire(tools).resolve('@module-federation/runtime-tools');
  return asModule(createRequire(runtimeTools).resolve('@module-federation/runtime'));
}
