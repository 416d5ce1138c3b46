import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ImportDeclaration, parseSync } from '@swc/core';

/**
 * The exports of a module that the sources under a folder import by name; types cost nothing and are left out, as
 * are tests. A namespace or a lazy import could use any of them, so it is refused.
 */
export function importedNames(folder: string, from: string): string[] {
  const names = new Set<string>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(path) || /\.(test|preview|d)\.tsx?$/.test(path)) continue;
    const text = readFileSync(join(folder, path), 'utf8');
    for (const name of namesImported(text, from, path)) names.add(name);
  }
  return [...names].sort();
}

/** The same for the text of one module; `path` is for what an error says. */
export function namesImported(text: string, from: string, path: string): string[] {
  if (new RegExp(`\\b(import|require)\\(\\s*['"\`]${from}['"\`]`).test(text)) {
    throw new Error(`${path} imports ${from} lazily: it is there already, import what you use by name.`);
  }
  return parse(text).flatMap((item) => {
    if (item.type === 'ImportDeclaration') return item.source.value === from ? namesOf(item, path) : [];
    if (item.type === 'ExportAllDeclaration' && item.source.value === from) return refuse(path, from);
    if (item.type !== 'ExportNamedDeclaration' || item.source?.value !== from || item.typeOnly) return [];
    return item.specifiers.flatMap((specifier) => {
      if (specifier.type !== 'ExportSpecifier') return refuse(path, from);
      return specifier.isTypeOnly ? [] : specifier.orig.value;
    });
  });
}

/** What a module that only passes on gives away by name, types left out. */
export function namesExported(file: string): string[] {
  const names = parse(readFileSync(file, 'utf8')).flatMap((item) => {
    if (item.type !== 'ExportNamedDeclaration') {
      throw new Error(`${file} does more than to pass on by name: its exports cannot be told.`);
    }
    if (item.typeOnly) return [];
    return item.specifiers.flatMap((specifier) => {
      if (specifier.type !== 'ExportSpecifier') return refuse(file, item.source?.value ?? file);
      return specifier.isTypeOnly ? [] : (specifier.exported ?? specifier.orig).value;
    });
  });
  return names.sort();
}

function namesOf(item: ImportDeclaration, path: string): string[] {
  if (item.typeOnly) return [];
  return item.specifiers.flatMap((specifier) => {
    if (specifier.type === 'ImportDefaultSpecifier') return 'default';
    if (specifier.type === 'ImportNamespaceSpecifier') return refuse(path, item.source.value);
    return specifier.isTypeOnly ? [] : (specifier.imported ?? specifier.local).value;
  });
}

function refuse(path: string, from: string): never {
  throw new Error(`${path} takes all of ${from}: name what is used, so that a release can be checked.`);
}

function parse(text: string) {
  return parseSync(text, { syntax: 'typescript', tsx: true, target: 'es2023' }).body;
}
