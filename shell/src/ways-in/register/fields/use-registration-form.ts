import { isOldNumber, type Problem, problemMessage, type Registration } from '@berth/contract';
import { type ApiProblem, useLocale } from '@berth/runtime';
import { useEffect, useState } from 'react';
import { fieldText } from '../../trouble.ts';
import {
  contentToSend,
  type Found,
  fillIn,
  noteOldNumber,
  type ReadField,
  type TypedField,
  type TypedFields,
  takeOffered,
  typeInto,
} from './typed-fields.ts';
import { useDoubt } from './use-doubt.ts';

/** What is wrong at a field: a broken rule, or a refusal. */
export type FieldTrouble = Problem | ApiProblem;
export type FieldTroubles = Partial<Record<string, FieldTrouble>>;

export const idOfField = (field: string) => `register-${field}`;

/** Fields and how they change; whoever has a form says how they are retained. */
export type FieldsState = readonly [TypedFields, (next: (before: TypedFields) => TypedFields) => void];

/** The fields of a registration with what was read, what is odd and what is wrong, for whoever registers or mends. */
export function useRegistrationForm([fields, setFields]: FieldsState) {
  const locale = useLocale();
  const [troubles, setTroubles] = useState<FieldTroubles>({});
  const [wanted, setWanted] = useState<{ id: string } | null>(null);
  const content = contentToSend(fields.content);
  const doubt = useDoubt(content);
  const setTrouble = (field: string, trouble: FieldTrouble | undefined) =>
    setTroubles((before) => ({ ...before, [field]: trouble }));

  return {
    fields,
    troubles,
    /** As it is checked and sent. */
    content,
    doubt,
    /** Whose place takes the focus, once it is drawn. */
    wanted,
    setTrouble,
    change: (field: TypedField, value: string) => {
      setFields((before) => typeInto(before, field, value));
      setTrouble(field, undefined);
    },
    chooseType: (applicantType: Registration['applicantType']) =>
      setFields((before) => ({ ...before, content: { ...before.content, applicantType } })),
    take: (field: ReadField) => {
      setFields((before) => takeOffered(before, field));
      setTrouble(field, undefined);
    },
    beginReading: () => {
      setFields((before) => ({ ...before, typedSince: [] }));
      setTroubles((before) => ({ ...before, licence: undefined, idCard: undefined }));
    },
    fillIn: (found: Found, isNew: boolean) => {
      setFields((before) => fillIn(before, found, isNew));
      // What was missing there stands there now.
      const filled = Object.entries(found).filter(([, text]) => text !== null);
      for (const [field] of filled) setTrouble(field, undefined);
    },
    leave: (field: TypedField) => {
      if (field !== 'creditCode' || !isOldNumber(content.creditCode)) return;
      setFields(noteOldNumber);
      setTrouble(field, { path: field, rule: 'oldRegistrationNumber' });
    },
    focusOn: (field: string) => setWanted({ id: idOfField(field) }),
    /** Shows what is wrong, the first of it under the focus; gives whether anything is. */
    show: (found: FieldTroubles, order: readonly string[]): boolean => {
      setTroubles(found);
      const first = order.find((field) => found[field]);
      if (first !== undefined) setWanted({ id: idOfField(first) });
      return first !== undefined;
    },
    errorOf: (field: string): string | undefined => {
      const trouble = troubles[field];
      if (!trouble) return undefined;
      return 'rule' in trouble ? problemMessage(trouble, locale) : fieldText(trouble, field, locale);
    },
  };
}

export type RegistrationForm = ReturnType<typeof useRegistrationForm>;

/** After the focus of a step, which is its first field. */
export function useWantedFocus(wanted: { id: string } | null): void {
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus();
  }, [wanted]);
}

export const byField = (problems: readonly Problem[]): FieldTroubles =>
  Object.fromEntries(problems.map((problem) => [problem.path, problem]));
