import {
  type ClientTerms,
  clientSettlementNames,
  clientSettlements,
  type SelectOption,
} from '@berth/contract';
import { notify, useTypedPage } from '@berth/runtime';
import {
  ChoiceField,
  FormField,
  FormSection,
  MoneyField,
  NumberField,
  SearchSelect,
  SendFoot,
  TypedNotice,
  useTypedForm,
} from '@berth/ui';
import { draftOfTerms, draftProblems, type TermsDraft, termsOfDraft } from './client-terms-draft.ts';
import styles from './clients.module.css';
import { type Client, useAccountSaveClientMutation } from './clients.queries.ts';
import { useClientWords } from './use-client-words.ts';

export type ActingProps = {
  client: Client;
  /** As it was seen: what a colleague has changed meanwhile is never changed unseen. */
  version: number;
  onSeen: (version: number) => void;
};

/** How a customer pays, what it may owe, and who looks after it. */
export function ClientTermsForm({ client, version, onSeen }: ActingProps) {
  const { t, locale } = useClientWords();
  const { id, name, terms, choices } = client;
  const [call] = useAccountSaveClientMutation();
  const of = useTypedForm<TermsDraft, { terms: ClientTerms }, { version: number }>(
    useTypedPage(),
    `clientTerms.${id}`,
    draftOfTerms(terms),
    (draft) => {
      const typed = termsOfDraft(draft, terms.settlement);
      return {
        content: { terms: typed },
        problems: draftProblems(draft, typed).map(ofTerms),
        call: () => call({ body: { id, version, terms: typed } }),
        onSent: (saved) => {
          notify.success(t('saved', { name }));
          onSeen(saved.version);
        },
      };
    },
    version,
  );
  const { form, value, change } = of;
  const select = (
    field: 'branchCode' | 'salespersonId' | 'customerServiceId',
    label: string,
    options: readonly SelectOption[],
    more: { help?: string; isRequired?: boolean } = {},
  ) => (
    <FormField
      id={form.idOf(`terms.${field}`)}
      label={label}
      error={form.errorOf(`terms.${field}`)}
      {...more}
    >
      {(control) => (
        <SearchSelect
          {...control}
          options={options}
          value={value[field]}
          onChange={(chosen) => change({ [field]: chosen })}
          placeholder={more.isRequired ? undefined : t('nobody')}
          isKept={more.isRequired}
        />
      )}
    </FormField>
  );
  return (
    <FormSection title={t('terms')} id="client-terms">
      <div className={styles.form}>
        <TypedNotice typed={of.typed} />
        <ChoiceField
          of={of}
          name="settlement"
          path="terms.settlement"
          label={t('settlement')}
          choices={clientSettlements.map((each) => ({
            value: each,
            label: clientSettlementNames[each][locale],
          }))}
          isRequired
        />
        {select('branchCode', t('branch'), choices.branches, { isRequired: true })}
        <MoneyField
          of={of}
          name="limit"
          path="terms.creditLimitMinor"
          label={t('creditLimit')}
          currency="CNY"
          help={t('creditHelp')}
        />
        <NumberField of={of} name="days" path="terms.creditDays" label={t('creditDays')} unit={t('days')} />
        {select('salespersonId', t('salesperson'), choices.salespeople, { help: t('peopleHelp') })}
        {select('customerServiceId', t('service'), choices.service, { help: t('peopleHelp') })}
        {version === client.version && <SendFoot form={form} label={t('save')} />}
      </div>
    </FormSection>
  );
}

/** As the call names what it carries. */
const ofTerms = <Found extends { path: string }>(problem: Found): Found => ({
  ...problem,
  path: `terms.${problem.path}`,
});
