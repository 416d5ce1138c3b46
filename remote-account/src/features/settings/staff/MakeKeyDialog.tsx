import {
  type AccessKeyKind,
  accessKeyKindNames,
  accessKeyKinds,
  accessKeyProblems,
  integrationScopeNames,
  integrationScopes,
} from '@berth/contract';
import { useSite } from '@berth/runtime';
import {
  CheckGroup,
  ChoiceField,
  CodeText,
  FormField,
  FullScreenDialog,
  SendFoot,
  TextField,
  useSendForm,
} from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import styles from './staff.module.css';
import { useAccountMakeKeyMutation } from './staff.queries.ts';
import { useStaffWords } from './use-staff-words.ts';

type Draft = {
  kind: AccessKeyKind | null;
  name: string;
  scopes: readonly (typeof integrationScopes)[number][];
  remote: string | null;
};

/** Makes a key for a system or a team, and shows it this once. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const { t, locale } = useStaffWords();
  const { remotes } = useSite();
  const [value, setValue] = useState<Draft>({ kind: 'integration', name: '', scopes: [], remote: null });
  const [text, setText] = useState<string | null>(null);
  const [make] = useAccountMakeKeyMutation();
  const { kind } = value;
  const content = {
    kind: kind ?? ('integration' as const),
    name: value.name.trim(),
    scopes: [...value.scopes],
    remote: value.remote ?? '',
  };
  const form = useSendForm({
    content,
    problems: accessKeyProblems(content),
    call: ({ idempotencyKey: _key, ...body }) => make({ body }),
    onSent: (made) => setText(made.text),
  });
  const change = (part: Partial<Draft>) => setValue((before) => ({ ...before, ...part }));
  const of = { form, value, change };
  if (text !== null) {
    const done = (
      <Button type="primary" onClick={onClose}>
        {t('noted')}
      </Button>
    );
    return (
      <FullScreenDialog
        isOpen
        title={t('madeTitle', { name: content.name })}
        widthPx={560}
        onClose={onClose}
        // It is shown this once: Escape, pressed by the way, would leave a live key that nobody has.
        isHeldOpen
        footer={done}
      >
        <div className={styles.form}>
          <p>{t('shownOnce')}</p>
          <CodeText code={text} />
        </div>
      </FullScreenDialog>
    );
  }
  return (
    <FullScreenDialog isOpen title={t('makeKey')} widthPx={560} onClose={onClose} isHeldOpen={form.isBusy}>
      <div className={styles.form}>
        <ChoiceField
          of={of}
          name="kind"
          label={t('kind')}
          isRequired
          choices={accessKeyKinds.map((each) => ({ value: each, label: accessKeyKindNames[each][locale] }))}
        />
        <TextField of={of} name="name" label={t(kind === 'release' ? 'holder' : 'system')} isRequired />
        {kind === 'release' ? (
          <ChoiceField
            of={of}
            name="remote"
            label={t('remote')}
            isRequired
            choices={[
              { value: '*', label: t('everyRemote') },
              ...remotes.map((remote) => ({ value: remote.name, label: remote.title[locale] })),
            ]}
          />
        ) : (
          <FormField
            id={form.idOf('scopes')}
            label={t('scopes')}
            error={form.errorOf('scopes')}
            isRequired
            isGroup
          >
            {(control) => (
              <CheckGroup
                {...control}
                choices={integrationScopes.map((each) => ({
                  value: each,
                  label: integrationScopeNames[each][locale],
                }))}
                value={value.scopes}
                onChange={(scopes) => change({ scopes })}
              />
            )}
          </FormField>
        )}
        <SendFoot form={form} label={t('makeKey')} />
      </div>
    </FullScreenDialog>
  );
}
