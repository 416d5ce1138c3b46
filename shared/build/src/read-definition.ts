import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

// Run by itself: `node read-definition.ts FOLDER` runs src/remote.tsx of a remote with nothing of the browser in it
// and prints which module each of its routes, parts and languages imports. The definition itself is the one place
// that ties a route to its page, so it is read instead of being repeated in names of chunks.

const folder = process.argv[2];
if (!folder) throw new Error('usage: read-definition.ts FOLDER');
const definitionUrl = pathToFileURL(join(folder, 'src/remote.tsx')).href;
const nothing = 'berth:nothing';
let asked: string[] = [];
let isDefined = false;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@berth/runtime') return { url: 'berth:runtime', shortCircuit: true };
    if (isDefined) {
      asked.push(specifier);
      return { url: `${nothing}?${asked.length}-${specifier}`, shortCircuit: true };
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (url === 'berth:runtime') return source('export const defineRemote = (definition) => definition;');
    if (url.startsWith(nothing) || /\.(css|svg|png|jpg|webp)$/.test(url)) return source('export {};');
    if (!url.endsWith('.tsx')) return next(url, context);
    const { code } = transformSync(next(url, { ...context, format: 'module' }).source?.toString() ?? '', {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2023',
        experimental: { keepImportAttributes: true },
      },
    });
    return source(code);
  },
});

function source(code: string) {
  return { format: 'module' as const, source: code, shortCircuit: true };
}

const { remote } = await import(definitionUrl);
isDefined = true;

async function requestOf(load: () => Promise<unknown>): Promise<string> {
  asked = [];
  await load();
  if (asked.length !== 1)
    throw new Error(`A route, part or language imports ${asked.length} modules, not one.`);
  return asked[0] ?? '';
}

const pages: Record<string, string> = {};
for (const { path, page } of remote.routes) pages[path] = await requestOf(page);
const parts: Record<string, string> = {};
// As defineRemote's type has it, like the languages below: functions that import one module.
for (const [name, load] of Object.entries(remote.parts ?? {})) {
  parts[name] = await requestOf(load as () => Promise<unknown>);
}
const languages: Record<string, string> = {};
for (const [locale, load] of Object.entries(remote.translations)) {
  languages[locale] = await requestOf(load as () => Promise<unknown>);
}
console.log(JSON.stringify({ pages, parts, languages }));
