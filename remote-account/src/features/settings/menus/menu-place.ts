/** What an address shows: `?id=` an item, `?new=1&under=` a new one, `?role=` the menu of a role. */
export type MenuPlace = { id: string | null; isNew: boolean; under: string | null; role: string | null };

export function readPlace(params: URLSearchParams): MenuPlace {
  return {
    id: params.get('id'),
    isNew: params.get('new') === '1',
    under: params.get('under'),
    role: params.get('role'),
  };
}

export function placeQuery(part: { id?: string; new?: '1'; under?: string; role?: string } = {}): string {
  return `?${new URLSearchParams(part)}`;
}
