import { SiteLink } from '../site-frame/SiteLink.tsx';
import styles from './Chips.module.css';

export type Chip = { to: string; title: string; count: number; isCurrent: boolean };

/** Parts of a list as links, with how much there is of each. */
export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {chips.map(({ to, title, count, isCurrent }) => (
          <li key={to}>
            <SiteLink className={styles.chip} to={to} aria-current={isCurrent ? 'true' : undefined}>
              {title} <span className={styles.count}>{count}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
