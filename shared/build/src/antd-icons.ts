import { type RsbuildPlugin, rspack } from '@rsbuild/core';

/** An icon is bundled where it is used, but what draws it comes from the shell, with the shell's context. */
export function antdIconsThroughTheShell(): RsbuildPlugin {
  return {
    name: 'berth:antd-icons',
    setup(api) {
      api.modifyRspackConfig((_config, { appendPlugins }) => {
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(/^\.\.\/components\/AntdIcon(Light)?$/, (resource) => {
            resource.request = resource.request.replace('..', '@ant-design/icons/es');
          }),
        );
      });
    },
  };
}
