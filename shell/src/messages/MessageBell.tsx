import { useSignal, useTranslation } from '@berth/runtime';
import { HeaderPopup } from '../header-popup/HeaderPopup.tsx';
import { unreadMessages } from './live-news.ts';

/** How many messages are unread, and behind it the messages. */
export function MessageBell({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  const unread = useSignal(unreadMessages) ?? 0;
  return (
    <HeaderPopup
      className={className}
      icon="bell"
      title={t('messages.title')}
      label={unread > 0 ? t('messages.unread', { count: unread }) : t('messages.title')}
      count={unread}
      load={loadPanel}
    />
  );
}

const loadPanel = async () => ({ default: (await import('./MessagePanel.tsx')).MessagePanel });
