import { containerOverloads } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { formatVolume, formatWeight } from '@berth/ui';
import { draftTotals } from '../../cargo/sheet/cargo-draft.ts';
import { useBookingSizesQuery } from '../../choices/booking-choices.queries.ts';
import { type FclDraft, isContainerEmpty } from './fcl-draft.ts';

/** In what the cargo is more than the ordered containers take, in words; it keeps nobody from going on. */
export function useOverloads({ containers, cargo }: Pick<FclDraft, 'containers' | 'cargo'>) {
  const { t, locale } = useTranslation('booking');
  const { data: sizes = [] } = useBookingSizesQuery();
  const ordered = containers.filter((container) => !isContainerEmpty(container));
  return containerOverloads(ordered, sizes, draftTotals(cargo)).map(({ amount, entered, most }) => {
    const format = amount === 'weight' ? formatWeight : formatVolume;
    return {
      amount,
      flag: t(`fcl.overload.${amount}Flag`),
      text: t(`fcl.overload.${amount}`, { entered: format(entered, locale), most: format(most, locale) }),
    };
  });
}
