export type Token = {
  kind: 'digit' | 'point' | 'comma' | 'percent' | 'exponent' | 'mark' | 'other';
  text: string;
};

type Section = { isGeneral: boolean; isConditional: boolean; isOther: boolean; tokens: readonly Token[] };

/** A format of Excel's: what numbers above, below and of zero look like. */
export type NumberLook = readonly Section[];

export const generalLook: NumberLook = [];

export function readLook(code: string): NumberLook {
  return sectionsOf(code).map((section, _at, all) => {
    const bare = section.replace(/\[[^\]$]*\]/g, '').trim();
    const tokens = tokensOf(section);
    return {
      // Of several an empty one shows nothing.
      isGeneral: (bare === '' && all.length === 1) || bare === '@' || /^general$/i.test(bare),
      isConditional: /\[[<>=]/.test(section),
      // Fractions, and places for texts.
      isOther: tokens.some(({ kind }) => kind === 'other') || (bare.includes('/') && bare.includes('?')),
      tokens,
    };
  });
}

function sectionsOf(code: string): string[] {
  const sections = [''];
  for (const [part] of code.matchAll(/"[^"]*"|\\.|\[[^\]]*\]|./gsu)) {
    if (part === ';') sections.push('');
    else sections[sections.length - 1] += part;
  }
  return sections;
}

const tokenPattern = /"([^"]*)"|\\(.)|_(.)|\*.|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|E[+-]|general|./gisu;

function tokensOf(section: string): Token[] {
  return [...section.matchAll(tokenPattern)].flatMap(([all, quoted, escaped, space, currency]): Token[] => {
    const literal = quoted ?? escaped ?? currency;
    if (literal !== undefined) return [{ kind: 'mark', text: literal }];
    if (space !== undefined) return [{ kind: 'mark', text: ' ' }];
    if (/^[*[]/.test(all)) return [];
    if (/^[0#?]$/.test(all)) return [{ kind: 'digit', text: all }];
    if (all === '.') return [{ kind: 'point', text: all }];
    if (all === ',') return [{ kind: 'comma', text: all }];
    if (all === '%') return [{ kind: 'percent', text: all }];
    if (/^E[+-]$/i.test(all)) return [{ kind: 'exponent', text: all }];
    return [{ kind: /^(general|@)$/i.test(all) ? 'other' : 'mark', text: all }];
  });
}
