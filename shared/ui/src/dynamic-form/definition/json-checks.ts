/** Reports what is wrong with a piece of JSON: where, and what was expected there. */
type Report = (at: string, what: string) => void;
export type JsonCheck = (value: unknown, at: string, report: Report) => void;

export const text: JsonCheck = (value, at, report) => {
  if (typeof value !== 'string' || value === '') report(at, 'must be a text');
};
export const flag: JsonCheck = (value, at, report) => {
  if (typeof value !== 'boolean') report(at, 'must be true or false');
};
export const isTrue: JsonCheck = (value, at, report) => {
  if (value !== true) report(at, 'must be true');
};
export const number: JsonCheck = (value, at, report) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) report(at, 'must be a number');
};

/** A text, a number or a switch. */
export const scalar: JsonCheck = (value, at, report) => {
  if (!['string', 'number', 'boolean'].includes(typeof value))
    report(at, 'must be a text, number or true/false');
};

export function oneOf(...known: readonly string[]): JsonCheck {
  return (value, at, report) => {
    if (!known.some((one) => one === value)) report(at, `must be one of ${known.join(', ')}`);
  };
}

export function listOf(check: JsonCheck): JsonCheck {
  return (value, at, report) => {
    if (!Array.isArray(value)) report(at, 'must be a list');
    else
      value.forEach((item, index) => {
        check(item, `${at}[${index}]`, report);
      });
  };
}

/** An object with these properties and no others: a property that nobody reads is a slip of the pen. */
export function shape(must: Record<string, JsonCheck>, may: Record<string, JsonCheck> = {}): JsonCheck {
  return (value, at, report) => {
    if (!isObject(value)) return report(at, 'must be an object');
    for (const [name, check] of Object.entries(must)) {
      if (Object.hasOwn(value, name)) check(value[name], `${at}.${name}`, report);
      else report(`${at}.${name}`, 'is missing');
    }
    for (const name of Object.keys(value)) {
      if (Object.hasOwn(must, name)) continue;
      const check = Object.hasOwn(may, name) ? may[name] : undefined;
      if (check) check(value[name], `${at}.${name}`, report);
      else report(`${at}.${name}`, 'is not known');
    }
  };
}

/** The check that fits, by a look at the value: so that what is reported is about what was meant. */
export function byLook(choose: (value: unknown) => JsonCheck): JsonCheck {
  return (value, at, report) => choose(value)(value, at, report);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A property of an object; undefined of anything else. */
export function propertyOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
