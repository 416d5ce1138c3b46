import type { LocalizedText } from '../../language/locale.ts';
import {
  type AgreementSection,
  agreementSince,
  agreementVersion,
  serviceAgreement,
} from '../../registration/agreement.ts';
import { privacyNotice, privacySince, privacyVersion } from '../../registration/privacy-notice.ts';

export const legalKinds = ['terms', 'privacy'] as const;
export type LegalKind = (typeof legalKinds)[number];

type LegalText = {
  title: LocalizedText;
  version: string;
  /** `YYYY-MM-DD` */
  since: string;
  sections: readonly AgreementSection[];
};

/** What the public site shows as terms and privacy. The terms are the agreement that whoever registers agrees to. */
export const legalTexts: Readonly<Record<LegalKind, LegalText>> = {
  terms: {
    title: { 'zh-CN': '平台服务协议', en: 'Platform service agreement' },
    version: agreementVersion,
    since: agreementSince,
    sections: serviceAgreement,
  },
  privacy: {
    title: { 'zh-CN': '隐私政策', en: 'Privacy notice' },
    version: privacyVersion,
    since: privacySince,
    sections: privacyNotice,
  },
};
