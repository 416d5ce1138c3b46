import { useTranslation } from '@berth/runtime';
import { PageNotice } from '@berth/ui';
import type { BasicsDraft } from '../kind/form-kind.ts';
import { KeptActions } from './KeptActions.tsx';
import { keptTime } from './kept-time.ts';
import type { UnsavedOffer } from './unsaved-offer.ts';

/** Kept work of an earlier form: to be decided on before filling in this one. */
export function KeptNotice({ kept, isDirty }: { kept: UnsavedOffer; isDirty: boolean }) {
  const { t } = useTranslation('booking');
  if (!kept.offered) return null;
  return (
    <PageNotice
      tone="info"
      title={t('kept.title', { time: keptTime(kept.offered) })}
      actions={<KeptActions kept={kept} />}
    >
      <div>{wordsOf(kept.offered)}</div>
      {isDirty && <div>{t('kept.swap')}</div>}
    </PageNotice>
  );
}

/** Which booking it was, by what its person knows it. */
function wordsOf({ businessNumber, draft }: { businessNumber: string | null; draft: BasicsDraft }): string {
  const goods = draft.cargo.find(({ goods_name }) => goods_name.trim() !== '')?.goods_name.trim();
  const words = [businessNumber, draft.customerBusinessNumber.trim(), draft.destination, goods];
  return words.filter(Boolean).join(' · ');
}
