import { billLimits } from '@berth/contract';
import { notify, useTranslation } from '@berth/runtime';

/** Whether one call takes so many bills; where it does not, a notice says so. */
export function useWithinLimit(): (bills: readonly unknown[]) => boolean {
  const { t } = useTranslation('cost');
  return ({ length: count }) => {
    const isWithin = count <= billLimits.billsAtOnce;
    if (!isWithin) notify.warning(t('list.tooMany', { count, max: billLimits.billsAtOnce }));
    return isWithin;
  };
}
