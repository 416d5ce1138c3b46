import type { ReleasedVersion, StaffRemote } from '@berth/contract/endpoints';
import { localized, useHasPermission, useTranslation } from '@berth/runtime';
import { CodeText, RelativeTime } from '@berth/ui';
import { Button } from 'antd';
import { toolCommands } from '../tool-commands.ts';
import { useFailures } from '../use-failures.ts';
import styles from './KeptVersions.module.css';
import type { RemoteQuestion } from './RemoteRow.tsx';
import { transferSize } from './transfer-size.ts';

type KeptVersionsProps = {
  state: StaffRemote;
  versions: readonly ReleasedVersion[];
  onAsk: (question: RemoteQuestion) => void;
};

/** Every version of a remote that is retained: who published it, what it weighs, where it is used. */
export function KeptVersions({ state, versions, onAsk }: KeptVersionsProps) {
  const { t } = useTranslation('releases');
  if (versions.length === 0) {
    return (
      <p className={styles.nothing}>{t('versions.empty', { command: toolCommands.release(state.remote) })}</p>
    );
  }
  return (
    <details className={styles.versions}>
      <summary>{t('versions.show', { count: versions.length })}</summary>
      <ul className={styles.list}>
        {versions.map((version) => (
          <KeptVersion key={version.version} state={state} version={version} onAsk={onAsk} />
        ))}
      </ul>
    </details>
  );
}

type KeptVersionProps = { state: StaffRemote; version: ReleasedVersion; onAsk: KeptVersionsProps['onAsk'] };

function KeptVersion({ state, version, onAsk }: KeptVersionProps) {
  const { t, locale } = useTranslation('releases');
  const canTry = useHasPermission('release:override');
  const remote = localized(state.title, locale);
  const names = { remote, version: version.version };
  const failures = useFailures(version);
  return (
    <li className={styles.version}>
      <span className={styles.code}>
        <CodeText code={version.version} />
      </span>
      <span className={styles.uses}>
        {version.uses.map((use) => (
          <span key={use} className={styles.use}>
            {t(`versions.use.${use}`)}
          </span>
        ))}
        {failures.map((failure) => (
          <span key={failure} className={styles.failure}>
            {failure}
          </span>
        ))}
      </span>
      <span className={styles.facts}>
        {t('versions.published', { by: version.origin === 'bundled' ? t('server') : version.publishedBy })}{' '}
        <RelativeTime at={new Date(version.publishedAt)} />
        {' · '}
        {version.removedAt
          ? t('versions.removed')
          : t('versions.size', { size: transferSize(version.brotliBytes, locale), files: version.files })}
      </span>
      {!version.removedAt && (
        <span className={styles.moves}>
          {canTry && (
            // A page load of its own: the registry decides when a page is made.
            <a
              className={styles.try}
              href={tryAddress(state.remote, version.version)}
              aria-label={t('versions.tryName', names)}
            >
              {t('versions.try')}
            </a>
          )}
          <Button
            size="small"
            aria-label={t('promote.nameVersion', names)}
            onClick={() => onAsk({ kind: 'promote', state, version: version.version })}
          >
            {t('promote.button')}
          </Button>
        </span>
      )}
    </li>
  );
}

function tryAddress(remote: string, version: string): string {
  return `/?remotes=${encodeURIComponent(`${remote}@${version}`)}`;
}
