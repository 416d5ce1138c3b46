import styles from './UnseenField.module.css';

type UnseenFieldProps = { value: string; onChange: (value: string) => void };

/** A field that robots fill; neither seen, nor reached by keyboard, nor read out. Its name means nothing to an address book. */
export function UnseenField({ value, onChange }: UnseenFieldProps) {
  return (
    <div className={styles.unseen} aria-hidden="true">
      <input
        name="v7"
        value={value}
        tabIndex={-1}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
