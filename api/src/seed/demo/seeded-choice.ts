/** Choices that look arbitrary and come out the same every time (mulberry32). */
export function seededChoice(seed: number) {
  let state = seed;
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1));
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[whole(0, values.length - 1)];
    if (value === undefined) throw new Error('There is nothing to choose from');
    return value;
  };
  const text = (letters: string, length: number) =>
    Array.from({ length }, () => letters.charAt(whole(0, letters.length - 1))).join('');
  return { whole, one, text, isLikely: (chance: number) => fraction() < chance };
}

export type SeededChoice = ReturnType<typeof seededChoice>;
