import type { RollbackTrouble, StaffRemote } from '@berth/contract/endpoints';
import { localized, notify, useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import { useShellReleasePromoteMutation, useShellReleaseRollbackMutation } from '../releases.queries.ts';
import { MoveButton } from '../show/MoveButton.tsx';
import { versionName } from '../version-name.ts';
import styles from './RemoteMoves.module.css';
import type { RemoteQuestion } from './RemoteRow.tsx';

type RemoteMovesProps = { state: StaffRemote; onAsk: (question: RemoteQuestion) => void };

/** What can be done with a remote: back first, since that is what one looks for in a hurry. */
export function RemoteMoves({ state, onAsk }: RemoteMovesProps) {
  const { t, locale } = useTranslation('releases');
  const remote = localized(state.title, locale);
  return (
    <div className={styles.moves}>
      {state.rollbackRemoves ? <Removal state={state} /> : <Rollback state={state} />}
      {state.canary && <CanaryMoves state={state} canary={state.canary} />}
      <Button
        size="small"
        aria-label={t('promote.name', { remote })}
        onClick={() => onAsk({ kind: 'promote', state })}
      >
        {t('promote.button')}
      </Button>
      <Button
        size="small"
        aria-label={t('pin.name', { remote })}
        onClick={() => onAsk({ kind: 'pin', state })}
      >
        {t('pin.button')}
      </Button>
    </div>
  );
}

/** The way back from the first version that a team has brought out. */
function Removal({ state }: { state: StaffRemote }) {
  const { t, locale } = useTranslation('releases');
  const [rollBack] = useShellReleaseRollbackMutation();
  const remote = localized(state.title, locale);
  const names = { remote, from: versionName(state.stable ?? '') };
  const handleRemove = async (why: string, seen: number) => {
    await rollBack({ body: { remote: state.remote, seen, why } }).unwrap();
    notify.success(t('removal.done', names));
  };
  return (
    <MoveButton
      label={t('rollback.button')}
      name={t('rollback.name', names)}
      question={t('removal.question', names)}
      text={
        <>
          <p>{t('removal.text', names)}</p>
          {state.canary && <p>{t('rollback.textCanary')}</p>}
        </>
      }
      why={t('removal.why', names)}
      confirmLabel={t('removal.confirm')}
      isDanger
      onConfirm={handleRemove}
    />
  );
}

function Rollback({ state }: { state: StaffRemote }) {
  const { t, locale } = useTranslation('releases');
  const [rollBack] = useShellReleaseRollbackMutation();
  const { stable, stableBefore, rollbackTrouble } = state;
  if (!stable || !stableBefore) return null;
  const remote = localized(state.title, locale);
  const from = versionName(stable, [stableBefore]);
  const to = versionName(stableBefore, [stable]);
  const troubleText = ({ customers, failing, lastGood }: RollbackTrouble) => {
    const good = lastGood && versionName(lastGood, [stable, stableBefore]);
    const failed = t('rollback.trouble', { to, customers, failing });
    return failed + (good ? t('rollback.troubleGood', { good }) : t('rollback.troubleAll'));
  };
  const handleRollback = async (why: string, seen: number) => {
    const made = await rollBack({ body: { remote: state.remote, seen, why } }).unwrap();
    const done = t('rollback.done', { remote, to });
    if (made?.trouble) notify.warning(done, troubleText(made.trouble));
    else notify.success(done);
  };
  return (
    <MoveButton
      label={t('rollback.button')}
      name={t('rollback.name', { remote })}
      question={t('rollback.question', { remote, to })}
      text={
        <>
          <p>{t('rollback.text', { from, to })}</p>
          {state.canary && <p>{t('rollback.textCanary')}</p>}
          {rollbackTrouble && <p className={styles.trouble}>{troubleText(rollbackTrouble)}</p>}
        </>
      }
      why={t('rollback.why', { from, to })}
      confirmLabel={t('rollback.confirm')}
      isDanger
      onConfirm={handleRollback}
    />
  );
}

type CanaryMovesProps = { state: StaffRemote; canary: NonNullable<StaffRemote['canary']> };

function CanaryMoves({ state, canary }: CanaryMovesProps) {
  const { t, locale } = useTranslation('releases');
  const [promote] = useShellReleasePromoteMutation();
  const remote = localized(state.title, locale);
  const known = state.stable ? [state.stable] : [];
  const version = versionName(canary.version, known);
  const stable = state.stable ? versionName(state.stable, [canary.version]) : t('none');
  const command = { remote: state.remote, version: canary.version };
  const handleMakeStable = async (why: string, seen: number) => {
    await promote({ body: { ...command, to: 'stable', seen, why } }).unwrap();
    notify.success(t('makeStable.done', { remote, version }));
  };
  const handleStop = async (why: string, seen: number) => {
    await promote({ body: { ...command, to: 'canary', percent: 0, seen, why } }).unwrap();
    notify.success(t('stopCanary.done', { remote }));
  };
  return (
    <>
      <MoveButton
        label={t('makeStable.button')}
        name={t('makeStable.name', { remote })}
        question={t('makeStable.question', { remote, version })}
        text={t('makeStable.text')}
        why={t('makeStable.why')}
        confirmLabel={t('makeStable.confirm')}
        onConfirm={handleMakeStable}
      />
      <MoveButton
        label={t('stopCanary.button')}
        name={t('stopCanary.name', { remote })}
        question={t('stopCanary.question', { remote })}
        text={t('stopCanary.text', { version: stable })}
        why={t('stopCanary.why', { version })}
        confirmLabel={t('stopCanary.confirm')}
        isDanger
        onConfirm={handleStop}
      />
    </>
  );
}
