import {
  type AccessKeyKind,
  accessKeyKindNames,
  accessKeyKinds,
  accessKeyProblems,
  integrationScopes,
} from '@berth/contract';
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

const remotes = ['*', 'booking', 'customs', 'cost', 'account', 'site'] as const;

type Draft = {
  kind: AccessKeyKind | null;
  name: string;
  scopes: readonly (typeof integrationScopes)[number][];
  remote: (typeof remotes)[number] | null;
};

/** Makes a key for a system or a team, and shows it this once. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const { t, locale } = useStaffWords();
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
    <FullScreenDialog isOpen title={t('makeKey')} widthPx={560} onClose={onClose}>
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
            choices={remotes.map((each) => ({ value: each, label: each === '*' ? t('everyRemote') : each }))}
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
                choices={integrationScopes.map((each) => ({ value: each, label: each }))}
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
