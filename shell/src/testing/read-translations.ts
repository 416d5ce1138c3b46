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

/** `words` and `code` are folders. */
type Owner = { name: string; words: string; code: string };

const ownerOf = (name: string, folder: string): Owner => ({
  name,
  words: `${folder}/src/locales`,
  code: `${folder}/src`,
});

/** Every namespace of the portal, found by its `src/locales`, and every browser source. */
export function readTranslations(): { namespaces: Namespace[]; sources: Source[] } {
  const remotes = readdirSync(root).filter((name) => /^remote-[a-z-]+$/.test(name));
  const settings = readdirSync(join(root, 'remote-account/src/locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const owners = [
    ownerOf('common', 'shared/runtime'),
    ownerOf('shell', 'shell'),
    // Within the shell, and each loaded with its page alone.
    { name: 'console', words: 'shell/src/locales/console', code: 'shell/src/console' },
    { name: 'worklist', words: 'shell/src/locales/worklist', code: 'shell/src/console/worklist' },
    { name: 'ways-in', words: 'shell/src/locales/ways-in', code: 'shell/src/ways-in' },
    { name: 'register', words: 'shell/src/locales/register', code: 'shell/src/ways-in/register' },
    { name: 'company-change', words: 'shell/src/locales/company-change', code: 'shell/src/company-change' },
    { name: 'releases', words: 'shell/src/locales/releases', code: 'shell/src/releases' },
    // Within remote-site, and loaded with the pages of staff alone.
    { name: 'leads', words: 'remote-site/src/locales/leads', code: 'remote-site/src/features/leads' },
    {
      name: 'articles',
      words: 'remote-site/src/locales/articles',
      code: 'remote-site/src/features/article-desk',
    },
    { name: 'content', words: 'remote-site/src/locales/content', code: 'remote-site/src/features/content' },
    {
      name: 'support-desk',
      words: 'remote-site/src/locales/support-desk',
      code: 'remote-site/src/features/support-desk',
    },
    // Within remote-site, and loaded once help or the online service is opened.
    { name: 'support', words: 'remote-site/src/locales/support', code: 'remote-site/src/features/support' },
    // Pages of staff within remote-account, each loaded with its own words.
    ...settings.map((name) => ({
      name,
      words: `remote-account/src/locales/${name}`,
      code: `remote-account/src/features/settings/${name}`,
    })),
    ...remotes.map((folder) => ownerOf(folder.replace('remote-', ''), folder)),
  ].filter(({ words }) => existsSync(join(root, words, 'zh-CN.json')));
  const namespaces = owners.map(({ name, words, code }) => ({
    name,
    keys: { 'zh-CN': readKeys(words, 'zh-CN'), en: readKeys(words, 'en') },
    sources: readSources(code).filter(({ path }) => isOwn(path, code, owners)),
  }));
  return { namespaces, sources: namespaces.flatMap(({ sources }) => sources) };
}

/** A source inside of another namespace's folder is that one's. */
function isOwn(path: string, code: string, owners: readonly Owner[]): boolean {
  return !owners.some((other) => other.code.startsWith(`${code}/`) && path.startsWith(`${other.code}/`));
}

function readKeys(folder: string, locale: string): Map<string, string> {
  const words: object = JSON.parse(readFileSync(join(root, folder, `${locale}.json`), 'utf8'));
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
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|preview)\.tsx?$|(^|\/)testing\//.test(name))
    .map((name) => join(folder, name))
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
