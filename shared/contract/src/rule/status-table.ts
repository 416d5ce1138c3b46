/** Where a record in one state can go from there, and what may be done with it. */
type StatusRules<Status extends string, Action extends string> = {
  next: readonly Status[];
  actions: readonly Action[];
};

/** The one table of what may follow what, what may be done where, and by whom; server and screen obey it. */
export type StatusTable<Status extends string, Action extends string, Actor extends string> = {
  rules: Readonly<Record<Status, StatusRules<Status, Action>>>;
  /** Who does what. */
  actors: Readonly<Record<Actor, readonly Action[]>>;
  /** Where a record leaves its way, such as by a return: no step to another status leads there. */
  exits?: readonly Status[];
};

/** Whether something may be done with a record that stands there. */
export function canDo<Status extends string, Action extends string>(
  { rules }: Pick<StatusTable<Status, Action, string>, 'rules'>,
  status: Status,
  action: Action,
): boolean {
  return rules[status].actions.includes(action);
}

/** Whether somebody may do it: it is theirs to do, and the record stands where it may be done. */
export function mayDo<Status extends string, Action extends string, Actor extends string>(
  table: StatusTable<Status, Action, Actor>,
  actor: Actor,
  status: Status,
  action: Action,
): boolean {
  return table.actors[actor].includes(action) && canDo(table, status, action);
}

export function canBecome<Status extends string>(
  { rules }: Pick<StatusTable<Status, string, string>, 'rules'>,
  from: Status,
  to: Status,
): boolean {
  return rules[from].next.includes(to);
}

/**
 * The steps from one status to a later one on the way of the record, each allowed by the table; none where it is there
 * or beyond, or where no way leads on.
 */
export function stepsBetween<Status extends string>(
  { rules, exits = [] }: Pick<StatusTable<Status, string, string>, 'rules' | 'exits'>,
  from: Status,
  to: Status,
): Status[] {
  const steps: Status[] = [];
  let at = from;
  while (at !== to) {
    const next = rules[at].next.find((status) => !exits.includes(status));
    // A record that goes to and fro comes by again.
    if (!next || next === from || steps.includes(next)) return [];
    steps.push(next);
    at = next;
  }
  return steps;
}
