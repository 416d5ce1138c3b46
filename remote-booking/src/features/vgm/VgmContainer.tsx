import { useTranslation } from '@berth/runtime';
import { formatWeight } from '@berth/ui';
import { Button } from 'antd';
import { OutdatedVgm } from './OutdatedVgm.tsx';
import type { Vgm } from './use-vgm.ts';
import { VgmFields } from './VgmFields.tsx';
import styles from './VgmSection.module.css';
import { pathOf } from './vgm-draft.ts';
import type { PlacedContainer } from './vgm-rows.ts';

export type VgmContainerProps = {
  container: PlacedContainer;
  index: number;
  /** The containers of the booking are loaded at several places. */
  isPlaced: boolean;
  vgm: Vgm;
  /** The id of the control at a path. */
  idOf: (path: string) => string;
  /** Enter in the field of the mass. */
  onEnter: (index: number) => void;
};

/** One container: its VGM, or the fields for it where there is none or it is being changed. */
export function VgmContainer(props: VgmContainerProps) {
  const { container, index, isPlaced, vgm, idOf } = props;
  const { t, locale } = useTranslation('booking');
  const { vgmKg, vgmMethod, sizeType } = container;
  const typed = vgm.entryAt(index);
  const name = `${index + 1}. ${sizeType || '—'}`;
  const isKnown = vgmKg !== null;
  if (typed && vgm.outdated.some(([each]) => each === index)) {
    const id = idOf(pathOf(index, 'outdated'));
    return (
      <li>
        {/* biome-ignore lint/a11y/useSemanticElements: as below */}
        <div role="group" aria-label={name}>
          <OutdatedVgm id={id} index={index} typed={typed} vgm={vgm} present={container} />
        </div>
      </li>
    );
  }
  // Two of one size are distinguished by where they are loaded.
  const place = isPlaced && container.address && (
    <span className={styles.address} title={container.address}>
      {container.address}
    </span>
  );
  if (isKnown && typed === null) {
    return (
      <li className={styles.container} data-state="known">
        <span className={styles.name}>{name}</span>
        {place}
        <span className={styles.mass}>
          {formatWeight(vgmKg, locale)} KGS · {vgmMethod ?? ''}
        </span>
        <Button
          type="text"
          size="small"
          className={styles.change}
          aria-label={t('vgm.changeOf', { container: name })}
          onClick={() => vgm.begin(index)}
        >
          {t('vgm.change')}
        </Button>
      </li>
    );
  }
  return (
    <li className={styles.container} data-state={isKnown ? 'changing' : 'open'}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a grid in every browser */}
      <div role="group" aria-label={name} className={styles.fields}>
        <div className={styles.head}>
          <span className={styles.name}>{name}</span>
          {place}
          {isKnown ? (
            <Button type="text" size="small" className={styles.change} onClick={() => vgm.giveUp(index)}>
              {t('vgm.giveUp')}
            </Button>
          ) : (
            <span className={styles.open}>{t('vgm.open')}</span>
          )}
        </div>
        <VgmFields {...props} />
      </div>
    </li>
  );
}
