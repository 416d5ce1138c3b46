import { useTranslation } from '@berth/runtime';
import { GoneNotice, type GoneNoticeProps } from '@berth/ui';
import type { BookingIdentity } from './booking-request.ts';

type DeletedNoticeProps = {
  editor: {
    identity: BookingIdentity | null;
    gone: GoneNoticeProps['gone'];
    versions: { own: unknown };
    offer: GoneNoticeProps['offer'];
  };
};

/** The booking is not there any more: what is on the page can become a new one. */
export function DeletedNotice({ editor }: DeletedNoticeProps) {
  const { t } = useTranslation('booking');
  const { identity, gone, versions, offer } = editor;
  return (
    <GoneNotice
      gone={gone}
      offer={offer}
      isUndecided={versions.own !== null}
      words={{
        title: t(identity?.status === 'draft' ? 'gone.draft' : 'gone.booking'),
        explain: t('gone.typed'),
        saveAsNew: t('gone.saveAsNew'),
      }}
    />
  );
}
