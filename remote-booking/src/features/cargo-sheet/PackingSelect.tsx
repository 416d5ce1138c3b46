import type { Locale, SelectOption } from '@berth/contract';
import { type ComponentPropsWithoutRef, useState } from 'react';
import styles from './CargoSheet.module.css';

type PackingSelectProps = ComponentPropsWithoutRef<'select'> & {
  value: string;
  packings: readonly SelectOption[] | undefined;
  /** Hold the choices only while in use: hundreds of lines would hold thousands of them. */
  isLight: boolean;
  locale: Locale;
};

/** The packing of a line. */
export function PackingSelect({ packings, isLight, locale, onBlur, ...select }: PackingSelectProps) {
  const [isUsed, setUsed] = useState(false);
  const own = packings?.find(({ value }) => value === select.value);
  const shown = isLight && !isUsed ? own && [own] : packings;
  return (
    <select
      {...select}
      className={styles.select}
      onPointerDown={() => setUsed(true)}
      onFocus={() => setUsed(true)}
      onBlur={(event) => {
        setUsed(false);
        onBlur?.(event);
      }}
    >
      {!own && <option value={select.value}>{select.value}</option>}
      {shown?.map((packing) => (
        <option key={packing.value} value={packing.value}>
          {locale === 'en' ? packing.nameEn : packing.nameZh}
        </option>
      ))}
    </select>
  );
}
