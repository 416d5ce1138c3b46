import { fromThousandths } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import {
  BarMark,
  BarTotal,
  FormBar,
  type FormBarProps,
  type FormUndo,
  formatCount,
  formatVolume,
  formatWeight,
  newestStep,
  SaveButtons,
  type SaveButtonsProps,
} from '@berth/ui';
import { type ReactNode, useMemo } from 'react';
import { ChargeableTotal, canBeCharged, chargeableNameKey } from '../../cargo/chargeable/ChargeableTotal.tsx';
import { useChannelRule } from '../../cargo/chargeable/use-channel-rule.ts';
import { draftTotals, hasVolumeGap, suggestVolume } from '../../cargo/sheet/cargo-draft.ts';
import type { BasicsDraft } from '../kind/form-kind.ts';

type BookingBarProps = Omit<FormBarProps, 'totals' | 'children'> &
  SaveButtonsProps & {
    draft: Pick<BasicsDraft, 'cargo'> & { transportChannel?: string };
    /** Totals before those of the cargo. */
    ahead?: ReactNode;
    /** Takes the computed volume for every line where it differs, or for those lines that have none yet. */
    onTakeVolumes: (of: 'all' | 'missing') => void;
    undo: FormUndo;
  };

/** The bar of a booking's form, with the totals of its cargo. */
export function BookingBar(props: BookingBarProps) {
  const { draft, ahead, onTakeVolumes, undo, submitLabel, saving, isBlocked, onSaveDraft, onSubmit, ...bar } =
    props;
  return (
    <FormBar
      {...bar}
      totals={
        <>
          {ahead}
          <CargoTotals draft={draft} onTakeVolumes={onTakeVolumes} undo={undo} />
        </>
      }
    >
      <SaveButtons
        submitLabel={submitLabel}
        saving={saving}
        isBlocked={isBlocked}
        onSaveDraft={onSaveDraft}
        onSubmit={onSubmit}
      />
    </FormBar>
  );
}

type CargoTotalsProps = Pick<BookingBarProps, 'draft' | 'onTakeVolumes' | 'undo'>;

function CargoTotals({ draft, onTakeVolumes, undo }: CargoTotalsProps) {
  const { t, locale } = useTranslation('booking');
  const totals = useMemo(() => draftTotals(draft.cargo), [draft.cargo]);
  const rule = useChannelRule(draft.transportChannel ?? '');
  const gaps = draft.cargo.filter(hasVolumeGap).length;
  const taken = newestStep(undo, 'volumes');
  const missing = draft.cargo.filter((line) => suggestVolume(line)?.relation === 'missing').length;
  return (
    <>
      <BarTotal name="CTNS" value={formatCount(totals.cartons, locale)} />
      <BarTotal name="KGS" value={formatWeight(fromThousandths(totals.weightThousandths), locale)} />
      <BarTotal name="CBM" value={formatVolume(fromThousandths(totals.volumeThousandths), locale)}>
        {gaps > 0 && (
          <BarMark onClick={() => onTakeVolumes('all')} title={t('bar.takeVolumes')}>
            {t('bar.gap', { count: gaps })}
          </BarMark>
        )}
        {missing > 0 && (
          <BarMark onClick={() => onTakeVolumes('missing')}>
            {t('bar.fillVolumes', { count: missing })}
          </BarMark>
        )}
        {taken && (
          <BarMark onClick={() => undo.takeBack(taken.key)}>
            {t('bar.undoVolumes', { count: Number(taken.what) })}
          </BarMark>
        )}
      </BarTotal>
      {gaps + missing > 0 && (
        <BarTotal
          name={t('bar.computed')}
          value={formatVolume(fromThousandths(totals.computedThousandths), locale)}
        />
      )}
      {rule && canBeCharged(totals) && (
        <BarTotal
          name={t(chargeableNameKey(rule))}
          value={<ChargeableTotal cargo={totals} rule={rule} bySizeThousandths={totals.bySizeThousandths} />}
        />
      )}
    </>
  );
}
