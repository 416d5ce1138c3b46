const storedMoment = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?)?$/;

/**
 * An instant in milliseconds, or null for what is none. A stored time (`YYYY-MM-DD HH:mm:ss`) is China Standard
 * Time; a number or a text of digits is a Unix time, of 10 digits in seconds (spec section 9), else in milliseconds.
 */
export function readMoment(moment: string | number | Date): number | null {
  const found = moment instanceof Date ? moment.getTime() : readText(String(moment).trim());
  return Number.isFinite(found) ? found : null;
}

function readText(text: string): number {
  if (/^\d+$/.test(text)) return text.length === 10 ? Number(text) * 1000 : Number(text);
  const [, day, time = '00:00', seconds = ':00'] = storedMoment.exec(text) ?? [];
  const instant = Date.parse(day ? `${day}T${time}${seconds}+08:00` : text);
  // `2026-02-30` is read as the second of March by some, as nothing by others: it is nothing.
  return day && !isDayOfCalendar(day) ? Number.NaN : instant;
}

function isDayOfCalendar(day: string): boolean {
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}
