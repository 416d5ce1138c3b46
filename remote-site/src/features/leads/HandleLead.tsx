import {
  type LeadHandling,
  type LeadState,
  leadChangeProblems,
  leadStateNames,
  leadStatesFrom,
} from '@berth/contract';
import { notify, useTypedPage, useUser } from '@berth/runtime';
import {
  ChoiceField,
  FormField,
  FormSection,
  PageNotice,
  SearchSelect,
  SendFoot,
  TextField,
  TypedNotice,
  useSendForm,
  useTypedForm,
} from '@berth/ui';
import { Button } from 'antd';
import styles from './leads.module.css';
import { type Lead, useSiteSaveLeadMutation } from './leads.queries.ts';
import { useLeadWords } from './use-lead-words.ts';

type HandleProps = {
  lead: Lead;
  /** As it was seen: what a colleague has changed meanwhile is never changed unseen. */
  version: number;
  /** The version that is known now. */
  onSeen: (version: number) => void;
};

type Handled = { state: LeadState | null; ownerId: string; note: string };

/** State, owner and a note; whoever opens it takes it over by one press. */
export function HandleLead({ lead, version, onSeen }: HandleProps) {
  const { t, locale } = useLeadWords();
  const { id, number, state } = lead;
  const [call] = useSiteSaveLeadMutation();
  const before = { state, ownerId: lead.owner?.id ?? null };
  const isOutdated = version < lead.version;
  const of = useTypedForm<Handled, LeadHandling & { note: string }, { version: number }>(
    useTypedPage(),
    `handleLead.${id}`,
    { state, ownerId: before.ownerId ?? '', note: '' },
    (value) => {
      const content = {
        state: value.state ?? state,
        ownerId: value.ownerId || null,
        note: value.note.trim(),
      };
      return {
        content,
        problems: leadChangeProblems(before, content),
        call: () => call({ body: { id, version, ...content } }),
        onSent: (saved) => {
          notify.success(t('saved', { number }));
          onSeen(saved.version);
        },
      };
    },
    version,
  );
  const { form, value, change } = of;
  return (
    <FormSection title={t('handling')} id="lead-handling">
      <div className={styles.form}>
        <TypedNotice typed={of.typed} />
        {isOutdated && (
          <PageNotice
            tone="warning"
            title={t('changed')}
            actions={<Button onClick={() => onSeen(lead.version)}>{t('seen')}</Button>}
          />
        )}
        {!isOutdated && <TakeOver lead={lead} onSeen={onSeen} />}
        <ChoiceField
          of={of}
          name="state"
          label={t('state')}
          choices={leadStatesFrom(state).map((each) => ({
            value: each,
            label: leadStateNames[each][locale],
          }))}
        />
        <FormField id={form.idOf('ownerId')} label={t('owner')} error={form.errorOf('ownerId')}>
          {(control) => (
            <SearchSelect
              {...control}
              options={ownersOf(lead)}
              value={value.ownerId}
              onChange={(ownerId) => change({ ownerId })}
              placeholder={t('nobody')}
            />
          )}
        </FormField>
        <TextField of={of} name="note" label={t('note')} rows={3} help={t('noteHelp')} />
        {!isOutdated && <SendFoot form={form} label={t('save')} />}
      </div>
    </FormSection>
  );
}

/** Whom it can be given to; whoever has it now stays among them. */
function ownersOf({ colleagues, owner }: Lead) {
  const isKnown = owner === null || colleagues.some(({ id }) => id === owner.id);
  return [...colleagues, ...(isKnown ? [] : [owner])].map(({ id, name }) => ({
    value: id,
    nameZh: name,
    nameEn: name,
    search: name.toLowerCase(),
  }));
}

/** Of an open lead that is not one's own. */
function TakeOver({ lead, onSeen }: Pick<HandleProps, 'lead' | 'onSeen'>) {
  const { t } = useLeadWords();
  const user = useUser();
  const [call] = useSiteSaveLeadMutation();
  const { id, number, version, state, owner } = lead;
  const form = useSendForm({
    content: { state: 'working' as const, ownerId: user?.id ?? '' },
    problems: [],
    call: ({ state: next, ownerId }) => call({ body: { id, version, state: next, ownerId, note: '' } }),
    onSent: (saved: { version: number }) => {
      notify.success(t('taken', { number }));
      onSeen(saved.version);
    },
  });
  const isOpen = state === 'new' || state === 'working';
  if (!isOpen || owner?.id === user?.id) return null;
  return <SendFoot form={form} label={t('takeOver')} />;
}
