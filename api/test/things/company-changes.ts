import { randomUUID } from 'node:crypto';
import { emptyRegistration } from '@berth/contract';
import type { PartOfThings } from './part-of-things.ts';

type Own = {
  /** It waits to be reviewed; a customer has one such. */
  companyChangeId: string;
};

export const companyChangeThings: PartOfThings<Own> = {
  async make({ portal, person: { customerId }, word }) {
    const { kysely } = portal.database;
    const id = randomUUID();
    const now = portal.clock();
    await kysely
      .insertInto('registration')
      .values({
        id,
        number: `RG-${id}`,
        purpose: 'change',
        status: 'waiting',
        applicant_type: 'enterprise',
        account: word,
        contact: word,
        email: '',
        phone: '',
        company_name: word,
        credit_code: '91350100M000100Y43',
        old_number: '',
        registered_address: word,
        id_name: '',
        id_number: '',
        id_address: '',
        customer_id: customerId,
        stood: JSON.stringify({ ...emptyRegistration(), companyName: word }),
        locale: 'en',
        submitted_at: now,
        due_on: '2099-01-01',
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const open = await kysely
      .selectFrom('registration')
      .where('customer_id', '=', customerId)
      .where('status', '=', 'waiting')
      .select('id')
      .executeTakeFirstOrThrow();
    return { companyChangeId: open.id };
  },
  invent: () => ({ companyChangeId: randomUUID() }),
};
