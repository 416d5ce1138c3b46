import {
  type AddressContent,
  type AddressKind,
  addressFields,
  addressProblems,
  type Problem,
  problemMessage,
  type SavedAddress,
} from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormField, SearchSelect, TextInput } from '@berth/ui';
import { Button } from 'antd';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { choicesOf, useBookingCountriesQuery } from '../booking-choices/booking-choices.queries.ts';
import records from '../kept-records/KeptRecords.module.css';
import { RecordFailure } from '../kept-records/RecordFailure.tsx';
import { refusedField } from '../kept-records/use-record-changes.ts';
import styles from './AddressBook.module.css';
import { addressToSend } from './address-entry.ts';
import type { AddressChanges } from './use-address-changes.ts';

type AddressFormProps = {
  kind: AddressKind;
  entries: readonly SavedAddress[];
  /** The one that is changed, as it is by now; absent for a new one. */
  entry?: SavedAddress;
  initial: Omit<AddressContent, 'kind'>;
  changes: AddressChanges;
  onCancel: () => void;
};

/** The fields of an address. What was typed stays until it is saved. */
export function AddressForm({ kind, entries, entry, initial, changes, onCancel }: AddressFormProps) {
  const { t, locale } = useTranslation('booking');
  const formId = useId();
  const [typed, setTyped] = useState(initial);
  // The list may bring a newer one in the meantime: nobody has looked at that here.
  const [madeFrom] = useState(entry?.version);
  const [tried, setTried] = useState<string | null>(null);
  const content = addressToSend({ ...typed, kind });
  const problems = problemsOf(content, entries, entry?.id);
  const contentText = JSON.stringify(content);
  const idOf = (field: string) => `${formId}-${field}`;
  useEffect(() => document.getElementById(`${formId}-title`)?.focus(), [formId]);
  const errorOf = (field: string) => {
    if (tried === null) return undefined;
    const problem = problems.find(({ path }) => path === field);
    if (problem) return problemMessage(problem, locale);
    return tried === contentText ? refusedField(changes.problem, field, locale) : undefined;
  };
  const save = (version = madeFrom) =>
    changes.save(content, entry && version !== undefined ? { id: entry.id, version } : null);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(contentText);
    const [first] = problems;
    if (first) document.getElementById(idOf(first.path))?.focus();
    else void save();
  };
  const field = (name: keyof typeof typed) => ({
    id: idOf(name),
    label: t(`address.field.${name}`),
    isRequired: true,
    error: errorOf(name),
    className: name === 'address' || name === 'title' ? styles.wide : undefined,
  });
  const set = (name: keyof typeof typed) => (value: string) =>
    setTyped((before) => ({ ...before, [name]: value }));
  return (
    <form className={records.form} noValidate onSubmit={handleSubmit}>
      <div className={styles.fields}>
        {addressFields[kind].map((name) => (
          <FormField key={name} {...field(name)}>
            {(control) =>
              name === 'country' ? (
                <CountryChoice {...control} value={typed.country} onChange={set('country')} />
              ) : (
                <TextInput
                  {...control}
                  rows={name === 'address' ? 2 : 1}
                  inputMode={name === 'phone' ? 'tel' : 'text'}
                  placeholder={name === 'title' ? t('address.titleHint') : undefined}
                  value={typed[name]}
                  onChange={set(name)}
                />
              )
            }
          </FormField>
        ))}
      </div>
      <RecordFailure
        problem={changes.problem}
        isBusy={changes.isBusy}
        fields={addressFields[kind]}
        onTakeTheirs={onCancel}
        onKeepMine={() => void save(entry?.version)}
      />
      <div className={records.buttons}>
        <Button onClick={onCancel}>{t('records.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={changes.isBusy}>
          {t('records.save')}
        </Button>
      </div>
    </form>
  );
}

type CountryChoiceProps = { id: string; value: string; onChange: (value: string) => void };

function CountryChoice(props: CountryChoiceProps) {
  const { t } = useTranslation('booking');
  const countries = choicesOf(useBookingCountriesQuery());
  return (
    <SearchSelect {...props} {...countries} placeholder={t('help.search')} detail={({ value }) => value} />
  );
}

function problemsOf(
  content: AddressContent,
  entries: readonly SavedAddress[],
  id: string | undefined,
): Problem[] {
  const problems = addressProblems(content);
  const isTaken = entries.some((other) => other.title === content.title && other.id !== id);
  return isTaken ? [{ path: 'title', rule: 'takenName' }, ...problems] : problems;
}
