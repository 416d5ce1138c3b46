import type { ReleasedVersion, ReleaseEvent, StaffRemote } from '@berth/contract/endpoints';
import { localized, useTranslation } from '@berth/runtime';
import { useFocusKept } from '@berth/ui';
import { findMove, findTrouble } from '../release-moves.ts';
import { CustomerPin } from './CustomerPin.tsx';
import { customerShares } from './customer-shares.ts';
import { KeptVersions } from './KeptVersions.tsx';
import { RemoteMoves } from './RemoteMoves.tsx';
import styles from './RemoteRow.module.css';
import { RemoteTrouble } from './RemoteTrouble.tsx';
import { RunningVersion } from './RunningVersion.tsx';
import { ShareBar } from './ShareBar.tsx';

/** Something about a remote that needs a form: a version to release, a customer to pin. */
export type RemoteQuestion = { kind: 'promote' | 'pin'; state: StaffRemote; version?: string };

export type RemoteRowProps = {
  state: StaffRemote;
  /** Of this remote, the newest first. */
  versions: readonly ReleasedVersion[];
  history: readonly ReleaseEvent[];
  /** Of the portal, in all. */
  customers: number;
  onAsk: (question: RemoteQuestion) => void;
};

/** One remote: who gets which version of it, since when, how that does, and every move that can be made. */
export function RemoteRow({ state, versions, history, customers, onAsk }: RemoteRowProps) {
  const { t, locale } = useTranslation('releases');
  const { remote, stable, canary, pins } = state;
  const title = localized(state.title, locale);
  // A move may take its own button away.
  const row = useFocusKept(JSON.stringify([stable, canary, pins.length]));
  const figuresOf = (version: string) => state.figures.find((each) => each.version === version);
  const factsOf = (version: string, as: 'stable' | 'canary') => ({
    version,
    details: versions.find((each) => each.version === version),
    move: findMove(history, remote, as, version),
    figures: figuresOf(version),
  });
  const trouble = findTrouble(history, remote);
  return (
    <section className={styles.row} ref={row} tabIndex={-1} aria-labelledby={`release-${remote}`}>
      <header className={styles.name}>
        <h3 className={styles.title} id={`release-${remote}`}>
          {title}
        </h3>
        <span className={styles.code}>{remote}</span>
      </header>
      <div className={styles.picture}>
        {stable && <ShareBar shares={customerShares(state, customers)} percent={canary?.percent ?? 0} />}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('now.stable')}</dt>
          <dd>
            {stable ? (
              <RunningVersion {...factsOf(stable, 'stable')} />
            ) : (
              <p className={styles.missing}>
                {t(canary || pins.length > 0 ? 'now.onlySome' : 'now.noStable')}
              </p>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('now.canary')}</dt>
          <dd>
            {canary ? (
              <RunningVersion {...factsOf(canary.version, 'canary')} />
            ) : (
              <p className={styles.nothing}>{t('now.noCanary')}</p>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('now.pins')}</dt>
          <dd>
            {pins.length === 0 && <p className={styles.nothing}>{t('now.noPins')}</p>}
            <ul className={styles.pins}>
              {pins.map((pin) => (
                <CustomerPin key={pin.customer.id} pin={pin} figures={figuresOf(pin.version)} />
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      {trouble && (
        <div className={styles.trouble}>
          <RemoteTrouble event={trouble} />
        </div>
      )}
      <RemoteMoves state={state} onAsk={onAsk} />
      <KeptVersions state={state} versions={versions} onAsk={onAsk} />
    </section>
  );
}
