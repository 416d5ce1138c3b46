/** `list-bills` as a component is called: `ListBills`. */
export function pascal(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `list-bills` as a value is called: `listBills`. */
export function camel(name: string): string {
  return pascal(name).replace(/^\w/, (letter) => letter.toLowerCase());
}

/** `bill-row` as a table is called: `bill_row`. */
export function snake(name: string): string {
  return name.replaceAll('-', '_');
}

/** `bill-row` as a person reads it: `Bill row`. */
export function sentence(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The regular English plural: `bill` → `bills`, `enquiry` → `enquiries`, `box` → `boxes`. */
export function plural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies');
  return /(?:s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

export const isName = (text: string) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text);
