import type { LocalizedText } from '@berth/contract';
import type { ReactNode } from 'react';
import type { UploadFile } from '../../file-upload/uploaded-file.ts';
import type { SheetColumn, SheetLine } from '../../form-table/sheet/sheet-columns.ts';
import type { TreeOption } from '../../tree-select/tree-options.ts';
import type { FormNames, NoNames } from './define-form.ts';
import type { CustomRule } from './form-rules.ts';

/** The options of a field by the form's values. `signal` is aborted when their answer is no longer wanted. */
export type FormOptionSource<Values = object> = (
  values: Values,
  signal: AbortSignal,
) => Promise<readonly TreeOption[]>;

/** What is wrong with a cell of a form table. */
type CellProblem = { line: string; field: string; texts: LocalizedText; isMissing?: boolean };

/** A form table's columns and rules: the definition names it, since columns compute. */
export type FormTableSource<Line extends SheetLine = SheetLine> = {
  columns: readonly SheetColumn<Line>[];
  newLine(): Line;
  mostLines: number;
  leastLines?: number;
  problems?(lines: readonly Line[]): readonly CellProblem[];
  /** What stands above the lines while they can be changed: buttons that fill them otherwise than by typing. */
  tools?(sheet: TableToolsInput<Line>): ReactNode;
  /**
   * The same columns and tools by other fields of the form, such as its currency. The columns keep their keys; the
   * answer is the same object as long as those fields are the same.
   */
  byValues?(values: object): Pick<FormTableSource<Line>, 'columns' | 'tools'>;
};

/** What the tools of a table work with. A change is one step that can be undone. */
export type TableToolsInput<Line extends SheetLine = SheetLine> = {
  lines: readonly Line[];
  change: (lines: readonly Line[]) => void;
};

type Named<Key extends string, Name extends string, Value> = [Name] extends [never]
  ? { readonly [Only in Key]?: undefined }
  : { readonly [Only in Key]: Readonly<Record<Name, Value>> };

/** The functions that a definition calls by name. Where it calls none of a kind, none need be given. */
export type FormFunctions<Values, Names extends FormNames = NoNames> = Named<
  'sources',
  Names['source'],
  FormOptionSource<Values>
> &
  Named<'rules', Names['rule'], CustomRule<Values>> &
  Named<'tables', Names['table'], FormTableSource> & { readonly upload?: UploadFile };

/** The same as the form calls them, whatever the names. */
export type LooseFunctions = {
  readonly sources?: Readonly<Record<string, FormOptionSource<never>>>;
  readonly rules?: Readonly<Record<string, CustomRule<never>>>;
  readonly tables?: Readonly<Record<string, FormTableSource>>;
  readonly upload?: UploadFile;
};

/** A function that a definition names; its absence is a mistake of the page, told at once and by name. */
export function functionNamed<Value>(
  from: Readonly<Record<string, Value>> | undefined,
  what: keyof LooseFunctions,
  name: string,
): Value {
  const found = from && Object.hasOwn(from, name) ? from[name] : undefined;
  if (found === undefined) throw new Error(`The form calls “${name}” of its ${what}, which was not given`);
  return found;
}
