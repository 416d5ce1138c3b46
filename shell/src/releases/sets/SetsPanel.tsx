import type { ReleaseOverview, ReleaseSet, SetRollback } from '@berth/contract/endpoints';
import { notify, useTranslation } from '@berth/runtime';
import { EmptyState, RelativeTime, StatusDot, useFocusKept } from '@berth/ui';
import {
  useShellReleaseSetPromoteMutation,
  useShellReleaseSetRemoveMutation,
  useShellReleaseSetRollbackMutation,
} from '../releases.queries.ts';
import { MoveButton } from '../show/MoveButton.tsx';
import { Panel } from '../show/Panel.tsx';
import { VersionText } from '../show/VersionText.tsx';
import { toolCommands } from '../tool-commands.ts';
import { type Move, MoveList } from './MoveList.tsx';
import styles from './SetsPanel.module.css';

/** Versions that passed the browser suite together: put in force, or taken back, all at once. */
export function SetsPanel({ overview }: { overview: ReleaseOverview }) {
  const { t } = useTranslation('releases');
  const { sets, setRollback } = overview;
  // A set that is removed goes with its question.
  const all = useFocusKept(String(sets.length));
  return (
    <Panel
      title={t('sets.title')}
      actions={setRollback && <RollbackOfSets rollback={setRollback} overview={overview} />}
    >
      <div ref={all} tabIndex={-1}>
        {sets.length === 0 && <EmptyState text={t('sets.empty', { command: toolCommands.saveSet })} />}
        <ul className={styles.sets}>
          {sets.map((set) => (
            <SetRow key={set.name} set={set} overview={overview} />
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function SetRow({ set, overview }: { set: ReleaseSet; overview: ReleaseOverview }) {
  const { t } = useTranslation('releases');
  const [promote] = useShellReleaseSetPromoteMutation();
  const { name, versions, evidence, savedAt, savedBy, isInForce, isNeeded } = set;
  const names = { set: name };
  // The question goes with its button, here or above the sets.
  const words = useFocusKept(String(isInForce));
  const handlePromote = async (why: string, seen: number) => {
    await promote({ body: { name, seen, why } }).unwrap();
    notify.success(t('sets.promoteDone', names));
  };
  return (
    <li className={styles.set}>
      <div className={styles.words} ref={words} tabIndex={-1}>
        <p className={styles.line}>
          <span className={styles.name}>{name}</span>
          {isInForce && <StatusDot status="settled">{t('sets.isInForce')}</StatusDot>}
        </p>
        <p className={styles.saved}>
          {t('sets.saved', { by: savedBy })} <RelativeTime at={new Date(savedAt)} />
        </p>
        <ul className={styles.versions}>
          {Object.entries(versions).map(([remote, version]) => (
            <li key={remote}>
              {remote} <VersionText version={version} />
            </li>
          ))}
        </ul>
        {evidence && <Evidence text={evidence} />}
      </div>
      <div className={styles.moves}>
        {!isInForce && (
          <MoveButton
            label={t('sets.promote')}
            name={t('sets.promoteName', names)}
            question={t('sets.promoteQuestion', names)}
            text={
              <>
                <p>{t('sets.promoteText', { count: Object.keys(versions).length })}</p>
                <MoveList moves={movesTo(set, overview)} versions={overview.versions} />
              </>
            }
            why={t('sets.promoteWhy', names)}
            confirmLabel={t('sets.promoteConfirm')}
            onConfirm={handlePromote}
          />
        )}
        {!isNeeded && <SetRemoval name={name} />}
      </div>
    </li>
  );
}

function SetRemoval({ name }: { name: string }) {
  const { t } = useTranslation('releases');
  const [remove] = useShellReleaseSetRemoveMutation();
  const names = { set: name };
  const handleRemove = async (why: string) => {
    await remove({ body: { name, why } }).unwrap();
    notify.success(t('sets.removeDone', names));
  };
  return (
    <MoveButton
      label={t('sets.remove')}
      name={t('sets.removeName', names)}
      question={t('sets.removeQuestion', names)}
      text={t('sets.removeText')}
      why={t('sets.removeWhy', names)}
      confirmLabel={t('sets.removeConfirm')}
      isDanger
      onConfirm={handleRemove}
    />
  );
}

/** Where it can be seen that they passed: a link where it is an address of the web. */
function Evidence({ text }: { text: string }) {
  if (!/^https:\/\/\S+$/.test(text)) return <p className={styles.evidence}>{text}</p>;
  return (
    <p className={styles.evidence}>
      <a href={text} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    </p>
  );
}

function RollbackOfSets({ rollback, overview }: { rollback: SetRollback; overview: ReleaseOverview }) {
  const { t } = useTranslation('releases');
  const [rollBack] = useShellReleaseSetRollbackMutation();
  const names = { set: rollback.set };
  const moves = rollback.moved.filter(({ as }) => as === 'stable');
  const endsCanary = rollback.moved.some(({ as }) => as === 'canary');
  const handleRollback = async (why: string, seen: number) => {
    await rollBack({ body: { seen, why } }).unwrap();
    notify.success(t('sets.rollbackDone', names));
  };
  return (
    <MoveButton
      label={t('sets.rollback')}
      name={t('sets.rollback')}
      question={t('sets.rollbackQuestion', names)}
      text={
        <>
          <p>{t('sets.rollbackText')}</p>
          {endsCanary && <p>{t('rollback.textCanary')}</p>}
          <MoveList moves={moves} versions={overview.versions} />
        </>
      }
      why={t('sets.rollbackWhy', names)}
      confirmLabel={t('sets.rollbackConfirm')}
      isDanger
      onConfirm={handleRollback}
    />
  );
}

/** What a set changes of what is stable now. */
function movesTo({ versions }: ReleaseSet, { remotes }: ReleaseOverview): Move[] {
  const stable = new Map(remotes.map((state) => [state.remote, state.stable]));
  return Object.entries(versions)
    .map(([remote, to]) => ({ remote, from: stable.get(remote) ?? null, to }))
    .filter(({ from, to }) => from !== to);
}
