import { request } from '@berth/runtime';
import type { LoadOptions } from '@berth/ui';

/** Customers whose name or account holds what was typed. */
export const findCustomers: LoadOptions = async (search, signal) => {
  const input = { query: { search } };
  const options = { overlay: false, errors: 'caller', signal } as const;
  const customers = await request('GET /system/release/customers', input, options);
  return customers.map(({ id, name }) => ({ value: id, nameZh: name, nameEn: name, search: name }));
};
