import { defaultPageSize, type ListField, operatorsOfKind, pageSizes } from '@berth/contract';
import { type EndpointDefinition, isWriteCall } from '@berth/contract/endpoints';
import type { SchemaPrinter } from './json-schemas.ts';

type Json = Record<string, unknown>;

/** Path, query and list parameters of one call, and the header that a browser's write carries. */
export function printParameters(
  key: string,
  definition: EndpointDefinition,
  printer: SchemaPrinter,
  name: string,
): Json[] {
  const parameters: Json[] = [];
  const add = (place: 'path' | 'query', schema: Json) => {
    const { properties = {}, required = [] } = schema as { properties?: Json; required?: string[] };
    for (const [field, described] of Object.entries(properties)) {
      parameters.push({ name: field, in: place, required: required.includes(field), schema: described });
    }
  };
  if (definition.params) add('path', printer.describe(definition.params, 'input', `${name}.params`));
  if (definition.query) add('query', printer.describe(definition.query, 'input', `${name}.query`));
  if (definition.list) parameters.push(...printListParameters(definition.list));
  const hasKey = definition.access === 'releaseKey' || definition.access === 'integrationKey';
  if (!hasKey && isWriteCall(key, definition)) {
    parameters.push({
      name: 'X-Requested-With',
      in: 'header',
      required: true,
      schema: { const: 'berth' },
      description: 'Shows that a page of our own asks.',
    });
  }
  return parameters;
}

function printListParameters(fields: Readonly<Record<string, ListField>>): Json[] {
  const names = Object.entries(fields);
  const sortable = names.filter(([, field]) => field.sortable).map(([name]) => name);
  const query = (name: string, schema: Json, description?: string): Json => ({
    name,
    in: 'query',
    schema,
    ...(description ? { description } : {}),
  });
  return [
    query('page', { type: 'integer', minimum: 1, default: 1 }),
    query('pageSize', { type: 'integer', enum: [...pageSizes], default: defaultPageSize }),
    query('prop', { type: 'string', enum: sortable }, 'Sorts by this field.'),
    query('order', { type: 'string', enum: ['ascending', 'descending'] }),
    ...names
      .filter(([, field]) => field.filterable)
      .map(([name, field]) =>
        query(
          name,
          { type: 'string', examples: [`value|${operatorsOfKind[field.kind][0]}`] },
          describeFilter(field),
        ),
      ),
  ];
}

function describeFilter({ kind, choices }: ListField): string {
  const values = choices ? ` Values: ${choices.join(', ')}.` : '';
  return `Filter by a ${kind}: \`value|operator\`. Operators: ${operatorsOfKind[kind].join(' ')}.${values}`;
}
