import { z } from 'zod';

type Json = Record<string, unknown>;

export type SchemaPrinter = ReturnType<typeof createSchemaPrinter>;

/**
 * JSON Schemas of an OpenAPI document: `describe` gives the schema of a value and gathers what it refers to,
 * under names of its own, into `components`.
 */
export function createSchemaPrinter() {
  const components: Record<string, Json> = {};
  return {
    components,
    describe(schema: z.ZodType, io: 'input' | 'output', name: string): Json {
      const {
        $schema: _dialect,
        $defs: definitions,
        ...root
      } = z.toJSONSchema(schema, {
        io,
        unrepresentable: 'any',
        override: describeTransform(io),
      }) as Json;
      const rename = (reference: string) => {
        if (reference === '#') return `#/components/schemas/${name}`;
        return reference.replace('#/$defs/', `#/components/schemas/${name}.`);
      };
      const printed = rewriteReferences(root, rename) as Json;
      for (const [key, value] of Object.entries(definitions ?? {})) {
        components[`${name}.${key}`] = rewriteReferences(value, rename) as Json;
      }
      if (!JSON.stringify(printed).includes(`"#/components/schemas/${name}"`)) return printed;
      components[name] = printed;
      return { $ref: `#/components/schemas/${name}` };
    },
  };
}

// What a transform makes has no schema of its own; ours normalise, so it is described by what goes in.
function describeTransform(io: 'input' | 'output') {
  return ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: object }) => {
    const { def } = zodSchema._zod;
    if (io !== 'output' || def.type !== 'pipe' || def.out._zod.def.type !== 'transform') return;
    const { $schema: _dialect, ...input } = z.toJSONSchema(def.in, { io: 'input', unrepresentable: 'any' });
    Object.assign(jsonSchema, input);
  };
}

function rewriteReferences(value: unknown, rename: (reference: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => rewriteReferences(entry, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === '$ref' && typeof entry === 'string' ? rename(entry) : rewriteReferences(entry, rename),
    ]),
  );
}
