import type { ReleasedVersion, StaffRemote } from '@berth/contract/endpoints';
import { localized, notify, useTranslation } from '@berth/runtime';
import {
  ChoiceGroup,
  FormField,
  NumberInput,
  normalizeNumberDraft,
  SearchSelect,
  TextInput,
} from '@berth/ui';
import { useId, useState } from 'react';
import { useShellReleasePromoteMutation } from '../releases.queries.ts';
import { useSeenDeployment } from '../seen-deployment.ts';
import { useFailures } from '../use-failures.ts';
import { versionName } from '../version-name.ts';
import { whyProblem } from '../why-problem.ts';
import styles from './PromoteDialog.module.css';
import { ReleaseDialog } from './ReleaseDialog.tsx';
import { useReleaseForm } from './use-release-form.ts';
import { versionOptions } from './version-options.ts';

type PromoteDialogProps = {
  state: StaffRemote;
  versions: readonly ReleasedVersion[];
  /** Chosen where the question was asked; else the canary, whose share may be changed, or the newest. */
  version?: string;
  onClose: () => void;
};

const firstPercent = 10;
const reasons = { canary: 'promote.whyCanary', stable: 'promote.whyStable' } as const;

/** Gives a version to a share of the customers, or to all of them. */
export function PromoteDialog({ state, versions, version: asked, onClose }: PromoteDialogProps) {
  const { t, locale } = useTranslation('releases');
  const id = useId();
  const [promote] = useShellReleasePromoteMutation();
  const seen = useSeenDeployment();
  const form = useReleaseForm<'version' | 'percent' | 'why'>();
  const options = versionOptions(versions);
  const { canary, stable } = state;
  const [version, setVersion] = useState(asked ?? canary?.version ?? firstNew(options, stable));
  const [to, setTo] = useState<'canary' | 'stable'>('canary');
  const [percent, setPercent] = useState(String(canary?.percent ?? firstPercent));
  const [typedWhy, setWhy] = useState<string | null>(null);
  const remote = localized(state.title, locale);
  const name = versionName(
    version,
    versions.map((each) => each.version),
  );
  const failures = useFailures(versions.find((each) => each.version === version));
  const why = typedWhy ?? t(reasons[to], { version: name });
  const share = Number(normalizeNumberDraft(percent));
  const isShare = Number.isInteger(share) && share >= 1 && share <= 100;

  const handleConfirm = () => {
    const errors = {
      version: version ? undefined : t('versionMissing'),
      percent: to === 'stable' || isShare ? undefined : t('promote.percentInvalid'),
      why: whyProblem(why, t),
    };
    const command = to === 'stable' ? { to } : { to, percent: share };
    void form.submit(errors, async () => {
      await promote({ body: { remote: state.remote, version, seen, why, ...command } }).unwrap();
      notify.success(t('promote.done', { remote, version: name }));
      onClose();
    });
  };
  return (
    <ReleaseDialog
      title={t('promote.title', { remote })}
      confirmLabel={t('promote.confirm')}
      isBusy={form.isBusy}
      problem={form.problem}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <FormField id={`${id}-version`} label={t('version')} isRequired error={form.errors.version}>
        {(control) => (
          <SearchSelect {...control} options={options} value={version} onChange={setVersion} isKept />
        )}
      </FormField>
      {failures.length > 0 && (
        <p className={styles.failures} role="alert">
          {t('promote.failures', { version: name, failures: failures.join(t('promote.and')) })}
        </p>
      )}
      <FormField id={`${id}-to`} label={t('promote.to')} isGroup>
        {(control) => (
          <ChoiceGroup
            {...control}
            value={to}
            onChange={setTo}
            choices={[
              { value: 'canary', label: t('promote.toCanary'), hint: t('promote.toCanaryHint') },
              { value: 'stable', label: t('promote.toStable') },
            ]}
          />
        )}
      </FormField>
      {to === 'canary' && (
        <FormField
          id={`${id}-percent`}
          label={t('promote.percent')}
          help={t('promote.percentHelp')}
          error={form.errors.percent}
          isRequired
        >
          {(control) => <NumberInput {...control} value={percent} onChange={setPercent} unit="%" isWhole />}
        </FormField>
      )}
      <FormField id={`${id}-why`} label={t('why')} help={t('whyHelp')} isRequired error={form.errors.why}>
        {(control) => <TextInput {...control} value={why} onChange={setWhy} />}
      </FormField>
    </ReleaseDialog>
  );
}

/** The newest version that does not run for everybody already. */
function firstNew(options: readonly { value: string }[], stable: string | null): string {
  return (options.find(({ value }) => value !== stable) ?? options[0])?.value ?? '';
}
