import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { listProfiles } from './invoice-profiles.repository.ts';
import { deleteProfile, saveProfile } from './invoice-profiles.service.ts';
import { presentProfile, presentRequest } from './invoices.presenter.ts';
import { listRequests } from './invoices.repository.ts';
import { requestInvoice } from './request-invoice.ts';

/** VAT invoices, and the titles that they are made out to. */
export function invoiceHandlers(deps: Pick<Context, 'database' | 'clock'>) {
  const { database } = deps;
  return {
    'GET /cost/getInvoiceProfiles': async ({ actor }) =>
      (await listProfiles(database, actor.customerId)).map(presentProfile),
    'POST /cost/saveInvoiceProfile': async (call) => presentProfile(await saveProfile(deps, call)),
    'POST /cost/delInvoiceProfile': async ({ actor, body: { id } }) => {
      await deleteProfile(deps, actor, id);
      return { id };
    },
    'POST /cost/requestInvoice': async (call) => await requestInvoice(deps, call),
    'GET /cost/getInvoices': async ({ actor: { customerId } }) =>
      (await listRequests(database, { customerId })).map(presentRequest),
  } satisfies Partial<Handlers>;
}
