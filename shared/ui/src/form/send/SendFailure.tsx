import { useUiTexts } from '../../ui-texts.ts';
import { PageNotice } from '../notice/PageNotice.tsx';
import type { SendForm } from './use-send-form.ts';

/** Why a form was not sent, above its buttons; what was typed is still there. */
export function SendFailure({ form }: { form: SendForm }) {
  const { locale } = useUiTexts();
  const { failure } = form;
  if (!failure) return null;
  const { fields = [], texts, message } = failure;
  return (
    <PageNotice tone="danger" title={texts?.[locale] ?? message}>
      {fields.map((each) => (
        <div key={each.field}>{each.texts?.[locale] ?? each.message}</div>
      ))}
    </PageNotice>
  );
}
