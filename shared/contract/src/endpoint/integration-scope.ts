/** What a system's key may allow. */
export const integrationScopes = [
  /** Moving the status of bookings. */
  'status',
  /** Assigning containers and reporting where they are. */
  'tracking',
  /** The warehouse and its gate: entry numbers, arrivals, measurements. */
  'warehouse',
  /** Handing in documents of bookings. */
  'documents',
  /** Reading bookings whole, and which of them changed. */
  'bookings',
  /** Bills: quotations, fee rows, payments, answers to disputes, invoices. */
  'billing',
  /** Declarations: what waits for the desk, its decisions, and what customs did. */
  'customs',
] as const;
export type IntegrationScope = (typeof integrationScopes)[number];
