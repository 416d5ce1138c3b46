import {
  identityFieldsOf,
  registrationFieldNames,
  registrationPurposeNames,
  standsAt,
} from '@berth/contract';
import { request, useTranslation } from '@berth/runtime';
import { DescriptionList, TypedNotice } from '@berth/ui';
import { useState } from 'react';
import { FormFailure } from '../door/fields/FormFailure.tsx';
import { ownFailures, problemOfFailure } from '../door/fields/own-failures.ts';
import { ActionButton } from '../feedback/ActionButton.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import { MendForm } from '../ways-in/register/standing/MendForm.tsx';
import styles from './CompanyChangePage.module.css';
import type { CompanyChange, CompanyState } from './company-change.queries.ts';
import { useTypedFields } from './use-typed-fields.ts';

type StandingProps = {
  stands: CompanyState['stands'];
  change: CompanyChange;
  onChanged: () => Promise<unknown>;
};

/** How a request stands, in words. */
export function StandingWords({ change }: Pick<StandingProps, 'change'>) {
  const { t, locale } = useTranslation('company-change');
  const { number, status, dueOn, refusedBecause } = change;
  const purpose = registrationPurposeNames[change.purpose][locale];
  if (status === 'withdrawn') return null;
  return (
    <p className={styles.words} role="status">
      {t(status, { purpose, number, dueOn, reason: refusedBecause ?? '' })}
    </p>
  );
}

/** What was sent and waits, beside what stands now. */
export function Waiting({ stands, change, onChanged }: StandingProps) {
  const { t, locale } = useTranslation('company-change');
  const items = identityFieldsOf(change.content.applicantType).map((field) => {
    const [wanted, now] = [change.content[field], standsAt(stands, field)];
    return {
      key: field,
      label: registrationFieldNames[field][locale],
      isWide: true,
      value:
        wanted === now ? (
          wanted
        ) : (
          <>
            {wanted} <span className={styles.quiet}>{t('now', { text: now || '—' })}</span>
          </>
        ),
    };
  });
  return (
    <>
      <h2 className={styles.heading}>{t('sent')}</h2>
      <DescriptionList columns={2} items={items} />
      <Withdrawing change={change} onChanged={onChanged} />
    </>
  );
}

/** Exactly what was returned, to be mended. */
export function ReturnedChange({ change, onChanged }: Omit<StandingProps, 'stands'>) {
  const { id, content, version } = change;
  const { typed, kept, key } = useTypedFields(`companyChange.${id}`, content, version);
  return (
    <>
      <TypedNotice typed={typed} />
      <MendForm
        key={key}
        seen={change}
        kept={kept}
        mend={async (mended) =>
          changeOf(
            await request('POST /user/companyChangeMend', { body: { id, ...mended } }, ownFailures),
            change,
          )
        }
        lookUp={async () => changeOf(await request('GET /user/getCompanyChange', {}, ownFailures), change)}
        onSeen={() => void onChanged()}
      />
      <Withdrawing change={change} onChanged={onChanged} />
    </>
  );
}

const changeOf = ({ change }: CompanyState, before: CompanyChange) => change ?? before;

function Withdrawing({ change: { id, version, number }, onChanged }: Omit<StandingProps, 'stands'>) {
  const { t } = useTranslation('company-change');
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ReturnType<typeof problemOfFailure> | null>(null);
  const handleWithdraw = async () => {
    setSending(true);
    setFailure(null);
    try {
      await request('POST /user/companyChangeWithdraw', { body: { id, version } }, ownFailures);
      setAsking(false);
    } catch (thrown) {
      setFailure(problemOfFailure(thrown));
    } finally {
      setSending(false);
      // Staff may have been quicker.
      await onChanged();
    }
  };
  return (
    <div>
      <ActionButton onClick={() => setAsking(true)}>{t('withdraw')}</ActionButton>
      {isAsking && (
        <Dialog
          title={t('withdrawAsk', { number })}
          onCancel={() => setAsking(false)}
          actions={
            <>
              <ActionButton onClick={() => setAsking(false)}>{t('keep')}</ActionButton>
              <ActionButton kind="danger" isBusy={isSending} onClick={() => void handleWithdraw()}>
                {t('withdraw')}
              </ActionButton>
            </>
          }
        >
          {t('withdrawText')}
          {failure && <FormFailure failure={failure} waitSeconds={failure.retryAfterSeconds ?? 0} />}
        </Dialog>
      )}
    </div>
  );
}
