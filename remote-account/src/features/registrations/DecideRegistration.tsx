import { canRegistration } from '@berth/contract';
import { useTranslation, useTypedPage } from '@berth/runtime';
import {
  ChoiceGroup,
  FormField,
  FormSection,
  PageNotice,
  TypedInVain,
  TypedNotice,
  useRetainedTyped,
} from '@berth/ui';
import { Button } from 'antd';
import { useId } from 'react';
import type { Queued } from '../calls/registrations.queries.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { acts, type Decided, undecided } from './registration-decision.ts';
import styles from './registrations.module.css';

type DecideProps = {
  registration: Queued;
  /** As the reviewer saw it: what was changed meanwhile is never decided unseen. */
  version: number;
  /** The version that the reviewer knows now. */
  onSeen: (version: number) => void;
};

/** What a reviewer decides: approve, return with reasons at fields, or refuse. */
export function DecideRegistration({ registration, version, onSeen }: DecideProps) {
  const { t } = useTranslation('account');
  const actId = useId();
  const { id, status, version: newest } = registration;
  const allowed = acts.filter((each) => canRegistration(status, each));
  const typed = useRetainedTyped<Decided>(useTypedPage(), `decideRegistration.${id}`, undecided, version);
  const { act, reasons, words } = typed.value;
  if (allowed.length === 0) {
    const texts = [...reasons.map((reason) => reason.words), words];
    return <TypedInVain typed={typed} title={t('registrations.decidedMeanwhile')} words={texts} />;
  }
  const isOutdated = version < newest;
  return (
    <FormSection title={t('registrations.decide')} id="registration-decide">
      <div className={styles.form}>
        <TypedNotice typed={typed} />
        {isOutdated && (
          <PageNotice
            tone="warning"
            title={t('registrations.changed')}
            actions={<Button onClick={() => onSeen(newest)}>{t('registrations.seen')}</Button>}
          />
        )}
        <FormField id={actId} label={t('registrations.decision')} isGroup>
          {(control) => (
            <ChoiceGroup
              {...control}
              value={act}
              onChange={(chosen) => typed.set((before) => ({ ...before, act: chosen }))}
              choices={allowed.map((each) => ({ value: each, label: t(`registrations.act_${each}`) }))}
            />
          )}
        </FormField>
        {act && allowed.includes(act) && (
          <DecisionForm
            key={act}
            act={act}
            typed={typed}
            registration={registration}
            version={version}
            isHeldBack={isOutdated}
            onDecided={onSeen}
          />
        )}
      </div>
    </FormSection>
  );
}
