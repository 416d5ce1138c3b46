import type { SitePage } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { type ReactNode, useState } from 'react';
import { phoneHref } from '../site-frame/phone-href.ts';
import site from '../site-frame/site.module.css';
import styles from './BranchesSection.module.css';
import { BranchMap } from './BranchMap.tsx';

type BranchesSectionProps<Branch> = {
  branches: Branch[];
  /** What is to be said of a branch under its telephone number. */
  stateOf?: (branch: Branch) => ReactNode;
};

export function BranchesSection<Branch extends SitePage['branches'][number]>({
  branches,
  stateOf,
}: BranchesSectionProps<Branch>) {
  const { t } = useTranslation('site');
  const [active, setActive] = useState<string | null>(null);
  if (branches.length === 0) return null;
  return (
    <section id="branches" className={site.section} aria-labelledby="branches-heading">
      <h2 id="branches-heading" className={site.heading}>
        {t('branches.title')}
      </h2>
      <div className={`${site.columns} ${styles.split}`}>
        <div className={styles.side}>
          <BranchMap branches={branches} active={active} />
        </div>
        <ul className={styles.branches}>
          {branches.map((branch) => (
            <li
              key={branch.code}
              onPointerEnter={() => setActive(branch.code)}
              onPointerLeave={() => setActive(null)}
              onFocus={() => setActive(branch.code)}
              onBlur={() => setActive(null)}
            >
              <h3>{branch.name}</h3>
              <address className={styles.address}>
                {branch.address}
                <a className={styles.phone} href={phoneHref(branch.phone)}>
                  {branch.phone}
                </a>
              </address>
              {stateOf?.(branch)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
