import type { OpeningSpan } from './opening-hours.ts';

type Span = Pick<OpeningSpan, 'opens' | 'closes'>;

/** A day has a break or two. */
const most = 4;
const written = /^(\d{1,2}):?(\d{2})-(\d{1,2}):?(\d{2})$/;

/**
 * The spans of a day as people write them: `08:30-12:00, 13:30-18:30`, in full-width characters, with 至 or a dash too.
 * Blank is closed; null where it cannot be read, closes before it opens, or overlaps.
 */
export function readOpeningHours(text: string): Span[] | null {
  const parts = text
    .normalize('NFKC')
    .replaceAll(/\s*(?:-|–|—|~|至|到)\s*/g, '-')
    .split(/[,，、;；\s]+/)
    .filter((part) => part !== '');
  const spans = parts.map(readSpan);
  if (spans.length > most || spans.includes(null)) return null;
  const read = (spans as Span[]).toSorted((one, other) => (one.opens < other.opens ? -1 : 1)); // none is null, as was just seen
  const isOverlapping = read.some(({ opens }, at) => opens < (read[at - 1]?.closes ?? ''));
  return isOverlapping ? null : read;
}

function readSpan(part: string): Span | null {
  const match = written.exec(part);
  if (!match) return null;
  const opens = `${match[1]?.padStart(2, '0')}:${match[2]}`;
  const closes = `${match[3]?.padStart(2, '0')}:${match[4]}`;
  const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  return isTime(opens) && (isTime(closes) || closes === '24:00') && opens < closes ? { opens, closes } : null;
}

/** The spans of a day in words that {@link readOpeningHours} reads. */
export function writeOpeningHours(spans: readonly Span[]): string {
  return spans.map(({ opens, closes }) => `${opens}-${closes}`).join(', ');
}
