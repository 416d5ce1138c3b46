import type { ReleaseEvent, ReleaseOverview } from '@berth/contract/endpoints';
import { useTranslation } from '@berth/runtime';
import { EmptyState } from '@berth/ui';
import { useState } from 'react';
import { PinDialog } from '../dialogs/PinDialog.tsx';
import { PromoteDialog } from '../dialogs/PromoteDialog.tsx';
import { Panel } from '../show/Panel.tsx';
import { toolCommands } from '../tool-commands.ts';
import { type RemoteQuestion, RemoteRow } from './RemoteRow.tsx';

type RemotesNowProps = { overview: ReleaseOverview; history: readonly ReleaseEvent[] };

/** Which version of each remote runs now, and for whom. */
export function RemotesNow({ overview, history }: RemotesNowProps) {
  const { t } = useTranslation('releases');
  const [question, setQuestion] = useState<RemoteQuestion | null>(null);
  const { remotes, customers } = overview;
  const versionsOf = (name: string) => overview.versions.filter(({ remote }) => remote === name);
  const close = () => setQuestion(null);
  return (
    <Panel title={t('now.title')} isFlush>
      {remotes.length === 0 && (
        <EmptyState text={t('now.empty', { command: toolCommands.release('booking') })} />
      )}
      {remotes.map((state) => (
        <RemoteRow
          key={state.remote}
          state={state}
          history={history}
          customers={customers}
          versions={versionsOf(state.remote)}
          onAsk={setQuestion}
        />
      ))}
      {question?.kind === 'promote' && (
        <PromoteDialog {...question} versions={versionsOf(question.state.remote)} onClose={close} />
      )}
      {question?.kind === 'pin' && (
        <PinDialog state={question.state} versions={versionsOf(question.state.remote)} onClose={close} />
      )}
    </Panel>
  );
}
