import type { JsonSchema } from './build-record.ts';
import { openMark } from './open-enum.ts';

/** A schema with the document in which its references are looked up, and how deep in it that schema stands. */
type Placed = { schema: JsonSchema; document: JsonSchema; depth: number; effort: Effort };

/** Steps that one comparison may still take. */
type Effort = { left: number };

// Far beyond any contract of ours: what needs more was made to keep a server busy.
const mostSteps = 50_000;
const deepest = 100;

/** A schema leads nowhere, back to itself, or on and on. */
export class UnreadableSchema extends Error {}

/**
 * One way in which what comes does not fit what is awaited, at a path such as `cargo[].weight`:
 * `missing` (awaited, and may not come), `unknown` (comes, and nobody takes it), `value` (an enumeration has values
 * that are not awaited), `null` (may be null, and is not awaited so), `type` (anything else).
 */
export type Misfit = {
  path: string;
  kind: 'missing' | 'unknown' | 'value' | 'null' | 'type';
  comes: string;
  awaited: string;
};

type Options = {
  /** Whether a field that comes without being awaited is a misfit. */
  isExtraRefused: boolean;
};

/**
 * Whether every value of one schema can be read by who awaits another one. Bounds (lengths, ranges, patterns) are
 * left out: who oversteps them gets an error that names the field, which is no broken contract.
 * Throws UnreadableSchema for one that cannot be followed to its end.
 */
export function findMisfits(comes: JsonSchema, awaited: JsonSchema, options: Options): Misfit[] {
  const effort = { left: mostSteps };
  const placed = (schema: JsonSchema): Placed => ({ schema, document: schema, depth: 0, effort });
  return new Fit(options).compare(placed(comes), placed(awaited), '');
}

class Fit {
  readonly #options: Options;
  /** Pairs that are being compared: schemas may hold themselves. */
  readonly #open = new Map<JsonSchema, Set<JsonSchema>>();

  constructor(options: Options) {
    this.#options = options;
  }

  compare(comes: Placed, awaited: Placed, path: string): Misfit[] {
    const one = resolve(comes);
    const other = resolve(awaited);
    const open = this.#open.get(one.schema) ?? new Set();
    if (open.has(other.schema)) return [];
    this.#open.set(one.schema, open.add(other.schema));
    const found = branches(one).flatMap((branch) => this.#compareBranch(branch, other, path));
    open.delete(other.schema);
    return found;
  }

  /** One branch of what comes against the branch of what is awaited that it fits best. */
  #compareBranch(branch: Placed, awaited: Placed, path: string): Misfit[] {
    let best: Misfit[] | null = null;
    const alternatives = branches(awaited);
    for (const alternative of alternatives) {
      const found = this.#compareSimple(branch, alternative, path);
      if (found.length === 0) return [];
      // The one that is at least of the same type says best what is wrong.
      if (!best || (isOtherType(best, path) && !isOtherType(found, path))) best = found;
    }
    if (best && !isOtherType(best, path)) return best;
    const kind = branch.schema.type === 'null' ? 'null' : 'type';
    return [{ path, kind, comes: nameOf(branch), awaited: alternatives.map(nameOf).join(' | ') }];
  }

  #compareSimple(comes: Placed, awaited: Placed, path: string): Misfit[] {
    if (isAnything(awaited.schema)) return [];
    const { type } = comes.schema;
    const wanted = awaited.schema.type;
    const isSame = type === wanted || (type === 'integer' && wanted === 'number');
    const isOther = !isSame || comes.schema.format !== awaited.schema.format;
    const values = this.#isOpen(awaited.schema) ? null : valuesOf(awaited.schema);
    if (isOther && !(isSame && values === null && awaited.schema.format === undefined)) {
      return [{ path, kind: 'type', comes: nameOf(comes), awaited: nameOf(awaited) }];
    }
    if (values) {
      const foreign = valuesOf(comes.schema)?.filter((value) => !values.includes(value));
      if (!foreign) return [{ path, kind: 'value', comes: nameOf(comes), awaited: nameOf(awaited) }];
      if (foreign.length > 0) {
        return [{ path, kind: 'value', comes: foreign.map(String).join(', '), awaited: nameOf(awaited) }];
      }
    }
    if (type === 'array') return this.#compareItems(comes, awaited, path);
    return type === 'object' ? this.#compareFields(comes, awaited, path) : [];
  }

  /** Whoever reads it has a default for other values: of answers alone, where more is fine. */
  #isOpen(awaited: JsonSchema): boolean {
    return awaited[openMark] === true && !this.#options.isExtraRefused;
  }

  #compareItems(comes: Placed, awaited: Placed, path: string): Misfit[] {
    const one = itemsOf(comes.schema);
    const other = itemsOf(awaited.schema);
    const length = Math.max(one.first.length, other.first.length);
    const places = Array.from({ length }, (_, place) =>
      this.compare(
        within(comes, one.first[place] ?? one.rest),
        within(awaited, other.first[place] ?? other.rest),
        `${path}[${place}]`,
      ),
    );
    return [
      ...places.flat(),
      ...this.compare(within(comes, one.rest), within(awaited, other.rest), `${path}[]`),
    ];
  }

  #compareFields(comes: Placed, awaited: Placed, path: string): Misfit[] {
    const one = fieldsOf(comes.schema);
    const other = fieldsOf(awaited.schema);
    const at = (name: string) => (path === '' ? name : `${path}.${name}`);
    const found: Misfit[] = [];
    for (const [name, schema] of Object.entries(other.properties)) {
      const own = one.properties[name];
      const isAwaited = other.required.has(name);
      if (isAwaited && !one.required.has(name)) {
        const presence = own || one.rest ? 'optional' : 'absent';
        found.push({
          path: at(name),
          kind: 'missing',
          comes: presence,
          awaited: nameOf(within(awaited, schema)),
        });
      }
      if (own) found.push(...this.compare(within(comes, own), within(awaited, schema), at(name)));
    }
    for (const [name, schema] of Object.entries(one.properties)) {
      if (Object.hasOwn(other.properties, name)) continue;
      if (other.rest)
        found.push(...this.compare(within(comes, schema), within(awaited, other.rest), at(name)));
      else if (this.#options.isExtraRefused) {
        found.push({
          path: at(name),
          kind: 'unknown',
          comes: nameOf(within(comes, schema)),
          awaited: 'absent',
        });
      }
    }
    if (one.rest && other.rest) {
      found.push(...this.compare(within(comes, one.rest), within(awaited, other.rest), `${path}{}`));
    }
    return found;
  }
}

function isOtherType(found: readonly Misfit[], path: string): boolean {
  return found.some((misfit) => misfit.path === path && misfit.kind === 'type');
}

function within({ document, depth, effort }: Placed, schema: JsonSchema): Placed {
  spend(effort);
  if (depth === deepest) throw new UnreadableSchema('The schema is too deep.');
  const own = typeof schema.$id === 'string' ? schema : document;
  return { schema, document: own, depth: depth + 1, effort };
}

function spend(effort: Effort): void {
  effort.left -= 1;
  if (effort.left < 0) throw new UnreadableSchema('The schema has no end.');
}

function resolve(placed: Placed): Placed {
  let found = placed.schema;
  while (typeof found.$ref === 'string') {
    spend(placed.effort);
    found = lookUp(placed.document, found.$ref);
  }
  return { ...placed, schema: Array.isArray(found.allOf) ? merged(found, placed) : found };
}

function lookUp(document: JsonSchema, reference: string): JsonSchema {
  const steps = reference.replace(/^#\/?/, '').split('/').filter(Boolean);
  const found = steps.reduce<unknown>((place, step) => (isSchema(place) ? place[step] : undefined), document);
  if (!isSchema(found)) throw new UnreadableSchema(`The schema has no ${reference}.`);
  return found;
}

/** An intersection of objects as one object. */
function merged(schema: JsonSchema, placed: Placed): JsonSchema {
  const parts = schemasOf(schema.allOf).map((part) => resolve(within(placed, part)).schema);
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required }) => (Array.isArray(required) ? required : [])),
  };
}

/** The alternatives of a schema, each of one type. */
function branches(placed: Placed): Placed[] {
  const { schema } = placed;
  const alternatives = schemasOf(schema.anyOf ?? schema.oneOf);
  if (alternatives.length > 0) {
    return alternatives.flatMap((alternative) => branches(resolve(within(placed, alternative))));
  }
  if (!Array.isArray(schema.type)) return [placed];
  return schema.type.map((type) => within(placed, { ...schema, type }));
}

function itemsOf({ items, prefixItems }: JsonSchema): { first: JsonSchema[]; rest: JsonSchema } {
  return { first: schemasOf(prefixItems), rest: isSchema(items) ? items : {} };
}

function fieldsOf({ properties, required, additionalProperties }: JsonSchema) {
  const own = isSchema(properties) ? properties : {};
  return {
    properties: Object.fromEntries(
      Object.entries(own).map(([name, schema]): [string, JsonSchema] => [
        name,
        isSchema(schema) ? schema : {},
      ]),
    ),
    required: new Set<unknown>(Array.isArray(required) ? required : []),
    rest: isSchema(additionalProperties) ? additionalProperties : null,
  };
}

function valuesOf(schema: JsonSchema): unknown[] | null {
  if ('const' in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : null;
}

function isAnything(schema: JsonSchema): boolean {
  return schema.type === undefined && valuesOf(schema) === null;
}

function nameOf(placed: Placed): string {
  const all = branches(resolve(placed));
  if (all.length > 1) return all.map(nameOf).join(' | ');
  const { schema } = resolve(placed);
  const values = valuesOf(schema);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  const name = typeof schema.type === 'string' ? schema.type : 'any';
  return typeof schema.format === 'string' ? `${name} (${schema.format})` : name;
}

function schemasOf(value: unknown): JsonSchema[] {
  return Array.isArray(value) ? value.filter(isSchema) : [];
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
