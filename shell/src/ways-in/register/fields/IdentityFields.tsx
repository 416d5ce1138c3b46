import { type ApplicantType, identityFieldsOf, isOldNumber, problemMessage } from '@berth/contract';
import { useLocale } from '@berth/runtime';
import { type ReactNode, useState } from 'react';
import { TypedInput } from './TypedInput.tsx';
import type { RegistrationForm } from './use-registration-form.ts';

/** Who the applicant is, as the paper says. */
export function IdentityFields({ form, type }: { form: RegistrationForm; type: ApplicantType }) {
  return identityFieldsOf(type).map((field) =>
    field === 'creditCode' ? (
      <CreditCodeFields key={field} form={form} />
    ) : (
      <TypedInput key={field} form={form} field={field} />
    ),
  );
}

/** The code, and the number of an old licence where there is one. */
export function CreditCodeFields({ form, note }: { form: RegistrationForm; note?: ReactNode }) {
  const [isInOldNumber, setInOldNumber] = useState(false);
  const { creditCode } = form.content;
  const isCodeMissing = creditCode === '' || isOldNumber(creditCode);
  const sayOldNumber = problemMessage({ path: 'oldNumber', rule: 'oldRegistrationNumber' }, useLocale());
  return (
    <>
      <TypedInput form={form} field="creditCode" note={note} />
      {/* While somebody empties it, it does not vanish under the cursor. */}
      {(form.fields.content.oldNumber !== '' || isInOldNumber) && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only hears whether the field inside has the focus.
        <div onFocus={() => setInOldNumber(true)} onBlur={() => setInOldNumber(false)}>
          <TypedInput form={form} field="oldNumber" help={isCodeMissing ? sayOldNumber : undefined} />
        </div>
      )}
    </>
  );
}
