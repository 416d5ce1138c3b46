import type { VgmMethod } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { formatWeight, PageNotice } from '@berth/ui';
import { Button } from 'antd';
import type { Vgm } from './use-vgm.ts';
import styles from './VgmSection.module.css';
import { massOf } from './vgm-entry.ts';
import { type PlacedContainer, type TypedVgm, vgmRows } from './vgm-rows.ts';

type OutdatedVgmProps = {
  id: string;
  index: number;
  typed: TypedVgm;
  /** What stands at its place by now; undefined where the booking has no such container any more. */
  present: PlacedContainer | undefined;
  vgm: Vgm;
};

/**
 * What was typed of a container that is another one by now: nothing of it is submitted until somebody says which it is of.
 */
export function OutdatedVgm({ id, index, typed, present, vgm }: OutdatedVgmProps) {
  const { t, locale } = useTranslation('booking');
  const words = (kg: number | null, method: VgmMethod | null, otherwise = '—') => {
    const mass = kg === null || Number.isNaN(kg) ? otherwise : formatWeight(kg, locale);
    return method ? `${mass} KGS · ${method}` : `${mass} KGS`;
  };
  const before = typed.on.rows[index];
  const isSame = before && present && vgmRows.isSameRow(before, present);
  const change = present ? (isSame ? 'told' : 'changed') : 'gone';
  const names = { before: nameOf(index, before), now: nameOf(index, present) };
  return (
    <div className={styles.outdated} id={id} tabIndex={-1}>
      <PageNotice
        tone="warning"
        title={t(`vgm.outdated.${change}`, names)}
        actions={
          <>
            {present && (
              <Button size="small" onClick={() => vgm.carryOver(index)}>
                {t(isSame ? 'vgm.outdated.replace' : 'vgm.outdated.use')}
              </Button>
            )}
            <Button size="small" onClick={() => vgm.giveUp(index)}>
              {t('vgm.outdated.giveUp')}
            </Button>
          </>
        }
      >
        <div>
          {t('vgm.outdated.typed', {
            mass: words(massOf(typed.vgmKg), typed.vgmMethod, typed.vgmKg || '—'),
          })}
        </div>
        {isSame && <div>{t('vgm.outdated.stored', { mass: words(present.vgmKg, present.vgmMethod) })}</div>}
      </PageNotice>
    </div>
  );
}

function nameOf(index: number, container: PlacedContainer | undefined): string {
  const name = `${index + 1}. ${container?.sizeType || '—'}`;
  return container?.address ? `${name} · ${container.address}` : name;
}
