/** One field of a section, or of a card in a list: what stands in it, and what is said of it. */
export type NamedField<Name extends string, Value> = {
  name: Name;
  draft: { [Key in Name]: Value };
  set: (change: { [Key in Name]: Value }) => void;
  field: (name: Name) => { id: string; label: string; isRequired: boolean; error?: string; warning?: string };
  leave: (name: Name) => { onBlur: () => void };
};
