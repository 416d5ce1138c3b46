import { canDeclaration, type PaperSlot, paperSlotNames, paperSlots, replyProblems } from '@berth/contract';
import type { DeskDecision } from '@berth/contract/endpoints';
import { notify, useTranslation, useTypedPage } from '@berth/runtime';
import {
  ChoiceField,
  FormField,
  FormSection,
  NumberField,
  SearchSelect,
  SendFoot,
  TextField,
  TypedInVain,
  TypedNotice,
  useTypedForm,
} from '@berth/ui';
import { Button } from 'antd';
import { useMemo } from 'react';
import type { Declaration } from '../calls/customs.queries.ts';
import { useCustomsDecideMutation } from '../calls/customs-desk.queries.ts';
import { optionsOf } from '../fields/sheet-columns.ts';
import styles from './desk.module.css';
import {
  isOfLine,
  lineProblems,
  noReason,
  pathOfReason,
  returnFields,
  type TypedReason,
} from './return-fields.ts';

const acts = ['confirm', 'return', 'askForPaper', 'acceptUpdate', 'refuseUpdate'] as const;
type Act = (typeof acts)[number];
type Decided = { act: Act | null; reasons: readonly TypedReason[]; slot: string; words: string };

const linesOf = ({ content: { goods, vatInvoices } }: Declaration) => ({
  goods: goods.length,
  vatInvoices: vatInvoices.length,
});

type DecideProps = {
  declaration: Declaration;
  /** As the officer saw it: what was changed meanwhile is never decided unseen. */
  version: number;
  onDecided: (version: number) => void;
};

/** What an officer decides: confirm, return with reasons at fields, ask for a paper, accept or refuse an update. */
export function DecideDeclaration({ declaration, version, onDecided }: DecideProps) {
  const { t } = useTranslation('customs');
  const { id, status } = declaration;
  const allowed = acts.filter((act) => canDeclaration(status, act));
  const [call] = useCustomsDecideMutation();
  const initial: Decided = { act: null, reasons: [noReason], slot: 'other', words: '' };
  const of = useTypedForm<Decided, { decision: DeskDecision }, { version: number }>(
    useTypedPage(),
    `decideDeclaration.${id}`,
    initial,
    (value) => {
      const decision = decisionOf(value);
      return {
        content: { decision },
        problems: problemsOf(value, linesOf(declaration)),
        call: () => call({ body: { id, version, decision } }),
        onSent: (saved) => {
          notify.success(t('desk.decided_done'));
          onDecided(saved.version);
        },
      };
    },
    version,
  );
  const { value, change, typed } = of;
  if (allowed.length === 0) {
    if (!typed.isTyped) return null;
    // The customer has withdrawn the declaration meanwhile.
    return (
      <FormSection title={t('desk.decide')} id="declaration-decide">
        <TypedInVain
          typed={typed}
          title={t('desk.typedInVain')}
          words={[...value.reasons.map(({ words }) => words), value.words]}
        />
      </FormSection>
    );
  }
  const act = value.act && allowed.includes(value.act) ? value.act : null;
  return (
    <FormSection title={t('desk.decide')} id="declaration-decide">
      <div className={styles.form}>
        <TypedNotice typed={of.typed} />
        <ChoiceField
          of={of}
          name="act"
          label={t('desk.decision')}
          choices={allowed.map((each) => ({ value: each, label: t(`desk.act_${each}`) }))}
        />
        {act === 'return' && <Reasons of={of} declaration={declaration} />}
        {act === 'askForPaper' && (
          <FormField id={of.form.idOf('decision.slot')} label={t('papers.title')}>
            {(control) => (
              <SearchSelect
                {...control}
                isKept
                options={optionsOf(paperSlotNames)}
                value={value.slot}
                onChange={(slot) => change({ slot })}
              />
            )}
          </FormField>
        )}
        {(act === 'askForPaper' || act === 'refuseUpdate') && (
          <TextField of={of} name="words" label={t('desk.words')} rows={2} isRequired />
        )}
        {act && <SendFoot form={of.form} label={t(`desk.act_${act}`)} isDanger={isAgainst(act)} />}
      </div>
    </FormSection>
  );
}

const isAgainst = (act: Act) => act === 'return' || act === 'refuseUpdate';

type ReasonsProps = {
  of: {
    form: Parameters<typeof SendFoot>[0]['form'];
    value: Decided;
    change: (part: Partial<Decided>) => void;
  };
  declaration: Declaration;
};

/** Reasons of a return, each at its field; without a field it is about the whole. */
function Reasons({ of: { form, value, change }, declaration }: ReasonsProps) {
  const { t, locale } = useTranslation('customs');
  const fields = useMemo(() => returnFields(declaration, locale), [declaration, locale]);
  const { reasons } = value;
  const put = (at: number, part: Partial<TypedReason>) =>
    change({ reasons: reasons.map((reason, index) => (index === at ? { ...reason, ...part } : reason)) });
  return (
    <>
      {reasons.map((reason, at) => {
        const ofReason = { form, value: reason, change: (part: Partial<TypedReason>) => put(at, part) };
        const path = `reasons.${at}`;
        return (
          <fieldset key={at} className={styles.reason}>
            <FormField id={form.idOf(`${path}.field`)} label={t('desk.field')} help={t('desk.fieldHelp')}>
              {(control) => (
                <SearchSelect
                  {...control}
                  options={fields}
                  value={reason.field}
                  onChange={(field) => put(at, { field })}
                />
              )}
            </FormField>
            {isOfLine(reason.field) && (
              <NumberField of={ofReason} name="line" path={`${path}.line`} label={t('desk.line')} />
            )}
            <TextField
              of={ofReason}
              name="words"
              path={`${path}.words`}
              label={t('desk.reason')}
              rows={2}
              isRequired
            />
            {reasons.length > 1 && (
              <Button onClick={() => change({ reasons: reasons.filter((_, index) => index !== at) })}>
                {t('desk.dropReason')}
              </Button>
            )}
          </fieldset>
        );
      })}
      <div>
        <Button onClick={() => change({ reasons: [...reasons, noReason] })}>{t('desk.addReason')}</Button>
      </div>
    </>
  );
}

function decisionOf({ act, reasons, slot, words }: Decided): DeskDecision {
  switch (act) {
    case 'return':
      return { act, reasons: reasons.map((reason) => ({ path: pathOfReason(reason), words: reason.words })) };
    case 'askForPaper':
      return { act, slot: paperSlots.find((each): each is PaperSlot => each === slot) ?? 'other', words };
    case 'refuseUpdate':
      return { act, words };
    case 'acceptUpdate':
      return { act };
    default:
      return { act: 'confirm' };
  }
}

function problemsOf({ act, reasons, words }: Decided, lines: ReturnType<typeof linesOf>) {
  if (act === 'return')
    return reasons.flatMap((reason, at) =>
      [...lineProblems(reason, lines), ...replyProblems(reason)].map((problem) => ({
        ...problem,
        path: `reasons.${at}.${problem.path}`,
      })),
    );
  return act === 'askForPaper' || act === 'refuseUpdate' ? replyProblems({ words }) : [];
}
