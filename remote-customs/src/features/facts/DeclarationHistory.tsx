import { declarationEventNames, paperSlotNames } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormSection, Timeline } from '@berth/ui';
import type { Declaration } from '../calls/customs.queries.ts';

type HistoryProps = { events: Declaration['events'] };

/** Who did what to a declaration when, and what customs reported, the newest first. */
export function DeclarationHistory({ events }: HistoryProps) {
  const { t } = useTranslation('customs');
  return (
    <FormSection title={t('view.history')} id="declaration-history">
      <EventTimeline events={events} />
    </FormSection>
  );
}

export function EventTimeline({ events }: HistoryProps) {
  const { t, locale } = useTranslation('customs');
  const entries = events.map(({ what, at, by, words, slot }, index) => ({
    key: String(index),
    // A newer server may send an event that this release has no name for.
    what: declarationEventNames[what]?.[locale] ?? what,
    at,
    by,
    detail: [slot && paperSlotNames[slot][locale], words].filter(Boolean).join(' · '),
  }));
  return <Timeline label={t('view.history')} entries={entries} />;
}
