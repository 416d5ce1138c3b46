import type { JsonSchema, RemoteBuildRecord } from '@berth/contract/release';
import { builtVersions } from './release-folder.ts';
import { callServer } from './release-server.ts';
import { sizeReport } from './size-report.ts';

/** Says what two versions of a remote need differently of shell and API, and how their bytes differ. */
export async function showDiff(remote: string, one: string, other: string): Promise<void> {
  const [before, after] = [await recordOf(remote, one), await recordOf(remote, other)];
  console.log(`${remote}: ${before.version} → ${after.version}\n`);
  const lines = needsDiff(before, after);
  console.log(lines.length === 0 ? 'Needs the same of shell and API.' : lines.join('\n'));
  console.log(`\n${sizeReport(after, before)}`);
}

/** From this machine where it was built here, else from the server. */
async function recordOf(remote: string, version: string): Promise<RemoteBuildRecord> {
  const here = builtVersions(remote).filter(({ record }) => record.version === version);
  if (here[0]) return here[0].record;
  return (await callServer('GET /release/version', { query: { remote, version } })).record;
}

/** `+` what is needed now, `−` what no longer is, `~` what is needed in another form. */
export function needsDiff(before: RemoteBuildRecord, after: RemoteBuildRecord): string[] {
  const lines: string[] = [];
  if (before.runtime.range !== after.runtime.range) {
    lines.push(`~ @berth/runtime ${before.runtime.range} → ${after.runtime.range}`);
  }
  const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']));
  lines.push(...entriesDiff(named(before.runtime.uses), named(after.runtime.uses), '@berth/runtime '));
  lines.push(...entriesDiff(before.shared, after.shared, ''));
  const { endpoints: past } = before.contract;
  const { endpoints: now } = after.contract;
  for (const key of sortedKeys(past, now)) {
    const [was, is] = [past[key], now[key]];
    if (!was || !is) {
      lines.push(`${is ? '+' : '−'} ${key}`);
      continue;
    }
    const changes = [
      ...entriesDiff(fieldsOf(was.input ?? {}), fieldsOf(is.input ?? {}), '    takes '),
      ...entriesDiff(fieldsOf(was.output), fieldsOf(is.output), '    answers '),
    ];
    if (changes.length > 0) lines.push(`~ ${key}`, ...changes);
  }
  return lines;
}

function entriesDiff(before: Record<string, string>, after: Record<string, string>, what: string): string[] {
  return sortedKeys(before, after).flatMap((key) => {
    const [was, is] = [before[key], after[key]];
    if (was === is) return [];
    const indent = /^ */.exec(what)?.[0] ?? '';
    const name = `${what.trimStart()}${key}`;
    if (was === undefined) return `${indent}+ ${name} ${is}`.trimEnd();
    if (is === undefined) return `${indent}− ${name} ${was}`.trimEnd();
    return `${indent}~ ${name} ${was} → ${is}`;
  });
}

function sortedKeys(one: object, other: object): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
}

/** Every field of a schema by its path, with what it holds; a reference is named, not followed. */
function fieldsOf(schema: JsonSchema, path = '', isRequired = true): Record<string, string> {
  const { properties, items, required, additionalProperties, anyOf, $defs, ...own } = schema;
  const fields: Record<string, string> = {};
  if (path !== '') fields[path] = `${JSON.stringify(own)}${isRequired ? '' : ' optional'}`;
  for (const [name, field] of Object.entries(asSchema(properties))) {
    const isOwn = Array.isArray(required) && required.includes(name);
    Object.assign(fields, fieldsOf(asSchema(field), path === '' ? name : `${path}.${name}`, isOwn));
  }
  for (const [name, definition] of Object.entries(asSchema($defs))) {
    Object.assign(fields, fieldsOf(asSchema(definition), `#${name}`));
  }
  if (items) Object.assign(fields, fieldsOf(asSchema(items), `${path}[]`));
  if (typeof additionalProperties === 'object')
    Object.assign(fields, fieldsOf(asSchema(additionalProperties), `${path}{}`));
  if (Array.isArray(anyOf)) {
    anyOf.forEach((branch, place) => {
      Object.assign(fields, fieldsOf(asSchema(branch), `${path}|${place + 1}`));
    });
  }
  return fields;
}

function asSchema(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
