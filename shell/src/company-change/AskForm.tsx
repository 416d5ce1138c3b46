import {
  type ApplicantType,
  changeProblems,
  emptyRegistration,
  identityFieldsOf,
  isPaperNeeded,
  paperOf,
} from '@berth/contract';
import { notify, request, useTranslation } from '@berth/runtime';
import { TypedNotice, useChinaDay, useFileDrop } from '@berth/ui';
import { FormFailure } from '../door/fields/FormFailure.tsx';
import { ownFailures } from '../door/fields/own-failures.ts';
import { ActionButton } from '../feedback/ActionButton.tsx';
import { IdentityFields } from '../ways-in/register/fields/IdentityFields.tsx';
import { PlainForm } from '../ways-in/register/fields/PlainForm.tsx';
import { type KeptForm, useKeptForm } from '../ways-in/register/fields/use-kept-form.ts';
import { useWantedFocus } from '../ways-in/register/fields/use-registration-form.ts';
import { PictureField } from '../ways-in/register/picture/PictureField.tsx';
import places from '../ways-in/register/RegisterPage.module.css';
import { useFieldsSending } from '../ways-in/register/send/use-fields-sending.ts';
import type { CompanyState } from './company-change.queries.ts';
import { useTypedFields } from './use-typed-fields.ts';

type AskFormProps = {
  stands: CompanyState['stands'];
  /** What the customer wants to be. */
  type: ApplicantType;
  onChanged: () => Promise<unknown>;
};

/** What a customer wants to be known as, beside the picture of the paper that says so. */
export function AskForm({ stands, type, onChanged }: AskFormProps) {
  const isSameType = stands.applicantType === type;
  const start = { ...emptyRegistration(), ...(isSameType ? stands : { applicantType: type }) };
  const { typed, kept, key } = useTypedFields(`companyChange.${type}`, start, 0);
  return (
    <>
      <TypedNotice typed={typed} />
      <Fields key={key} stands={stands} type={type} kept={kept} onChanged={onChanged} />
    </>
  );
}

function Fields({ stands, type, kept, onChanged }: AskFormProps & { kept: KeptForm }) {
  const { t } = useTranslation('company-change');
  const { t: ofRegister } = useTranslation('register');
  const paper = paperOf(type);
  const { form, picture } = useKeptForm(kept, paper);
  const { content } = form;
  useWantedFocus(form.wanted);
  const drop = useFileDrop(([file]) => file && picture.choose(file));
  const sending = useFieldsSending({
    form,
    picture,
    order: [paper, ...identityFieldsOf(type), 'oldNumber'],
    isPictureNeeded: isPaperNeeded(stands, content),
    problems: changeProblems(stands, content, useChinaDay()),
    asksOfDoubt: true,
    call: async (sent) => {
      const { account, contact, email, ...identity } = content;
      await request('POST /user/companyChangeSubmit', { body: { content: identity, ...sent } }, ownFailures);
      kept.forget();
      notify.success(t('sentDone'));
      await onChanged();
    },
    // Somebody of the same customer was first.
    onRefused: async ({ code }) => void (code === 'COMPANY_CHANGE_WAITS' && (await onChanged())),
  });
  const isMoving = stands.applicantType === 'enterprise';
  return (
    <PlainForm {...drop.handlers} onSend={() => void sending.send()}>
      <div className={places.beside}>
        <PictureField
          state={picture}
          isOver={drop.isOver}
          note={isMoving && `${t('change.paper')} `}
          error={sending.isWaitingForPicture ? ofRegister('picture.wait') : form.errorOf(paper)}
        />
        <div className={places.fields}>
          <IdentityFields form={form} type={type} />
          {sending.failure && (
            <FormFailure failure={sending.failure} waitSeconds={sending.failure.retryAfterSeconds ?? 0} />
          )}
          <div className={places.buttons}>
            <ActionButton kind="primary" size="large" isSubmit isBusy={sending.isSending}>
              {sending.isSending ? ofRegister('details.sending') : t('send')}
            </ActionButton>
          </div>
        </div>
      </div>
    </PlainForm>
  );
}
