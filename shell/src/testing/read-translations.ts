import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const locales = ['zh-CN', 'en'] as const;

/** A namespace: its words in each language, and the sources that may use them. */
export type Namespace = {
  name: string;
  keys: Record<(typeof locales)[number], Map<string, string>>;
  /** Of the package that owns it; calls of an unbound `t` there mean this namespace. */
  sources: Source[];
};

export type Source = { path: string; text: string };

/** Every namespace of the portal, found by its `src/locales`, and every browser source. */
export function readTranslations(): { namespaces: Namespace[]; sources: Source[] } {
  const remotes = readdirSync(root).filter((name) => /^remote-[a-z-]+$/.test(name));
  const owners = [
    { name: 'common', folder: 'shared/runtime' },
    { name: 'shell', folder: 'shell' },
    ...remotes.map((folder) => ({ name: folder.replace('remote-', ''), folder })),
  ].filter(({ folder }) => existsSync(join(root, folder, 'src/locales/zh-CN.json')));
  const namespaces = owners.map(({ name, folder }) => ({
    name,
    keys: { 'zh-CN': readKeys(folder, 'zh-CN'), en: readKeys(folder, 'en') },
    sources: readSources(folder),
  }));
  return { namespaces, sources: namespaces.flatMap(({ sources }) => sources) };
}

function readKeys(folder: string, locale: string): Map<string, string> {
  const words: object = JSON.parse(readFileSync(join(root, folder, `src/locales/${locale}.json`), 'utf8'));
  return new Map(flatten(words, ''));
}

function flatten(words: object, prefix: string): [string, string][] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[prefix + name, value] as [string, string]]
      : flatten(value, `${prefix}${name}.`),
  );
}

function readSources(folder: string): Source[] {
  const names = readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|preview)\.tsx?$|(^|\/)testing\//.test(name))
    .map((name) => join(folder, 'src', name))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export type KeyUse = { namespace: string; key: string; isPrefix: boolean; path: string };

type Binding = { alias: string; namespace: string; from: number };

/** Every `t('…')` of a source, with the namespace that its `t` was last taken from. */
export function findUses({ path, text }: Source, owner: string): KeyUse[] {
  const bindings: Binding[] = [{ alias: 't', namespace: owner, from: -1 }];
  for (const match of text.matchAll(/\{([^{}]*)\} = useTranslation\('([\w-]+)'\)/g)) {
    const [, names = '', namespace = ''] = match;
    const taken = /(?:^|[\s,])t(?:: (\w+))?(?=[\s,]|$)/.exec(names.trim());
    if (taken) bindings.push({ alias: taken[1] ?? 't', namespace, from: match.index });
  }
  const aliases = [...new Set(bindings.map(({ alias }) => alias))].join('|');
  return [...text.matchAll(new RegExp(`(?<![\\w.$])(${aliases})\\(`, 'g'))].flatMap((call) => {
    const isMeant = ({ alias, from }: Binding) => alias === call[1] && from < call.index;
    const namespace = bindings.findLast(isMeant)?.namespace ?? owner;
    const argument = firstArgument(text, call.index + call[0].length);
    return literals(argument).map((literal) => ({ ...literal, namespace, path }));
  });
}

function firstArgument(text: string, start: number): string {
  let depth = 0;
  let at = start;
  for (; at < text.length; at += 1) {
    const character = text.charAt(at);
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character) && depth-- === 0) break;
    else if (character === ',' && depth === 0) break;
  }
  return text.slice(start, at);
}

/** Plain strings are keys, a template is the beginning of one; what is only compared with is neither. */
function literals(argument: string): { key: string; isPrefix: boolean }[] {
  const found = argument.matchAll(/([=!]== )?(?:'([^']*)'|`([^`$]*)(?:\$\{[^}]*\}[^`$]*)*`)/g);
  return [...found].flatMap(([all, compared, plain, begun]) => {
    if (compared) return [];
    return [{ key: plain ?? begun ?? '', isPrefix: plain === undefined && all.includes('${') }];
  });
}
