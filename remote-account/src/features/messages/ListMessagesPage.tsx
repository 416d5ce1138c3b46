import { listFieldsOf, messageList } from '@berth/contract';
import {
  notify,
  problemOf,
  tableAnswer,
  useSearchParams,
  useTableMemory,
  useTranslation,
} from '@berth/runtime';
import { DefinedListPage, toListInput, useTableSearch } from '@berth/ui';
import { Button } from 'antd';
import { useAccountMessagesQuery, useAccountReadAllMessagesMutation } from '../calls/account.queries.ts';
import { MessageCell } from './MessageCell.tsx';

const fields = listFieldsOf(messageList);
const stateDots = { unread: 'running', read: 'draft' } as const;

/** `/usercenter/messages`: everything that the caller was told, unread ones first. */
export function ListMessagesPage() {
  const { t } = useTranslation('account');
  const { search, change } = useTableSearch(useSearchParams(), fields);
  const query = useAccountMessagesQuery({ list: toListInput(search) }, { refetchOnMountOrArgChange: true });
  const [readAll, { isLoading }] = useAccountReadAllMessagesMutation();
  const unread = query.data?.summary.unread ?? 0;
  const handleReadAll = async () => {
    const answer = await readAll();
    const problem = problemOf(answer);
    if (problem) notify.error(problem.message);
    else notify.success(t('messages.allRead'));
  };
  return (
    <DefinedListPage
      list={messageList}
      cells={{ title: (message) => <MessageCell message={message} /> }}
      status={{ column: 'state', dots: stateDots, counts: { unread } }}
      answer={tableAnswer(query)}
      search={search}
      onChange={change}
      memory={useTableMemory(messageList.name)}
      actions={
        <Button loading={isLoading} disabled={unread === 0} onClick={handleReadAll}>
          {t('messages.readAll')}
        </Button>
      }
      emptyTexts={{ text: t('messages.empty'), noMatch: t('messages.noMatch') }}
    />
  );
}
