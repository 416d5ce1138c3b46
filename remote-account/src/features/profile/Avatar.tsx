import styles from './profile.module.css';

/** The picture of a person, or the last two characters of the name where there is none. */
export function Avatar({ name, src }: { name: string; src: string }) {
  if (src !== '') return <img className={styles.avatar} src={src} alt="" />;
  return (
    <span className={styles.avatar} aria-hidden="true">
      {[...name.trim()].slice(-2).join('')}
    </span>
  );
}
