// What a figure is said to be of: 毛重/箱, 每箱毛重, G.W. per carton, 毛重(单个).

const carton = '(?:ctn|carton|case|box|pkg|package)';
const ofCarton = [
  new RegExp(`/\\s*(?:[每单]|per\\s+)?(?:[箱件包](?!\\p{Script=Han})|${carton}(?![a-z]))`, 'gu'),
  new RegExp(`[每单一整]\\s*(?:[箱件包](?![数号规装])|${carton}(?![a-z]))`, 'gu'),
  new RegExp(`(?:per|each)\\s*${carton}e?s?(?![a-z])`, 'g'),
];

/** A heading without what says that its figure is of one carton; the same where nothing does. */
export function withoutCarton(plain: string): string {
  return ofCarton.reduce((rest, words) => rest.replace(words, ' '), plain);
}

/** After a measure it means one of them (KGS/CTNS), after a number of cartons it is that in English (件数/CTNS). */
export function withoutCartons(plain: string): string {
  return plain.replace(new RegExp(`/\\s*${carton}e?s(?![a-z])`, 'g'), ' ');
}

const ofPiece = [
  /\/\s*(?:[个只套台托](?!\p{Script=Han})|(?:pcs?|pieces?|sets?|units?|pallets?|plts?)(?![a-z]))/u,
  /[每单一]\s*[个只套台品托板]/,
  /(?<![a-z])(?:per\s*(?:pcs?|piece|item|unit|set|pallet|plt)|each|ea)(?![a-z])/,
];

/** Whether a figure is of one piece, or one pallet, of which a cargo line does not say how many there are. */
export function isOfPiece(plain: string): boolean {
  const rest = withoutCarton(plain);
  return ofPiece.some((words) => words.test(rest));
}
