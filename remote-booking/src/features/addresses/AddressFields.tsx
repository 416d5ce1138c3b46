import { type AddressContent, type AddressKind, addressFields } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormField, SearchSelect, TextInput, type useRecordForm } from '@berth/ui';
import { choicesOf, useBookingCountriesQuery } from '../choices/booking-choices.queries.ts';
import styles from './AddressBook.module.css';

/** An address with its name, as typed. */
export type TypedAddress = Omit<AddressContent, 'kind'>;

type AddressFieldsProps = {
  kind: AddressKind;
  typed: TypedAddress;
  form: Pick<ReturnType<typeof useRecordForm>, 'idOf' | 'errorOf'>;
  onChange: (change: (before: TypedAddress) => TypedAddress) => void;
};

/** The fields of an address of a kind. */
export function AddressFields({ kind, typed, form, onChange }: AddressFieldsProps) {
  const { t } = useTranslation('booking');
  return (
    <div className={styles.fields}>
      {addressFields[kind].map((name) => (
        <FormField
          key={name}
          id={form.idOf(name)}
          label={t(`address.field.${name}`)}
          isRequired
          error={form.errorOf(name)}
          className={name === 'address' || name === 'title' ? styles.wide : undefined}
        >
          {(control) => (
            <AddressField
              {...control}
              name={name}
              value={typed[name]}
              onChange={(value) => onChange((before) => ({ ...before, [name]: value }))}
            />
          )}
        </FormField>
      ))}
    </div>
  );
}

type AddressFieldProps = {
  id: string;
  name: keyof TypedAddress;
  value: string;
  onChange: (value: string) => void;
};

function AddressField({ name, ...control }: AddressFieldProps) {
  const { t } = useTranslation('booking');
  if (name === 'country') return <CountryChoice {...control} />;
  return (
    <TextInput
      {...control}
      rows={name === 'address' ? 2 : 1}
      inputMode={name === 'phone' ? 'tel' : 'text'}
      placeholder={name === 'title' ? t('address.titleHint') : undefined}
    />
  );
}

function CountryChoice(control: Omit<AddressFieldProps, 'name'>) {
  const { t } = useTranslation('booking');
  const countries = choicesOf(useBookingCountriesQuery());
  return (
    <SearchSelect {...control} {...countries} placeholder={t('help.search')} detail={({ value }) => value} />
  );
}
