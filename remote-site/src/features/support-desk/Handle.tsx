import { problemOf, problemText, useUser } from '@berth/runtime';
import { PageNotice, SearchSelect } from '@berth/ui';
import { Button } from 'antd';
import { useId } from 'react';
import {
  type DeskConversation,
  useSiteAssignConversationMutation,
  useSiteCloseConversationMutation,
} from './conversations.queries.ts';
import styles from './inbox.module.css';
import { useDeskWords } from './use-desk-words.ts';

/** Takes it over, hands it on or closes it; who was quicker is said in its place. */
export function Handle({ conversation }: { conversation: DeskConversation }) {
  const { t, locale } = useDeskWords();
  const labelId = useId();
  const user = useUser();
  const [assign, assigning] = useSiteAssignConversationMutation();
  const [close, closing] = useSiteCloseConversationMutation();
  const { id, state, owner, entries, colleagues } = conversation;
  const seenOwnerId = owner?.id ?? null;
  const problem = problemOf(assigning) ?? problemOf(closing);
  const give = (ownerId: string | null) => {
    closing.reset();
    void assign({ body: { id, ownerId, seenOwnerId } });
  };
  const end = () => {
    assigning.reset();
    void close({ body: { id, entry: entries.at(-1)?.number ?? 0 } });
  };
  const people =
    owner && !colleagues.some((each) => each.id === owner.id) ? [...colleagues, owner] : colleagues;
  return (
    <div className={styles.handle}>
      {problem && problem.status !== 401 && <PageNotice tone="danger" title={problemText(problem, locale)} />}
      <div className={styles.buttons}>
        {user && owner?.id !== user.id && (
          <Button loading={assigning.isLoading} onClick={() => give(user.id)}>
            {t('takeOver')}
          </Button>
        )}
        <span id={`${labelId}-label`} className={styles.quiet}>
          {t('handOn')}
        </span>
        <SearchSelect
          id={labelId}
          aria-labelledby={`${labelId}-label`}
          value={owner?.id ?? ''}
          placeholder={t('nobody')}
          options={people.map(({ id: value, name }) => ({
            value,
            nameZh: name,
            nameEn: name,
            search: name.toLowerCase(),
          }))}
          onChange={(next) => give(next || null)}
        />
        {state !== 'closed' && (
          <Button loading={closing.isLoading} onClick={end}>
            {t('close')}
          </Button>
        )}
      </div>
    </div>
  );
}
