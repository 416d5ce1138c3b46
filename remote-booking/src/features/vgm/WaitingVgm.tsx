import { useTranslation } from '@berth/runtime';
import { DraftNotice, formatWeight } from '@berth/ui';
import type { Vgm } from './use-vgm.ts';
import { massOf } from './vgm-entry.ts';
import type { TypedVgm } from './vgm-rows.ts';

/** What was typed otherwise in another window: it waits, and can be had in place of what is typed here. */
export function WaitingVgm({ vgm }: { vgm: Vgm }) {
  const { locale } = useTranslation('booking');
  const { offered } = vgm.waiting;
  const wordsOf = ([index, { vgmKg, vgmMethod, on }]: [number, TypedVgm]) => {
    const kg = massOf(vgmKg);
    const mass = kg === null || Number.isNaN(kg) ? vgmKg || '—' : formatWeight(kg, locale);
    const name = `${index + 1}. ${on.rows[index]?.sizeType || '—'}`;
    return [`${name}: ${mass} KGS`, vgmMethod].filter(Boolean).join(' · ');
  };
  return (
    <DraftNotice offer={vgm.waiting} isDirty>
      {offered && [...offered.draft].map(wordsOf).join(locale === 'en' ? '; ' : '；')}
    </DraftNotice>
  );
}
