import {
  agreementVersion,
  type IdentityPaper,
  type Problem,
  paperOf,
  registrationPasswordProblems,
  registrationProblems,
} from '@berth/contract';
import { useUnsavedChanges } from '@berth/runtime';
import { useChinaDay } from '@berth/ui';
import { useEffect, useState } from 'react';
import { usePhoneCode } from '../../sms/use-phone-code.ts';
import { startFields } from '../fields/typed-fields.ts';
import { useRegistrationForm } from '../fields/use-registration-form.ts';
import { usePicture } from '../picture/use-picture.ts';
import { emptyApplication, type KeptApplication, keepApplication } from './kept-application.ts';

export const basicFields = ['account', 'password', 'confirmation', 'agreement'] as const;

/** Everything of the form, above its steps, so that it is there again on the way back. */
export function useApplication(kept: KeptApplication | null) {
  const start = kept ?? emptyApplication();
  const today = useChinaDay();
  const form = useRegistrationForm(useState(() => startFields(start.content, start.read)));
  const [passwords, setPasswords] = useState({ password: '', confirmation: '' });
  const [agreedVersion, setAgreedVersion] = useState(start.agreedVersion);
  const [isAgreementOpened, setAgreementOpened] = useState(start.agreedVersion === agreementVersion);
  const phoneCode = usePhoneCode({ purpose: 'register', typedPhone: start.phone });
  const optionsOf = (paper: IdentityPaper) => ({
    paper,
    kept: start.papers[paper] ?? null,
    onBegin: form.beginReading,
    onRead: form.fillIn,
  });
  const licence = usePicture(optionsOf('licence'));
  const idCard = usePicture(optionsOf('idCard'));
  const { phone, code } = phoneCode.draft;
  const { content, read } = form.fields;
  const paper = paperOf(content.applicantType);

  const picture = paper === 'licence' ? licence : idCard;
  const heldLicence = licence.held;
  const heldCard = idCard.held;

  useEffect(() => {
    const papers = { licence: heldLicence ?? undefined, idCard: heldCard ?? undefined };
    keepApplication({ content, read, phone, agreedVersion, papers });
  }, [content, read, phone, agreedVersion, heldLicence, heldCard]);
  useUnsavedChanges(passwords.password !== '' || passwords.confirmation !== '' || code !== '');

  const isAgreed = agreedVersion === agreementVersion;
  return {
    form,
    passwords,
    phoneCode,
    picture,
    agreedVersion,
    isAgreed,
    isAgreementOpened,
    openAgreement: () => setAgreementOpened(true),
    agree: (isTicked: boolean) => {
      setAgreedVersion(isTicked ? agreementVersion : '');
      form.setTrouble('agreement', undefined);
    },
    /** What was agreed to is no longer the agreement. */
    forgetAgreement: () => {
      setAgreedVersion('');
      setAgreementOpened(false);
    },
    changePassword: (field: 'password' | 'confirmation', value: string) => {
      setPasswords((before) => ({ ...before, [field]: value }));
      form.setTrouble(field, undefined);
    },
    basicProblems: (): Problem[] => [
      ...registrationProblems(form.content, today).filter(({ path }) => path === 'account'),
      ...registrationPasswordProblems({
        account: form.content.account,
        password: passwords.password,
        confirmation: passwords.confirmation,
      }),
      ...(isAgreed ? [] : [{ path: 'agreement', rule: 'agreementMissing' } as const]),
    ],
    detailsProblems: (): Problem[] => [
      ...(picture.held || picture.sending ? [] : [{ path: paper, rule: 'paperMissing' } as const]),
      ...registrationProblems(form.content, today).filter(({ path }) => path !== 'account'),
    ],
  };
}

export type Application = ReturnType<typeof useApplication>;
