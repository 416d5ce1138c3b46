import type { LocalizedText } from '@berth/contract';
import type { LiesWhere } from '../../date-input/date-text.ts';
import type { TreeOption } from '../../tree-select/tree-options.ts';
import type { FormCondition } from './form-condition.ts';

/** Options that a function of the caller's gives, called anew when a field that they depend on changes. */
type NamedOptions<Source extends string = string, Path extends string = string> = {
  source: Source;
  /** Another value there empties this field too: a state of another country is no answer. */
  dependsOn?: readonly Path[];
};

export type FormOptions<Source extends string = string, Path extends string = string> =
  | readonly TreeOption[]
  | NamedOptions<Source, Path>;

export type FormChoice<Value extends string = string> = {
  value: Value;
  label: LocalizedText;
  hint?: LocalizedText;
};

/** Texts that are known by their form: brought into it when the field is left, and checked (`code` is not checked). */
export type TextFormat =
  | 'code'
  | 'phone'
  | 'mobile'
  | 'email'
  | 'credit-code'
  | 'container-number'
  | 'port-code';

/** A rule beyond being filled in and being what the field's kind asks for. `message` takes the place of the usual words. */
export type FormRule<Name extends string = string> = { message?: LocalizedText } & (
  | { rule: 'length'; min?: number; max?: number }
  /** Of a number, or of a date by its text; both ends count. */
  | { rule: 'range'; min?: number | string; max?: number | string }
  /** Of what was chosen, entered or uploaded. */
  | { rule: 'count'; min?: number; max?: number }
  /** A function of the caller's. */
  | { rule: 'custom'; name: Name }
);

/** What distinguishes the kinds of field, with the value that each keeps in the draft. */
export type TextKinds<Source extends string = string, Path extends string = string> =
  | { kind: 'input'; format?: TextFormat }
  | { kind: 'textarea'; rows?: number }
  /** Kept as typed; `decimals` is 3 unless given. Zero and less only with `isSigned`. */
  | { kind: 'number'; decimals?: number; isSigned?: boolean; unit?: string }
  | { kind: 'select'; options: FormOptions<Source, Path>; isFreeEntry?: boolean }
  | { kind: 'tree-select'; options: FormOptions<Source, Path>; isLeafOnly?: boolean }
  /** Shown, never entered. */
  | { kind: 'rich-text' };
export type DateKinds =
  /** `lies`: where its days lie, by which one without a year is read. */
  { kind: 'date' | 'datetime'; lies?: LiesWhere } | { kind: 'time' };
export type RadioKind<Value extends string = string> = {
  kind: 'radio';
  choices: readonly FormChoice<Value>[];
};
export type SwitchKind = { kind: 'switch' };
export type ListKinds<Source extends string = string, Path extends string = string> =
  | { kind: 'multi-select'; options: FormOptions<Source, Path>; max?: number }
  | { kind: 'cascader'; options: FormOptions<Source, Path>; isAnyLevel?: boolean }
  | { kind: 'tags'; max?: number; isCode?: boolean };
export type CheckKind<Value extends string = string> = {
  kind: 'checkbox';
  choices: readonly FormChoice<Value>[];
};
export type RangeKind = { kind: 'date-range'; withTime?: boolean };
export type UploadKinds = { kind: 'upload' | 'image'; maxCount?: number; maxBytes?: number };
export type TableKind<Table extends string = string> = { kind: 'table'; table: Table };
/** An interface, since only those may hold the type that they are a part of. */
export interface GroupKind<Field> {
  kind: 'group';
  fields: readonly Field[];
}

/** What every field has. */
export type FieldBasics<Condition = FormCondition, RuleName extends string = string> = {
  label: LocalizedText;
  help?: LocalizedText;
  placeholder?: LocalizedText;
  /** Across both columns; long texts, choices, uploads, tables and groups are in any case. */
  isWide?: boolean;
  /** Always unless given. What is not shown is neither checked nor submitted, and counts as empty for others. */
  shown?: Condition;
  required?: true | Condition;
  /** Stands there, cannot be changed, and is submitted as it is; not checked. */
  disabled?: true | Condition;
  /** As text in place of a control; submitted as it is; not checked. */
  readOnly?: true | Condition;
  rules?: readonly FormRule<RuleName>[];
};

/** A field as the form draws it, whatever the types of its values. */
export type FormFieldData = { name: string } & FieldBasics &
  (
    | TextKinds
    | DateKinds
    | RadioKind
    | SwitchKind
    | ListKinds
    | CheckKind
    | RangeKind
    | UploadKinds
    | TableKind
    | GroupKind<FormFieldData>
  );

export type FieldKind = FormFieldData['kind'];

export type FormSectionData = {
  key: string;
  title?: LocalizedText;
  help?: LocalizedText;
  shown?: FormCondition;
  fields: readonly FormFieldData[];
};

export type AnyForm = { sections: readonly FormSectionData[] };
