import type { LocalizedText, Problem, RecordKind, SaveAction, SavedStatus } from '@berth/contract';
import type { FormDefinition, FormNames, NoNames } from '../../dynamic-form/definition/define-form.ts';
import type { AnyForm } from '../../dynamic-form/definition/form-fields.ts';
import type { FormFunctions } from '../../dynamic-form/definition/form-functions.ts';
import { type DefinedSection, definedSections } from '../defined/defined-section.ts';
import { type DefinedSpec, definedSpec } from '../defined/defined-spec.ts';
import { type DraftPlace, draftPlace } from '../drafts/retained-drafts.ts';
import { problemsByPath, type RowKeys, toFormPath } from '../state/form-paths.ts';

/** A stored record of two states, as a form knows it. */
export type RecordState = { id: string; version: number; status: SavedStatus };

/** A stored record with its content as the form shows it. */
export type OpenedRecord<Draft> = RecordState & { draft: Draft };

type RecordFormInput<Draft extends object, Names extends FormNames> = {
  /** As live changes and the drafts in the browser name it. */
  kind: RecordKind;
  /** What one record is called within a sentence. */
  name: LocalizedText;
  definition: FormDefinition<Draft, Names>;
  functions: FormFunctions<Draft, Names>;
  /** What a new record begins with. */
  empty: Draft;
  /** By what its person knows a record, such as its number. */
  nameOf: (draft: Draft) => string;
  /** The rules that the server checks by as well, paths from the record's own fields on. */
  problems?: (record: Draft, action: SaveAction) => Problem[];
  /** What is worth a second look before a record is submitted, paths as those of problems; it stops nobody. */
  hints?: (record: Draft) => readonly { path: string; texts: LocalizedText }[];
  /** Fields that belong to a choice, the choice first: of two versions the same side's are taken. */
  together?: readonly (readonly string[])[];
};

/** The form of a kind of record that consists of definitions. */
export type DefinedRecordForm<Draft extends object> = Omit<DefinedSpec<Draft, DefinedSection>, 'submitted'> &
  Pick<RecordFormInput<Draft, NoNames>, 'kind' | 'name' | 'empty' | 'nameOf'> & {
    together: readonly (readonly string[])[];
    sections: readonly DefinedSection[];
    /** What is worth a second look, by path of the form. */
    hintsOf: (draft: Draft) => ReadonlyMap<string, LocalizedText>;
    toRequest: (draft: Draft) => { body: { record: Draft }; keys: RowKeys };
    /** The fields of the form out of what a call gives. */
    opened: (saved: RecordState & Draft) => OpenedRecord<Draft>;
    draftPlace: (userId: string, id: string | null) => DraftPlace<Draft>;
  };

/** States the form of a kind of record: made once, outside of what is drawn. */
export function defineRecordForm<Draft extends object, Names extends FormNames = NoNames>(
  input: RecordFormInput<Draft, Names>,
): DefinedRecordForm<Draft> {
  const { definition, functions, kind, empty, problems = noProblems, together = [] } = input;
  const undrawn = undrawnFields(definition, empty);
  const sections = definedSections(definition, functions);
  const { spec, problemsOf, submitted } = definedSpec<Draft>(sections);
  const fieldsOf = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => Object.hasOwn(empty, field)));
  const toRequest = (draft: Draft) => ({
    // What is not shown is sent as if nothing had been entered.
    body: { record: withAll({ ...empty, ...pick(draft, undrawn) }, submitted(draft)) as Draft }, // every field of a draft
    keys: Object.fromEntries(Object.entries(spec.rowsOf(draft)).map(([list, { keys }]) => [list, keys])),
  });
  return {
    kind,
    name: input.name,
    empty,
    nameOf: input.nameOf,
    together,
    sections,
    toRequest,
    spec: {
      ...spec,
      record: 'record',
      isMissing: ({ rule }) => rule === 'required' || rule === 'chooseOne',
    },
    problemsOf: (draft, attempt) => {
      const { body, keys } = toRequest(draft);
      const ruled = problemsByPath(problems(body.record, attempt), keys);
      return new Map([...ruled, ...problemsOf(draft, attempt)]);
    },
    hintsOf: (draft) => {
      const { body, keys } = toRequest(draft);
      const found = input.hints?.(body.record) ?? [];
      return new Map(found.map(({ path, texts }) => [toFormPath(path, keys), texts]));
    },
    opened: ({ id, version, status, ...fields }) => ({
      id,
      version,
      status,
      draft: fieldsOf(fields) as Draft, // the fields of a draft, which the call gives all of
    }),
    draftPlace: (userId, id) => ({
      place: draftPlace({ kind, userId, id }),
      // A draft of an earlier form may lack a newer field.
      restore: (retained) =>
        typeof retained === 'object' && retained !== null ? { ...empty, ...fieldsOf(retained) } : null,
    }),
  };
}

const noProblems = () => [];

/** Fields of a record that no section draws: they are sent as they are stored. */
function undrawnFields<Draft extends object>(definition: AnyForm, empty: Draft): string[] {
  const drawn = new Set(definition.sections.flatMap(({ fields }) => fields.map(({ name }) => name)));
  return Object.keys(empty).filter((name) => !drawn.has(name));
}

const pick = (values: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/** Values with the empty ones for what they lack, within groups too. */
function withAll(empty: object, values: object): object {
  const given = new Map<string, unknown>(Object.entries(values));
  const all = Object.entries(empty).map(([name, none]) => {
    const value = given.has(name) ? given.get(name) : none;
    return [name, isGroup(none) && isGroup(value) ? withAll(none, value) : value];
  });
  return Object.fromEntries(all);
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
