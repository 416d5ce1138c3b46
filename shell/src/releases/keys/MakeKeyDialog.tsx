import type { ReleaseKey, StaffRemote } from '@berth/contract/endpoints';
import { useTranslation } from '@berth/runtime';
import { FormField, SearchSelect, TextInput } from '@berth/ui';
import { useId, useState } from 'react';
import { ReleaseDialog } from '../dialogs/ReleaseDialog.tsx';
import { useReleaseForm } from '../dialogs/use-release-form.ts';
import { useShellReleaseKeySaveMutation } from '../releases.queries.ts';

type MakeKeyDialogProps = {
  remotes: readonly StaffRemote[];
  onMade: (answer: { text: string; key: ReleaseKey }) => void;
  onClose: () => void;
};

/** Asks for whom a new key is, and what it may touch. */
export function MakeKeyDialog({ remotes, onMade, onClose }: MakeKeyDialogProps) {
  const { t } = useTranslation('releases');
  const id = useId();
  const [save] = useShellReleaseKeySaveMutation();
  const form = useReleaseForm<'holder' | 'remote'>();
  const [holder, setHolder] = useState('');
  const [remote, setRemote] = useState('');
  const options = [
    ...remotes.map((state) => ({
      value: state.remote,
      nameZh: state.title['zh-CN'],
      nameEn: state.title.en,
      search: `${state.remote} ${state.title['zh-CN']}`,
    })),
    { value: '*', nameZh: t('keys.every'), nameEn: t('keys.every'), search: '*' },
  ];
  const handleConfirm = () => {
    const errors = {
      holder: holder.trim() ? undefined : t('keys.holderMissing'),
      remote: remote ? undefined : t('remoteMissing'),
    };
    void form.submit(errors, async () => {
      const made = await save({ body: { holder, remote } }).unwrap();
      if (made) onMade(made);
    });
  };
  return (
    <ReleaseDialog
      title={t('keys.make')}
      confirmLabel={t('keys.make')}
      isBusy={form.isBusy}
      problem={form.problem}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <FormField id={`${id}-holder`} label={t('keys.holder')} isRequired error={form.errors.holder}>
        {(control) => (
          <TextInput
            {...control}
            value={holder}
            onChange={setHolder}
            placeholder={t('keys.holderPlaceholder')}
          />
        )}
      </FormField>
      <FormField id={`${id}-remote`} label={t('keys.scope')} isRequired error={form.errors.remote}>
        {(control) => (
          <SearchSelect {...control} options={options} value={remote} onChange={setRemote} isKept />
        )}
      </FormField>
    </ReleaseDialog>
  );
}
