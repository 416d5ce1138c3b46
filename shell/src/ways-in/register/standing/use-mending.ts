import { paperOf, type Registration, type ReturnableField, registrationProblems } from '@berth/contract';
import type { CallInput } from '@berth/runtime';
import { useChinaDay } from '@berth/ui';
import type { TypedField } from '../fields/typed-fields.ts';
import { type KeptForm, useKeptForm } from '../fields/use-kept-form.ts';
import { useFieldsSending } from '../send/use-fields-sending.ts';
import type { SeenRegistration } from './use-standing.ts';

const isPicture = (field: ReturnableField) => field === 'licence' || field === 'idCard';
const conflicts: readonly string[] = [
  'VERSION_CONFLICT',
  'REGISTRATION_ACTION_REFUSED',
  'COMPANY_CHANGE_ACTION_REFUSED',
];

/** What was returned, whoever sent it. */
export type Returned = Pick<SeenRegistration, 'version' | 'content' | 'reasons' | 'needsPaper'>;
export type Mended = Omit<CallInput<'POST /login/mendRegistration'>['body'], 'secret'>;

export type Mending<Seen extends Returned> = {
  seen: Seen;
  kept: KeptForm;
  mend: (mended: Mended) => Promise<Seen>;
  lookUp: () => Promise<Seen>;
  onSeen: (seen: Seen) => void;
};

/** The returned fields as they are typed anew, and their sending. */
export function useMending<Seen extends Returned>({ seen, kept, mend, lookUp, onSeen }: Mending<Seen>) {
  const today = useChinaDay();
  const paper = paperOf(seen.content.applicantType);
  const { form, picture } = useKeptForm(kept, paper);
  const returned = seen.reasons.map(({ field }) => field);
  const { needsPaper } = seen;
  const order = needsPaper && !returned.includes(paper) ? [paper, ...returned] : returned;
  const sending = useFieldsSending({
    form,
    picture,
    order,
    isPictureNeeded: needsPaper,
    problems: registrationProblems(form.content, today),
    // A masked number is no odd one: it was not returned.
    asksOfDoubt: order.includes('creditCode') || order.includes('idNumber'),
    call: async (sent) => {
      const fields = fieldsToSend(form.content, order);
      const mended = await mend({ version: seen.version, fields, ...sent });
      kept.forget();
      onSeen(mended);
    },
    onRefused: async ({ code }) => {
      if (code === undefined || !conflicts.includes(code)) return;
      const now = await lookUp();
      kept.rebase(unmasked(now.content));
      onSeen(now);
    },
  });
  return { form, picture, ...sending };
}

/** What is shown masked cannot be sent back: it is typed anew. */
export function unmasked(content: Registration): Registration {
  const hide = (text: string) => (text.includes('*') ? '' : text);
  const { creditCode, oldNumber, idNumber, idAddress, email } = content;
  return {
    ...content,
    creditCode: hide(creditCode),
    oldNumber: hide(oldNumber),
    idNumber: hide(idNumber),
    idAddress: hide(idAddress),
    email: hide(email),
  };
}

function fieldsToSend(content: Registration, returned: readonly ReturnableField[]) {
  const typed = returned.filter(
    (field): field is Exclude<ReturnableField, 'licence' | 'idCard'> => !isPicture(field),
  );
  const fields: TypedField[] = [...typed];
  // The number of an old licence comes with the code, in whose field it may have been typed.
  if (typed.includes('creditCode') && content.oldNumber !== '') fields.push('oldNumber');
  return Object.fromEntries(fields.map((field) => [field, content[field]]));
}
