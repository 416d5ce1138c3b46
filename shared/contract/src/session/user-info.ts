/** How a customer of the forwarder pays (spec section 4). */
export type SettlementKind = 'monthly' | 'perBill' | 'unsigned';
export type CustomerKind = 'company' | 'person';

/** The signed-in person and the customer they act for. Roles and permissions are checked by inclusion. */
export type UserInfo = {
  id: string;
  account: string;
  name: string;
  /** Where their picture can be read. */
  avatar?: string | undefined;
  role: string[];
  permissions: string[];
  customer: {
    id: string;
    name: string;
    kind: CustomerKind;
    settlement: SettlementKind;
    /** Who is in charge of it, as codes of the lists that bookings choose from: a new booking begins with them. */
    salespersonId?: string | undefined;
    customerServiceId?: string | undefined;
  };
};
