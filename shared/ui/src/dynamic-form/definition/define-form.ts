import type { LocalizedText } from '@berth/contract';
import type { UploadedFile } from '../../file-upload/uploaded-file.ts';
import { definitionProblems } from './definition-problems.ts';
import type {
  AnyForm,
  CheckKind,
  DateKinds,
  FieldBasics,
  GroupKind,
  ListKinds,
  RadioKind,
  RangeKind,
  SwitchKind,
  TableKind,
  TextKinds,
  UploadKinds,
} from './form-fields.ts';

/** What a definition calls by name and the caller gives as functions (`FormFunctions`). */
export type FormNames = { source: string; rule: string; table: string };
export type NoNames = { source: never; rule: never; table: never };

type Name<Values> = keyof Values & string;
type Lines = readonly { key: string }[];
type IsGroup<Value> = [Value] extends [object]
  ? [Value] extends [readonly unknown[]]
    ? false
    : true
  : false;

/** The paths of a form's values: `etd`, and `container.kind` within a group. */
type FormPath<Values> = {
  [Key in Name<Values>]: IsGroup<Values[Key]> extends true ? Key | `${Key}.${FormPath<Values[Key]>}` : Key;
}[Name<Values>];

type ValueAt<Values, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Values
    ? ValueAt<Values[Head], Rest>
    : never
  : Path extends keyof Values
    ? Values[Path]
    : never;

type ConditionOn<Path, Value> =
  | { field: Path; operator: 'empty' | 'filled' }
  | ([Value] extends [string | null] ? TextConditionOn<Path, NonNullable<Value>> : never)
  | ([Value] extends [boolean] ? { field: Path; operator: '=' | '!='; value: boolean } : never)
  | ([Value] extends [readonly (infer Item extends string)[]]
      ? { field: Path; operator: 'includes'; value: Item }
      : never);

type TextConditionOn<Path, Value> =
  | { field: Path; operator: '=' | '!='; value: Value | NumberIfAny<Value> }
  | { field: Path; operator: 'in' | 'not-in'; value: readonly (Value | NumberIfAny<Value>)[] }
  | { field: Path; operator: '<' | '<=' | '>' | '>='; value: string | number };

/** A field of any text may hold a number; one of a few words does not. */
type NumberIfAny<Value> = string extends Value ? number : never;

/** A condition whose fields, operators and values fit the form's values. */
export type TypedCondition<Values> =
  | { [Path in FormPath<Values>]: ConditionOn<Path, ValueAt<Values, Path>> }[FormPath<Values>]
  | { all: readonly TypedCondition<Values>[] }
  | { any: readonly TypedCondition<Values>[] }
  | { not: TypedCondition<Values> };

type KindsOf<Value, Values, Names extends FormNames> =
  | (IsAnyText<Value> extends true ? TextKinds<Names['source'], FormPath<Values>> : never)
  | ([Value] extends [string | null] ? RadioKind<NonNullable<Value>> : never)
  | ([string | null] extends [Value] ? DateKinds : never)
  | ([Value] extends [boolean] ? SwitchKind : never)
  | ([Value] extends [readonly (infer Item extends string)[]] ? ListKindsOf<Item, Values, Names> : never)
  | ([Value] extends [readonly [string | null, string | null]] ? RangeKind : never)
  | ([Value] extends [readonly UploadedFile[]] ? UploadKinds : never)
  | ([Value] extends [Lines] ? TableKind<Names['table']> : never)
  | (IsGroup<Value> extends true ? GroupKind<TypedField<Value, Values, Names>> : never);

type IsAnyText<Value> = [Value] extends [string] ? (string extends Value ? true : false) : false;
type ListKindsOf<Item extends string, Values, Names extends FormNames> =
  | CheckKind<Item>
  | (string extends Item ? ListKinds<Names['source'], FormPath<Values>> : never);

/** A field of `Own` (the form's values, or those of a group) whose kind fits the type of its value. */
type TypedField<Own, Values, Names extends FormNames> = {
  [Key in Name<Own>]: { name: Key } & FieldBasics<TypedCondition<Values>, Names['rule']> &
    KindsOf<Own[Key], Values, Names>;
}[Name<Own>];

type TypedForm<Values, Names extends FormNames> = {
  sections: readonly {
    key: string;
    title?: LocalizedText;
    help?: LocalizedText;
    shown?: TypedCondition<Values>;
    fields: readonly TypedField<Values, Values, Names>[];
  }[];
};

declare const ofForm: unique symbol;

/** A checked definition; it knows the type of the values that it is a form of. */
export type FormDefinition<Values, Names extends FormNames = NoNames> = AnyForm & {
  readonly [ofForm]?: (values: Values, names: Names) => Values;
};

/**
 * A form as data, checked against the type of its values: names, kinds, choices, conditions and the names of the
 * caller's functions. What types cannot see (a field named twice, conditions in a circle) throws here, at once.
 */
export function defineForm<Values extends object, Names extends FormNames = NoNames>(
  form: TypedForm<Values, Names>,
): FormDefinition<Values, Names> {
  const data = form as unknown as AnyForm; // the same shape with narrower names, which TypeScript cannot see generically
  const problems = definitionProblems(data);
  if (problems.length > 0) throw new Error(`This form cannot be drawn: ${problems.join('; ')}`);
  return data;
}
