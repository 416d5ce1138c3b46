/** A heading by what tells columns apart: without case, width, blanks, marks and the star of a required field. */
export function foldHeading(heading: string): string {
  const plain = heading.normalize('NFKC').toLowerCase().replaceAll('#', 'no');
  return plain.replace(/[\s_.*:×/\\()【】[\]-]/g, '').replace(/^ttl/, 'total');
}

export function withoutBrackets(heading: string): string {
  return heading.replace(/\([^)]*\)?/g, ' ');
}

// Not of a unit alone, nor of two: KG/CBM is a density.
const ownUnit = /(?<!^(?:kgs?|cbm|m3|ctns?)?)(kgs?|公斤|千克|cm|厘米|公分|cbm|m3|立方米)$/;

/** A heading as it may stand among names, the surest first: whole, without its unit, without what is in brackets. */
export function foldedReadings(heading: string): string[] {
  const whole = heading.normalize('NFKC');
  return [whole, withoutBrackets(whole)]
    .map(foldHeading)
    .flatMap((name) => [name, name.replace(ownUnit, '')])
    .filter((name) => name !== '');
}

/** Whether a heading is one of the names, whatever stands in brackets behind it. */
export function isHeadingNamed(heading: string, names: readonly string[]): boolean {
  const folded = names.map(foldHeading);
  return foldedReadings(heading).some((reading) => folded.includes(reading));
}
