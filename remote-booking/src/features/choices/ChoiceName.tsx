import type { SelectOption } from '@berth/contract';
import { useLocale } from '@berth/runtime';
import styles from './ChoiceName.module.css';
import { nameOf } from './place-name.ts';

type ChoiceNameProps = { query: { data?: readonly SelectOption[]; isError: boolean }; code: string };

/** The name of a chosen code; nothing to read until the names are there, and the code where they do not come. */
export function ChoiceName({ query, code }: ChoiceNameProps) {
  const locale = useLocale();
  if (code === '') return null;
  if (!query.data && !query.isError) return <span className={styles.waiting} aria-hidden="true" />;
  return <span>{nameOf(query.data, code, locale)}</span>;
}
