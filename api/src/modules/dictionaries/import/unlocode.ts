import type { ReadRow } from './read-row.ts';

/** Of a row of the official list, which has no heading: Change, Country, Location, Name, … Remarks. */
const columns = 12;

/** Whether the first row of a file is one of the official UN/LOCODE list. */
export function isOfficialPorts(cells: readonly string[]): boolean {
  const [change = '', country = '', location = '', name = ''] = cells;
  const isCountry = location === '' && name.startsWith('.');
  return (
    cells.length >= columns - 1 &&
    cells.length <= columns &&
    change.length <= 2 &&
    /^[A-Z]{2}$/.test(country) &&
    (isCountry || /^[A-Z0-9]{3}$/.test(location))
  );
}

/** A row of the official list; null for what is no place of the port list. */
export function readOfficialPort(cells: readonly string[]): ReadRow | null {
  const at = (place: number) => cells[place] ?? '';
  const [change, country, location, name, plain] = [at(0), at(1), at(2), at(3), at(4)];
  // A country, or the older name of a place, which stands at its new one.
  if (location === '') return null;
  const functions = at(7);
  // 1 is a port, 6 an inland clearance depot; a place by rail, road or air alone is none, but removed ones may have been.
  const isPort = /[16]/.test(functions) || /^[0-]*$/.test(functions);
  const isRemoved = change === 'X';
  if (!isPort && !isRemoved) return null;
  const nameEn = plain || name;
  return {
    given: {
      code: `${country}${location}`,
      nameEn,
      localName: name === nameEn ? '' : name,
      subdivision: at(5),
      status: at(6),
      functions,
      asOf: at(8),
      iata: at(9),
      coordinates: at(10),
      remarks: at(11),
    },
    // The list knows no Chinese name and no rivers: what staff entered stays.
    ifNew: { nameZh: nameEn, kind: /1/.test(functions) || !/6/.test(functions) ? 'sea' : 'inland' },
    isRetired: isRemoved ? true : null,
    isOnlyKnown: isRemoved,
  };
}
