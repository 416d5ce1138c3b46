import { type Milestone, milestones } from '@berth/contract';
import { notify, useTranslation } from '@berth/runtime';
import { CheckGroup, FormField, SendFoot, useSendForm } from '@berth/ui';
import { useState } from 'react';
import { useAccountNoticesQuery, useAccountSaveNoticesMutation } from '../calls/account.queries.ts';
import { AccountSection } from '../section/AccountSection.tsx';
import { Loaded } from '../section/Loaded.tsx';
import { nodeChoices } from './node-choices.ts';
import styles from './notices.module.css';

/** Which of the seven times of a container make a message. */
export function NoticesSection() {
  const { t } = useTranslation('account');
  const query = useAccountNoticesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <AccountSection title={t('notices.title')} lead={t('notices.lead')}>
      <Loaded query={query} lines={2}>
        {({ nodes }) => <NoticesForm key={nodes.join()} stored={nodes} />}
      </Loaded>
    </AccountSection>
  );
}

function NoticesForm({ stored }: { stored: readonly Milestone[] }) {
  const { t, locale } = useTranslation('account');
  const [nodes, setNodes] = useState(stored);
  const [save] = useAccountSaveNoticesMutation();
  const form = useSendForm({
    content: { nodes },
    problems: [],
    call: (content) => save({ body: { nodes: [...content.nodes] } }),
    onSent: () => notify.success(t('notices.saved')),
  });
  const isChanged = milestones.some((node) => nodes.includes(node) !== stored.includes(node));
  return (
    <div className={styles.form}>
      <FormField id={form.idOf('nodes')} label={t('notices.nodes')} error={form.errorOf('nodes')} isGroup>
        {(control) => (
          <CheckGroup {...control} choices={nodeChoices(locale)} value={nodes} onChange={setNodes} />
        )}
      </FormField>
      <SendFoot form={form} label={t('notices.save')} isDisabled={!isChanged} />
    </div>
  );
}
