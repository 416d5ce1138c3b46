import { disputeReasonNames, disputeStatusNames, replyProblems } from '@berth/contract';
import { problemOf, problemText, useTranslation, useTypedPage } from '@berth/runtime';
import {
  Conversation,
  Money,
  PageNotice,
  SendFailure,
  type Sent,
  TextField,
  TypedNotice,
  useTypedForm,
  ViewableFiles,
} from '@berth/ui';
import { Button } from 'antd';
import {
  type Dispute,
  type FeeRow,
  useCostReplyMutation,
  useCostWithdrawMutation,
} from '../calls/cost.queries.ts';
import { useDeskSide, useMayManage } from './desk-side.ts';
import styles from './disputes.module.css';

type DisputeThreadProps = {
  dispute: Dispute;
  /** Null for a dispute of the whole bill. */
  row: FeeRow | null;
  /** The bill takes words and withdrawals still. */
  isLive: boolean;
};

/** A dispute where its row is: what is disputed, what both sides said, and what can be said to it. */
export function DisputeThread({ dispute, row, isLive }: DisputeThreadProps) {
  const { t, locale } = useTranslation('cost');
  const { id, reason, status, isClosed, expectedMinor, files, entries, openedBy } = dispute;
  const answerOfDesk = useDeskSide();
  const mayReply = useMayManage();
  return (
    <section className={styles.dispute} id={`dispute-${id}`} tabIndex={-1} aria-label={t('dispute.title')}>
      <p className={styles.head}>
        <span className={styles.state}>{disputeStatusNames[status][locale]}</span>
        <span>{disputeReasonNames[reason][locale]}</span>
        {row && expectedMinor !== null && (
          <span>
            {t(answerOfDesk ? 'desk.expected' : 'dispute.expected')}{' '}
            <Money minorUnits={expectedMinor} currency={row.currency} />
          </span>
        )}
        <span className={styles.quiet}>{openedBy}</span>
      </p>
      <Conversation
        label={t('dispute.conversation')}
        entries={entries.map(({ side, name, words, outcome, at }) => ({
          words,
          at,
          isOwn: side === (answerOfDesk ? 'forwarder' : 'customer'),
          name: side === 'forwarder' ? [t('forwarder'), name].filter(Boolean).join(' ') : name,
          mark: outcome && disputeStatusNames[outcome][locale],
        }))}
      />
      <ViewableFiles files={files} label={t('dispute.files')} />
      {mayReply && <Reply dispute={dispute} isOver={!isLive || isClosed} />}
      {isLive && !isClosed && answerOfDesk?.(dispute, row)}
    </section>
  );
}

type ReplyProps = { dispute: Dispute /** The dispute or its bill takes no more words. */; isOver: boolean };

/** A reply that was typed stays to be copied when the dispute ends meanwhile, or its bill is confirmed. */
function Reply({ dispute: { id }, isOver }: ReplyProps) {
  const { t, locale } = useTranslation('cost');
  const [call] = useCostReplyMutation();
  const [withdraw, withdrawal] = useCostWithdrawMutation();
  const reply = useTypedForm(useTypedPage(), `reply.${id}`, { words: '' }, (content) => ({
    content,
    problems: replyProblems(content),
    call: (sent: Sent<typeof content>) => call({ body: { ...sent, disputeId: id } }),
    onSent: () => undefined,
  }));
  const { form, typed } = reply;
  const refused = problemOf(withdrawal);
  if (isOver && typed.value.words === '' && !typed.before.offer.offered) return null;
  return (
    <>
      {isOver && <PageNotice tone="warning" title={t('dispute.closedMeanwhile')} />}
      <TypedNotice typed={typed} />
      <TextField of={reply} name="words" label={t('dispute.reply')} rows={2} />
      <SendFailure form={form} />
      {refused && refused.status !== 401 && <PageNotice tone="danger" title={problemText(refused, locale)} />}
      <div className={styles.buttons}>
        {isOver ? (
          <Button onClick={typed.forget}>{t('dispute.discardReply')}</Button>
        ) : (
          <>
            <Button loading={withdrawal.isLoading} onClick={() => void withdraw({ body: { disputeId: id } })}>
              {t('dispute.withdraw')}
            </Button>
            <Button type="primary" loading={form.isBusy} onClick={form.send}>
              {t('dispute.sendReply')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
