import { canBooking } from '@berth/contract';
import { useHasPermission, useTranslation } from '@berth/runtime';
import { FormSection, jumpTo } from '@berth/ui';
import { useId } from 'react';
import type { SavedFclBooking } from '../bookings/kind/saved-bookings.queries.ts';
import { CutOff } from '../bookings/view/CutOff.tsx';
import { OutdatedVgm } from './OutdatedVgm.tsx';
import { useVgm } from './use-vgm.ts';
import { VgmContainer } from './VgmContainer.tsx';
import { VgmFoot } from './VgmFoot.tsx';
import styles from './VgmSection.module.css';
import { pathOf } from './vgm-draft.ts';
import { WaitingVgm } from './WaitingVgm.tsx';

const sectionId = 'view-vgm';

/** What the packed containers weigh, submitted as they are packed; nothing where the status does not allow it. */
export function VgmSection({ saved }: { saved: SavedFclBooking }) {
  const mayEdit = useHasPermission('bookings:edit');
  if (!mayEdit || !canBooking(saved.status, 'submitVgm', 'fcl') || saved.booking.containers.length === 0)
    return null;
  return <OpenVgmSection saved={saved} />;
}

function OpenVgmSection({ saved }: { saved: SavedFclBooking }) {
  const { t } = useTranslation('booking');
  const formId = useId();
  const idOf = (path: string) => `${formId}-${path}`;
  const vgm = useVgm({
    saved,
    // Once the message is drawn.
    onRefused: (path) =>
      setTimeout(() => jumpTo(idOf(path === null || path === 'containers' ? 'notice' : path))),
    onDone: () => jumpTo(sectionId, 'nearest'),
  });
  const { rows: containers } = vgm.present;
  const isPlaced = new Set(containers.map(({ address }) => address)).size > 1;
  const gone = vgm.outdated.filter(([index]) => !containers[index]);
  const isOpen = containers.map(({ vgmKg }, at) => vgmKg === null || vgm.entryAt(at) !== null);
  const handleEnter = (index: number) => {
    const next = isOpen.indexOf(true, index + 1);
    if (next < 0) void vgm.submit();
    else jumpTo(idOf(pathOf(next, 'vgmKg')));
  };
  const due = (
    <span className={styles.due}>
      {t('field.vgmCutOffAt')} <CutOff at={saved.sailing.vgmCutOffAt} status={saved.status} />
    </span>
  );
  return (
    <FormSection title={t('section.vgm')} id={sectionId} aside={due}>
      <WaitingVgm vgm={vgm} />
      <ul className={styles.containers} aria-label={t('section.vgm')}>
        {containers.map((container, index) => (
          <VgmContainer
            key={index}
            container={container}
            index={index}
            isPlaced={isPlaced}
            vgm={vgm}
            idOf={idOf}
            onEnter={handleEnter}
          />
        ))}
        {gone.map(([index, typed]) => (
          <li key={index}>
            <OutdatedVgm
              id={idOf(pathOf(index, 'outdated'))}
              index={index}
              typed={typed}
              vgm={vgm}
              present={undefined}
            />
          </li>
        ))}
      </ul>
      <VgmFoot
        id={idOf('notice')}
        vgm={vgm}
        known={containers.filter(({ vgmKg }) => vgmKg !== null).length}
        count={containers.length}
        dueAt={saved.sailing.vgmCutOffAt}
        hasDeparted={saved.hasDeparted}
        isOpen={isOpen.includes(true) || gone.length > 0}
      />
    </FormSection>
  );
}
