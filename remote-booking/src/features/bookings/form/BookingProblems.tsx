import { problemText, useTranslation } from '@berth/runtime';
import { inFormOrder, jumpTo, ProblemSummary, type SaveFailure } from '@berth/ui';
import type { BasicsDraft, BookingForm } from '../kind/form-kind.ts';
import { usePathNames } from './use-path-names.ts';

type BookingProblemsProps<Draft extends BasicsDraft> = {
  form: BookingForm<Draft>;
  id: string;
  failure: SaveFailure | null;
};

/** Why the booking was not saved, and all problems of its fields and cells. */
export function BookingProblems<Draft extends BasicsDraft>(props: BookingProblemsProps<Draft>) {
  const { form, id, failure } = props;
  const { t, locale } = useTranslation('booking');
  const { spec, state, messages, idOf } = form;
  const isShown = state.attempted !== null || state.refused.size > 0;
  const paths = isShown ? inFormOrder(spec, messages.keys(), state.draft) : [];
  const nameOf = usePathNames(form);
  return (
    <ProblemSummary
      id={id}
      failure={
        failure && {
          title: 'key' in failure ? t(failure.key) : problemText(failure, locale),
          note: failure.lost && t(`save.kept.${failure.lost}`),
          requestId: failure.requestId,
        }
      }
      messages={new Map(paths.map((path) => [path, messages.get(path) ?? '']))}
      nameOf={nameOf}
      onJump={(path) => jumpTo(idOf(path))}
    />
  );
}
