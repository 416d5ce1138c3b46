/** Of the branch that the demo customers belong to. */
export const branchCode = 'SZ';
export const operationsName = '泊位深圳操作部';

/** A demo customer with the people whom histories name. */
export type DemoCustomer = {
  customerId: string;
  people: Record<'main' | 'sub', { id: string; name: string }>;
};
