export const recordKinds = ['booking', 'bill', 'declaration', 'customer', 'lead', 'article'] as const;

/** What the portal stores and several people see at once. Live changes, drafts and tasks name a kind and an id. */
export type RecordKind = (typeof recordKinds)[number];

/** Records of one kind that changed in any way; null where any of the kind may have. */
export type RecordChange = { kind: RecordKind; ids: readonly string[] | null };
