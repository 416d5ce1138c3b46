import { useTranslation } from '@berth/runtime';
import { DescriptionList } from '@berth/ui';
import { ContainerNumber } from './ContainerNumber.tsx';
import { containerTabId } from './ContainerTabs.tsx';
import styles from './ContainerTracking.module.css';
import { voyageOf } from './container-voyage.ts';
import { MilestoneTimes } from './MilestoneTimes.tsx';
import type { TracedContainer } from './track-containers.queries.ts';
import { VoyagePicture } from './VoyagePicture.tsx';

type ContainerVoyageProps = { container: TracedContainer; nowMs: number };

/** One container: what it is, where it is, and its seven times. */
export function ContainerVoyage({ container, nowMs }: ContainerVoyageProps) {
  const { t } = useTranslation('booking');
  const voyage = voyageOf(container, nowMs);
  const { number, sizeType, sealNumber, vesselName, voyageNumber } = container;
  return (
    <div className={styles.tracking} role="tabpanel" aria-labelledby={containerTabId(number)}>
      <VoyagePicture container={container} voyage={voyage} />
      <DescriptionList
        columns={4}
        items={[
          { key: 'number', label: t('track.number'), value: <ContainerNumber number={number} /> },
          { key: 'sizeType', label: t('track.sizeType'), value: sizeType },
          { key: 'seal', label: t('track.seal'), code: sealNumber },
          {
            key: 'ship',
            label: t('track.ship'),
            value: [vesselName, voyageNumber].filter(Boolean).join(' / '),
          },
        ]}
      />
      <MilestoneTimes container={container} reached={voyage.reached} />
    </div>
  );
}
