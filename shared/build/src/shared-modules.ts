import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What exists once in the browser. A key does not cover its subpaths, hence the trailing-slash twins.
 * Everything else goes through the one door, `@berth/runtime`, or is bundled by whoever uses it.
 */
const sharedKeys: Record<string, string> = {
  react: 'react',
  'react/': 'react',
  'react-dom': 'react-dom',
  'react-dom/': 'react-dom',
  'antd/es/': 'antd',
  // Icons carry the style nonce in a React context: with a copy in each remote they would break the CSP.
  '@ant-design/icons/es/components/AntdIcon': '@ant-design/icons',
  '@ant-design/icons/es/components/AntdIconLight': '@ant-design/icons',
  '@berth/runtime': '@berth/runtime',
};

interface ConsumedModule {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  import: false;
}

/** A remote's side: it carries no copy, and refuses a shell whose versions do not fit. */
export function consumedModules(root: string): Record<string, ConsumedModule> {
  return Object.fromEntries(
    Object.entries(sharedKeys).map(([key, packageName]) => [
      key,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${installedVersion(root, packageName)}`,
        import: false,
      },
    ]),
  );
}

/** The range of versions of a shared module, by the request for it, that a remote takes. */
export function requiredRange(root: string, request: string): string {
  return `^${providedVersion(root, request)}`;
}

/** The version of a shared module, by the request for it, that the shell brings. */
export function providedVersion(root: string, request: string): string {
  const key = Object.keys(sharedKeys)
    .filter((known) => request === known || (known.endsWith('/') && request.startsWith(known)))
    .sort((one, other) => other.length - one.length)[0];
  const packageName = key && sharedKeys[key];
  if (!packageName) throw new Error(`${request} is not among the shared modules.`);
  return installedVersion(root, packageName);
}

// A `workspace:*` range is not semver, so versions are read from what is installed: in the shell, which provides
// them, so that a remote need not depend on what it does not use.
function installedVersion(root: string, packageName: string): string {
  const path = join(root, '../shell/node_modules', packageName, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  return manifest.version;
}
