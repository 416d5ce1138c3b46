import type { SitePage } from '@berth/contract';
import { chinaCoast, chinaRivers } from '../world-map/china-coast.ts';
import { coastPath, riverPath } from '../world-map/outline-path.ts';
import { mapWindow, project } from '../world-map/projection.ts';
import styles from './BranchMap.module.css';

const coastWindow = mapWindow({ west: 106.5, degrees: 20, north: 41.2, south: 17.8, scale: 30 });
const land = chinaCoast.map((outline) => coastPath(outline, coastWindow)).join('');
const rivers = chinaRivers.map((river) => riverPath(river, coastWindow)).join('');

/** China's coast with the branches on it: a picture of what the list beside it says. */
export function BranchMap({ branches, active }: Pick<SitePage, 'branches'> & { active: string | null }) {
  return (
    <div className={styles.map} aria-hidden="true">
      <svg viewBox={`0 0 ${coastWindow.width} ${coastWindow.height}`} aria-hidden="true">
        <path className={styles.shelf} d={land} />
        <path className={styles.shallows} d={land} />
        <path className={styles.land} d={land} />
        <path className={styles.river} d={rivers} />
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
