import { fromThousandths } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { formatCount, formatVolume, formatWeight } from '@berth/ui';
import { Button } from 'antd';
import { type ReactNode, useMemo, useRef } from 'react';
import { draftTotals, hasVolumeGap, suggestVolume } from '../cargo-sheet/cargo-draft.ts';
import { ChargeableTotal, canBeCharged, chargeableNameKey } from '../chargeable-weight/ChargeableTotal.tsx';
import { useChannelRule } from '../chargeable-weight/use-channel-rule.ts';
import styles from './BottomBar.module.css';
import type { BasicsDraft } from './form-kind.ts';
import { useBarHeight } from './use-bar-height.ts';

type BottomBarProps = {
  /** What is to be decided before saving. */
  notice: ReactNode;
  noticeId: string;
  /** Nothing can be saved until then. */
  isBlocked: boolean;
  draft: Pick<BasicsDraft, 'cargo'> & { transportChannel?: string };
  /** How far the form is, where it does not stand beside it. */
  progress?: ReactNode;
  /** What stands before the totals of the cargo. */
  ahead?: ReactNode;
  /** What is worth a second look, beside the button. */
  hints?: ReactNode;
  savedState: ReactNode;
  saving: 'saveDraft' | 'submit' | null;
  canSaveDraft: boolean;
  submitLabel: string;
  onSaveDraft: () => void;
  onSubmit: () => void;
  /** Of every line whose volume differs from its dimensions, or of those that have none yet. */
  onTakeVolumes: (of: 'all' | 'missing') => void;
};

/** Totals, saved state and the one main action, always in sight. */
export function BottomBar(props: BottomBarProps) {
  const {
    notice,
    noticeId,
    isBlocked,
    draft,
    progress,
    ahead,
    hints,
    savedState,
    saving,
    canSaveDraft,
    submitLabel,
    onSaveDraft,
    onSubmit,
    onTakeVolumes,
  } = props;
  const { t, locale } = useTranslation('booking');
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar);
  const totals = useMemo(() => draftTotals(draft.cargo), [draft.cargo]);
  const rule = useChannelRule(draft.transportChannel ?? '');
  const gaps = draft.cargo.filter(hasVolumeGap).length;
  const missing = draft.cargo.filter((line) => suggestVolume(line)?.relation === 'missing').length;
  return (
    <footer ref={bar} className={styles.bar}>
      <div id={noticeId} tabIndex={-1} className={styles.notice}>
        {notice}
      </div>
      {progress}
      <dl className={styles.totals}>
        {ahead}
        <Total name="CTNS" value={formatCount(totals.cartons, locale)} />
        <Total name="KGS" value={formatWeight(fromThousandths(totals.weightThousandths), locale)} />
        <Total name="CBM" value={formatVolume(fromThousandths(totals.volumeThousandths), locale)}>
          {gaps > 0 && (
            <button
              type="button"
              className={styles.gap}
              onClick={() => onTakeVolumes('all')}
              title={t('bar.takeVolumes')}
            >
              {t('bar.gap', { count: gaps })}
            </button>
          )}
          {missing > 0 && (
            <button type="button" className={styles.gap} onClick={() => onTakeVolumes('missing')}>
              {t('bar.fillVolumes', { count: missing })}
            </button>
          )}
        </Total>
        {gaps + missing > 0 && (
          <Total
            name={t('bar.computed')}
            value={formatVolume(fromThousandths(totals.computedThousandths), locale)}
          />
        )}
        {rule && canBeCharged(totals) && (
          <Total
            name={t(chargeableNameKey(rule))}
            value={
              <ChargeableTotal cargo={totals} rule={rule} bySizeThousandths={totals.bySizeThousandths} />
            }
          />
        )}
      </dl>
      <div className={styles.actions}>
        <span className={styles.saved} role="status">
          {savedState}
        </span>
        {hints}
        <div className={styles.buttons}>
          {canSaveDraft && (
            <Button
              onClick={onSaveDraft}
              loading={saving === 'saveDraft'}
              disabled={isBlocked || saving === 'submit'}
            >
              {t('bar.saveDraft')}
            </Button>
          )}
          <Button
            type="primary"
            onClick={onSubmit}
            loading={saving === 'submit'}
            disabled={isBlocked || saving === 'saveDraft'}
          >
            {submitLabel}
          </Button>
        </div>
      </div>
    </footer>
  );
}

/** One total of the bar. */
export function Total({ name, value, children }: { name: string; value: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.total}>
      <dt>{name}</dt>
      <dd>
        {value}
        {children}
      </dd>
    </div>
  );
}
