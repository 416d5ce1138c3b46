import type { SendForm } from './use-send-form.ts';

type SheetOfForm<Field extends string> = {
  /** Under which the lines stand in what is sent. */
  name: string;
  /** The keys of the lines that are sent, in their order. */
  keys: readonly string[];
  fields: readonly Field[];
};

/**
 * What a form says of the lines of a sheet. The form knows a line by its place among those that are sent, the sheet by
 * its key: `rows.0.quantity` is `rows.<key>.quantity` there.
 */
export function sheetPlaces<Field extends string>(
  form: Pick<SendForm, 'errorOf' | 'idOf'>,
  { name, keys, fields }: SheetOfForm<Field>,
): { messages: Map<string, string>; idOf: (path: string) => string } {
  const messages = new Map<string, string>();
  for (const [at, key] of keys.entries()) {
    for (const field of fields) {
      const error = form.errorOf(`${name}.${at}.${field}`);
      if (error) messages.set(`${name}.${key}.${field}`, error);
    }
  }
  const idOf = (path: string) => {
    const [start, key = '', ...rest] = path.split('.');
    const at = keys.indexOf(key);
    return form.idOf(at === -1 ? path : [start, at, ...rest].join('.'));
  };
  return { messages, idOf };
}
