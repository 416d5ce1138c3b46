import { type Locale, leadStateNames } from '@berth/contract';
import type { TimelineEntry } from '@berth/ui';
import { leadDots } from './lead-dots.ts';
import type { Lead } from './leads.queries.ts';
import type { useLeadWords } from './use-lead-words.ts';

type Words = ReturnType<typeof useLeadWords>['t'];

/** Who did what with a lead, as a timeline: what changed in one line, the note below it. */
export function historyOf(history: Lead['history'], t: Words, locale: Locale): TimelineEntry[] {
  return history.map((event, index) => {
    const { what, state, owner, note } = event;
    const changes = [
      ...(state === null ? [] : [t('toState', { state: leadStateNames[state][locale] })]),
      ...(owner === null ? [] : [owner === '' ? t('toNobody') : t('toOwner', { owner })]),
    ];
    const entry: TimelineEntry = {
      key: String(index),
      what: changes.length > 0 ? changes.join(locale === 'en' ? ', ' : '，') : t(`event_${what}`),
      at: event.at,
      detail: note,
    };
    if (what === 'asked') entry.by = t('visitor');
    if (event.by !== null) entry.by = event.by;
    if (state !== null) entry.status = leadDots[state];
    return entry;
  });
}
