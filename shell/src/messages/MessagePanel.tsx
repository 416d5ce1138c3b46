import { paths } from '@berth/contract';
import { Link, useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import { announce } from '../feedback/announce.ts';
import { PopupFoot } from '../header-popup/PopupFoot.tsx';
import { PopupHead } from '../header-popup/PopupHead.tsx';
import { PopupList } from '../header-popup/PopupList.tsx';
import { messageNews, refetchNews, unreadMessages } from './live-news.ts';
import { MessageItem } from './MessageItem.tsx';
import { useShellMessagesQuery, useShellReadAllMessagesMutation } from './messages.queries.ts';

/** The messages, unread ones first. */
export function MessagePanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const [readAll, { isLoading: isReadingAll }] = useShellReadAllMessagesMutation();
  const handleReadAll = async () => {
    const answer = await readAll();
    if (!answer.data) return;
    unreadMessages.set(answer.data.unread);
    announce(t('messages.allRead'));
    refetchNews(messageNews);
  };
  return (
    <>
      <PopupHead title={t('messages.title')}>
        <Button type="text" size="small" loading={isReadingAll} onClick={handleReadAll}>
          {t('messages.readAll')}
        </Button>
      </PopupHead>
      <PopupList
        useRows={useMessages}
        news={messageNews}
        none={t('messages.none')}
        more={t('messages.more')}
        renderRow={(message) => <MessageItem key={message.id} message={message} onOpen={onClose} />}
      />
      <PopupFoot>
        <Link to={paths.messages()} onClick={onClose}>
          {t('messages.all')}
        </Link>
      </PopupFoot>
    </>
  );
}

const useMessages = (page: number) => useShellMessagesQuery({ query: { page } });
