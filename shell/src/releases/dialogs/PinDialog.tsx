import type { ReleasedVersion, StaffRemote } from '@berth/contract/endpoints';
import { localized, notify, useTranslation } from '@berth/runtime';
import { FormField, MultiSelect, SearchSelect, TextInput } from '@berth/ui';
import { useId, useState } from 'react';
import { useShellReleasePinMutation } from '../releases.queries.ts';
import { versionName } from '../version-name.ts';
import { whyProblem } from '../why-problem.ts';
import { findCustomers } from './find-customers.ts';
import { ReleaseDialog } from './ReleaseDialog.tsx';
import { useReleaseForm } from './use-release-form.ts';
import { versionOptions } from './version-options.ts';

type PinDialogProps = { state: StaffRemote; versions: readonly ReleasedVersion[]; onClose: () => void };

/** Gives one customer a version of their own. */
export function PinDialog({ state, versions, onClose }: PinDialogProps) {
  const { t, locale } = useTranslation('releases');
  const id = useId();
  const [savePin] = useShellReleasePinMutation();
  const form = useReleaseForm<'customer' | 'version' | 'why'>();
  const [customerId, setCustomerId] = useState('');
  const [version, setVersion] = useState(state.stableBefore ?? state.stable ?? '');
  const [why, setWhy] = useState(t('pin.why'));
  const remote = localized(state.title, locale);

  const handleConfirm = () => {
    const errors = {
      customer: customerId ? undefined : t('pin.customerMissing'),
      version: version ? undefined : t('versionMissing'),
      why: whyProblem(why, t),
    };
    void form.submit(errors, async () => {
      await savePin({ body: { remote: state.remote, version, customerId, why } }).unwrap();
      notify.success(t('pin.done', { version: versionName(version) }));
      onClose();
    });
  };
  return (
    <ReleaseDialog
      title={t('pin.title', { remote })}
      confirmLabel={t('pin.confirm')}
      isBusy={form.isBusy}
      problem={form.problem}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{t('pin.text')}</p>
      <FormField id={`${id}-customer`} label={t('pin.customer')} isRequired error={form.errors.customer}>
        {(control) => (
          <MultiSelect
            {...control}
            options={findCustomers}
            value={customerId ? [customerId] : []}
            onChange={([chosen = '']) => setCustomerId(chosen)}
            max={1}
            placeholder={t('pin.customerPlaceholder')}
          />
        )}
      </FormField>
      <FormField id={`${id}-version`} label={t('version')} isRequired error={form.errors.version}>
        {(control) => (
          <SearchSelect
            {...control}
            options={versionOptions(versions)}
            value={version}
            onChange={setVersion}
            isKept
          />
        )}
      </FormField>
      <FormField id={`${id}-why`} label={t('why')} help={t('whyHelp')} isRequired error={form.errors.why}>
        {(control) => <TextInput {...control} value={why} onChange={setWhy} />}
      </FormField>
    </ReleaseDialog>
  );
}
