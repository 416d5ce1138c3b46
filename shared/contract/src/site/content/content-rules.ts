import { isSafeLink } from '../../rich-text/safe-link.ts';
import { checkText, isDay, isMoment, isPhone } from '../../rule/field-rules.ts';
import type { Problem, Rule } from '../../rule/problem.ts';
import { isSlug } from '../articles/edit/article-rules.ts';
import { readOpeningHours } from '../company/opening-hours-text.ts';
import type { SiteContent } from './content.schema.ts';
import type { ContentOf } from './content.ts';
import { contentLimits, weekdays } from './content-kinds.ts';
import { textLimits } from './content-texts.ts';

/** What keeps a record from being saved, each at the path of its field. */
export function contentProblems(record: SiteContent): Problem[] {
  return [...textProblems(record), ...ownProblems(record)];
}

function textProblems(record: SiteContent): Problem[] {
  const values = record as unknown as Readonly<Record<string, string>>; // the fields of its kind
  return Object.entries(textLimits[record.kind]).flatMap(([path, { max, isRequired }]): Problem[] => {
    const value = values[path] ?? '';
    if (isRequired && value === '') return [{ path, rule: 'required' }];
    const found = checkText(value, max);
    return found ? [{ path, ...found }] : [];
  });
}

function ownProblems(record: SiteContent): Problem[] {
  switch (record.kind) {
    case 'banner':
      return [
        ...linkProblems(record),
        ...linkWordProblems(record),
        ...timeProblems(record),
        ...place(record),
      ];
    case 'bulletin':
      return [...dayProblems(record, ['day']), ...linkProblems(record), ...timeProblems(record)];
    case 'job':
      return [...jobProblems(record), ...place(record)];
    case 'branch':
      return branchProblems(record);
    case 'closedDay':
      return dayProblems(record, ['day']);
    case 'certificate':
      return [...(record.validUntil === null ? [] : dayProblems(record, ['validUntil'])), ...place(record)];
    case 'history':
      return [...inRange('year', record.year, 1900, 2100), ...inRange('month', record.month, 1, 12)];
  }
}

const said = (path: string, rule: Rule, isBroken: boolean): Problem[] => (isBroken ? [{ path, rule }] : []);

function linkProblems({ link }: { link: string }): Problem[] {
  const isOwnOrSecure = /^(\/|https:\/\/)/i.test(link) && isSafeLink(link);
  return said('link', 'linkRefused', link !== '' && !isOwnOrSecure);
}

/** A link that is drawn needs words in both languages. */
function linkWordProblems({ link, linkWordsZh, linkWordsEn }: ContentOf<'banner'>): Problem[] {
  const isLinked = link !== '';
  return [
    ...said('link', 'wordsWithoutLink', !isLinked && linkWordsZh + linkWordsEn !== ''),
    ...said('linkWordsZh', 'required', isLinked && linkWordsZh === ''),
    ...said('linkWordsEn', 'required', isLinked && linkWordsEn === ''),
  ];
}

/** Without a beginning it is shown at once, without an end for ever. */
function timeProblems({ from, until }: { from: string | null; until: string | null }): Problem[] {
  const wrong = [
    ...said('from', 'invalidDate', from !== null && !isMoment(from)),
    ...said('until', 'invalidDate', until !== null && !isMoment(until)),
  ];
  const isOver = from !== null && until !== null && until <= from;
  return wrong.length > 0 ? wrong : said('until', 'shownUntilBeforeFrom', isOver);
}

function dayProblems<Field extends string>(
  record: Readonly<Record<Field, string | null>>,
  fields: readonly Field[],
): Problem[] {
  return fields.flatMap((path): Problem[] => {
    const value = record[path];
    if (value === null || value === '') return [{ path, rule: 'required' }];
    return said(path, 'invalidDate', !isDay(value));
  });
}

function inRange(path: string, value: number | null, min: number, max: number): Problem[] {
  if (value === null) return [{ path, rule: 'required' }];
  if (!Number.isInteger(value)) return [{ path, rule: 'notAnInteger' }];
  return value < min || value > max ? [{ path, rule: 'outOfRange', params: { min, max } }] : [];
}

const place = ({ ordinal }: { ordinal: number | null }): Problem[] =>
  inRange('ordinal', ordinal, 0, contentLimits.ordinal);

const listed = ['descriptionZh', 'descriptionEn', 'requirementsZh', 'requirementsEn'] as const;

function jobProblems(job: ContentOf<'job'>): Problem[] {
  const { lines: most, ofLine } = contentLimits;
  const ofLines = listed.flatMap((path): Problem[] => {
    const lines = linesOf(job[path]);
    if (lines.length > most) return [{ path, rule: 'tooManyTextLines', params: { max: most } }];
    const tooLong = lines.map((line) => checkText(line, ofLine)).find((found) => found !== null);
    return tooLong ? [{ path, ...tooLong }] : [];
  });
  const days = dayProblems(job, ['postedOn', 'validUntil']);
  const isOver = (job.validUntil ?? '') < (job.postedOn ?? '');
  return [
    ...said('slug', 'slugForm', job.slug !== '' && !isSlug(job.slug)),
    ...said('branchCode', 'chooseOne', job.branchCode === ''),
    ...said('employment', 'chooseOne', job.employment === null),
    ...(days.length > 0 ? days : said('validUntil', 'lastDayBeforeFirst', isOver)),
    ...ofLines,
  ];
}

/** What was written one a line, without the blank ones. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function branchProblems({ phone, lat, lon, hours }: ContentOf<'branch'>): Problem[] {
  return [
    ...said('phone', 'invalidPhone', phone !== '' && !isPhone(phone)),
    ...degrees('lat', lat, 90),
    ...degrees('lon', lon, 180),
    ...weekdays.flatMap((weekday) =>
      said(`hours.${weekday}`, 'hoursUnread', readOpeningHours(hours[weekday]) === null),
    ),
  ];
}

function degrees(path: string, value: number | null, max: number): Problem[] {
  if (value === null) return [{ path, rule: 'required' }];
  return Math.abs(value) <= max ? [] : [{ path, rule: 'outOfRange', params: { min: -max, max } }];
}
