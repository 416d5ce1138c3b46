type Endpoints = Record<string, unknown>;
type Inject = { endpoints: (build: never) => Endpoints; overrideExisting?: boolean | 'throw' };
type NamedFirst = (name: string, ...rest: unknown[]) => unknown;

/** The parts of an RTK Query API that go by the names of calls. Their types are its own: it reads them by name, too. */
type Api = {
  injectEndpoints: (options: never) => unknown;
  enhanceEndpoints: (options: never) => unknown;
  endpoints: Endpoints;
  util: object;
};

const hooks = ['use%Query', 'useLazy%Query', 'use%QueryState', 'use%InfiniteQuery', 'use%Mutation'];
const byName = ['updateQueryData', 'upsertQueryData', 'patchQueryData'];
const capitalized = (name: string) => name.replace(/^./, (first) => first.toUpperCase());

/**
 * Lets the same name be added again: whoever adds it gets an API in which the name means their own call, with its own
 * hooks, options and cache, while those who added it before keep theirs. So two builds of a remote whose answers have
 * different shapes can stand in one page. Tags are common to all: what one build changes is asked for anew by both.
 */
export function keepApart(target: object): void {
  const api = target as Api; // an RTK Query API, whose types tell nothing of names that come at run time
  const inject = api.injectEndpoints.bind(api);
  const times = new Map<string, number>();
  const ownName = (name: string) => {
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    return count === 1 ? name : `${name}~${count}`;
  };
  api.injectEndpoints = (given: Inject) => {
    const own = new Map<string, string>();
    const options = {
      ...given,
      endpoints: (build: never) =>
        mapKeys(given.endpoints(build), (name) => {
          const kept = given.overrideExisting ? name : ownName(name);
          own.set(name, kept);
          return kept;
        }),
    };
    const injected = inject(options as never); // as it was given, but for the names
    const isFirst = [...own].every(([name, kept]) => name === kept);
    return isFirst ? injected : viewOf(api, own);
  };
}

/** The same API, in which some names mean other calls. */
function viewOf(api: Api, own: ReadonlyMap<string, string>): object {
  const read = api as unknown as Record<string, unknown>; // hooks are properties of it
  const util = api.util as Record<string, NamedFirst>; // those of `byName` are functions of a name
  const nameOf = (name: string) => own.get(name) ?? name;
  const view: Record<string, unknown> = Object.create(api);
  view.endpoints = Object.assign(
    Object.create(api.endpoints),
    Object.fromEntries([...own].map(([name, kept]) => [name, api.endpoints[kept]])),
  );
  for (const [name, kept] of own) {
    for (const hook of hooks) {
      const found = read[hook.replace('%', capitalized(kept))];
      if (found) view[hook.replace('%', capitalized(name))] = found;
    }
  }
  view.util = Object.assign(
    Object.create(api.util),
    Object.fromEntries(
      byName.map((key) => [key, (name: string, ...rest: unknown[]) => util[key]?.(nameOf(name), ...rest)]),
    ),
  );
  view.usePrefetch = (name: string, ...rest: unknown[]) =>
    (read.usePrefetch as NamedFirst)(nameOf(name), ...rest); // every API with hooks has it
  view.enhanceEndpoints = (options: { endpoints?: Endpoints }) => {
    api.enhanceEndpoints({
      ...options,
      ...(options.endpoints && { endpoints: mapKeys(options.endpoints, nameOf) }),
    } as never); // as it was given, but for the names
    return view;
  };
  return view;
}

function mapKeys(values: Endpoints, rename: (name: string) => string): Endpoints {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [rename(name), value]));
}
