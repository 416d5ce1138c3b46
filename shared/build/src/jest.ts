import { fileURLToPath } from 'node:url';
import type { Config } from 'jest';
import { jsxSource } from './jsx-source.ts';

/** Jest for packages that run on Node: TypeScript as native ES modules, tests beside their source. */
export function nodePreset(): Config {
  return {
    testEnvironment: 'node',
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
    extensionsToTreatAsEsm: ['.ts', '.tsx', '.jsx'],
    transform: {
      '\\.(ts|tsx|jsx)$': [installed('@swc/jest'), swcOptions],
      [properties]: beside('./jest/seeded-properties.js'),
    },
    transformIgnorePatterns: [ignoreAllBut(properties)],
    runtime: beside('./jest/shared-packages.ts'),
  };
}

/** Jest for packages with React in them: the same in jsdom, where a call of `console.error` fails the test. */
export function browserPreset(): Config {
  const { transform, ...preset } = nodePreset();
  return {
    ...preset,
    // A package that draws belongs to one test's page.
    runtime: beside('./jest/kept-programs.ts'),
    transform: {
      ...transform,
      [antdLocale]: beside('./jest/antd-locale.js'),
      [reactElements]: beside('./jest/react-without-stacks.js'),
      [reactPages]: beside('./jest/react-without-throttle.js'),
      [queries]: beside('./jest/patient-queries.js'),
    },
    transformIgnorePatterns: [ignoreAllBut(properties, antdLocale, reactElements, reactPages, queries)],
    testEnvironment: beside('./jest/page-environment.ts'),
    setupFilesAfterEnv: [beside('./jest/browser-setup.ts')],
    moduleNameMapper: {
      '\\.css$': beside('./jest/css-stub.js'),
      '^@rc-component/util/lib/Dom/dynamicCSS$': beside('./jest/antd-styles.cjs'),
      '\\.(svg|png|jpg|webp|woff2)$': beside('./jest/asset-stub.js'),
    },
  };
}

// After a slash that belongs to the folder before.
const properties = '(?<=/)fast-check/lib/fast-check\\.js$';
const antdLocale = 'antd/locale/\\w+\\.js$';
const reactElements = '(?<=/)react/cjs/react(?:-jsx-runtime)?\\.development\\.js$';
const reactPages = '(?<=/)react-dom/cjs/react-dom-client\\.development\\.js$';
const queries = '(?<=/)@testing-library/dom/dist/config\\.js$';

const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', importSource: jsxSource } },
    target: 'es2023',
    experimental: { keepImportAttributes: true },
  },
  sourceMaps: 'inline',
};

/** Of packages, those files alone are transformed. */
const ignoreAllBut = (...files: string[]) => `/node_modules/(?!.*(?:${files.join('|')}))`;

// Packages do not depend on Jest themselves, so its parts are found from here.
function installed(request: string): string {
  return fileURLToPath(import.meta.resolve(request));
}

function beside(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
