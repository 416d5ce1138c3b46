import { eventClassifiers, type Milestone, milestoneNames, milestones, type Problem } from '@berth/contract';
import { notify, useTranslation, useTypedPage } from '@berth/runtime';
import {
  ChoiceField,
  DateInput,
  FormField,
  SearchSelect,
  SendFoot,
  TypedNotice,
  useTypedForm,
} from '@berth/ui';
import styles from '../desk.module.css';
import { type DeskBooking, useDeskEventMutation } from '../desk.queries.ts';
import { reachedEvent } from './reached-event.ts';
import { utcOffsets } from './utc-offsets.ts';

type Draft = {
  number: string | null;
  milestone: Milestone | null;
  classifier: (typeof eventClassifiers)[number] | null;
  at: string | null;
  offset: string;
  /** When `at` was entered: sent again after a lost answer, it is the same event. */
  saidAt: string;
};

/** Where the field of each part of what is sent is. */
const paths = {
  number: 'events.0.equipmentReference',
  milestone: 'milestone',
  at: 'events.0.eventDateTime',
} as const;

/** One of the seven times of a container of the booking, by the clock of the place. */
export function EventForm({ booking, onDone }: { booking: DeskBooking; onDone: () => void }) {
  const { t, locale } = useTranslation('booking');
  const [tell] = useDeskEventMutation();
  const [first] = booking.containers;
  const initial: Draft = {
    number: booking.containers.length === 1 ? (first?.number ?? null) : null,
    milestone: null,
    classifier: 'ACT',
    at: null,
    offset: '+08:00',
    saidAt: '',
  };
  const of = useTypedForm<Draft, object, unknown>(
    useTypedPage(),
    `desk.event.${booking.businessNumber}`,
    initial,
    (value) => {
      const { number, milestone, classifier, at, offset, saidAt } = value;
      const container = booking.containers.find((each) => each.number === number);
      const problems: Problem[] = (['number', 'milestone', 'at'] as const)
        .filter((name) => value[name] === null)
        .map((name) => ({ path: paths[name], rule: 'required' }));
      // A colleague has put other containers in place of those that were chosen from.
      if (number !== null && !container) problems.push({ path: paths.number, rule: 'unknownChoice' });
      return {
        content: value,
        problems,
        call: () => {
          if (!container || !milestone || !classifier || at === null)
            throw new Error('It was refused before');
          const event = reachedEvent({
            milestone,
            classifier,
            at: `${at.replace(' ', 'T')}${offset}`,
            saidAt,
            container,
          });
          return tell({ body: { events: [event] } });
        },
        onSent: () => {
          notify.success(t('desk.saved'));
          onDone();
        },
      };
    },
  );
  const { form, value, change } = of;
  return (
    <div className={styles.form}>
      <TypedNotice typed={of.typed} />
      <ChoiceField
        of={of}
        name="number"
        path={paths.number}
        label={t('desk.container')}
        choices={booking.containers.map(({ number }) => ({ value: number, label: number }))}
        isRequired
      />
      <ChoiceField
        of={of}
        name="milestone"
        label={t('desk.milestone')}
        choices={milestones.map((each) => ({ value: each, label: milestoneNames[each][locale] }))}
        isRequired
      />
      <ChoiceField
        of={of}
        name="classifier"
        label={t('desk.classifier')}
        choices={eventClassifiers.map((each) => ({ value: each, label: t(`desk.classifiers.${each}`) }))}
        isRequired
      />
      <FormField
        id={form.idOf(paths.at)}
        label={t('desk.localTime')}
        error={form.errorOf(paths.at)}
        isRequired
      >
        {(control) => (
          <DateInput
            {...control}
            withTime
            value={value.at}
            onChange={(at) => change({ at, saidAt: `${new Date().toISOString().slice(0, 19)}Z` })}
          />
        )}
      </FormField>
      <FormField
        id={form.idOf('offset')}
        label={t('desk.offset')}
        help={t('desk.offsetHelp')}
        error={form.errorOf('offset')}
        isRequired
      >
        {(control) => (
          <SearchSelect
            {...control}
            options={utcOffsets}
            value={value.offset}
            onChange={(offset) => change({ offset })}
            isKept
          />
        )}
      </FormField>
      <p className={styles.quiet}>{t('desk.toldEvent')}</p>
      <SendFoot form={form} label={t('desk.save')} />
    </div>
  );
}
