import { type DeclarationStatus, isCustomsNumber } from '@berth/contract';
import type { Call } from '../../../http/handlers.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { byForwarder, type ForwarderAct } from '../../systems/forwarder-act.ts';
import { actionRefused, noteOnDeclaration } from '../declarations/record/change-declaration.ts';
import { tellOfDeclaration } from '../declarations/record/tell-of-declaration.ts';
import { lockAny } from '../desk/customs-desk.routes.ts';

/** What was confirmed once may be under update, or frozen, when customs reports of it. */
const declaredStatuses: readonly DeclarationStatus[] = ['confirmed', 'updateRequested', 'frozen'];

type Event = Omit<Call<'POST /integration/customsEvent'>['body'], 'eventId'>;

/** Notes what customs did with a declaration that the desk has confirmed; its customer is told. */
export async function receiveEvent(act: ForwarderAct, { number, what, at, customsNumber, words }: Event) {
  const { transaction, now, locale } = act;
  const isNeeded = what === 'declared' || customsNumber !== '';
  if (isNeeded && !isCustomsNumber(customsNumber))
    refuseProblems([{ path: 'customsNumber', rule: 'customsNumber' }], locale);
  const declaration = await lockAny(act, { number });
  if (!declaredStatuses.includes(declaration.status)) throw actionRefused(declaration);
  const changed = await noteOnDeclaration(transaction, declaration, {
    by: byForwarder(act),
    now,
    event: { what, at, byName: '', words: [customsNumber, words].filter((part) => part !== '').join(' ') },
    changes: customsNumber === '' ? {} : { customs_number: customsNumber },
  });
  const detail = { what, customsNumber, words };
  await tellOfDeclaration(transaction, declaration, { kind: 'customsReported', detail }, now);
  return changed;
}
