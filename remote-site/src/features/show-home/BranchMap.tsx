import type { SitePage } from '@berth/contract';
import { coastLand, coastRivers } from '../world-map/drawn-maps.ts';
import { coastWindow, project } from '../world-map/projection.ts';
import styles from './BranchMap.module.css';

/** China's coast with the branches on it: a picture of what the list beside it says. */
export function BranchMap({ branches, active }: Pick<SitePage, 'branches'> & { active: string | null }) {
  return (
    <div className={styles.map} aria-hidden="true">
      <svg viewBox={`0 0 ${coastWindow.width} ${coastWindow.height}`} aria-hidden="true">
        <path className={styles.shelf} d={coastLand} />
        <path className={styles.shallows} d={coastLand} />
        <path className={styles.land} d={coastLand} />
        <path className={styles.river} d={coastRivers} />
      </svg>
      {branches.map((branch) => {
        const { x, y } = project(branch, coastWindow);
        const isActive = branch.code === active;
        return (
          <span
            key={branch.code}
            className={`${styles.branch} ${isActive ? styles.active : ''}`}
            style={{ left: `${(x / coastWindow.width) * 100}%`, top: `${(y / coastWindow.height) * 100}%` }}
          >
            <span className={styles.pin} />
            <span className={styles.city}>{branch.city}</span>
          </span>
        );
      })}
    </div>
  );
}
