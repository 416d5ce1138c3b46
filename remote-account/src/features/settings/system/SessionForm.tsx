import { type SessionSetting, systemSettingLimits } from '@berth/contract';
import { NumberField, numberDraftProblem, numberOfDraft, SendFoot, TypedNotice } from '@berth/ui';
import type { Settings } from './system.queries.ts';
import { type SeenSetting, useSettingForm } from './use-setting-form.ts';
import { useSystemWords } from './use-system-words.ts';

type SessionDraft = { hours: string; rememberHours: string };

const draftOf = ({ hours, rememberHours }: SessionSetting): SessionDraft => ({
  hours: hours === null ? '' : String(hours),
  rememberHours: rememberHours === null ? '' : String(rememberHours),
});

/** What is no number is sent as none of the range, which is said at its field. */
const hoursOf = (draft: string) =>
  numberDraftProblem(draft, { decimals: 0 }) ? Number.NaN : numberOfDraft(draft);

const sentOf = ({ hours, rememberHours }: SessionDraft): SessionSetting => ({
  hours: hoursOf(hours),
  rememberHours: hoursOf(rememberHours),
});

type SessionFormProps = SeenSetting<'session'> & Pick<Settings, 'usualHours'>;

/** How long new sessions live. */
export function SessionForm({ usualHours, ...seen }: SessionFormProps) {
  const { t } = useSystemWords();
  const of = useSettingForm('session', seen, draftOf, sentOf);
  const help = (name: keyof SessionSetting) => {
    const limits = systemSettingLimits[name];
    return t('hoursHelp', {
      min: String(limits.min),
      max: String(limits.max),
      usual: String(usualHours[name]),
    });
  };
  return (
    <>
      <TypedNotice typed={of.typed} />
      <NumberField
        of={of}
        name="hours"
        path="value.hours"
        label={t('hours')}
        unit={t('hourUnit')}
        help={help('hours')}
      />
      <NumberField
        of={of}
        name="rememberHours"
        path="value.rememberHours"
        label={t('rememberHours')}
        unit={t('hourUnit')}
        help={help('rememberHours')}
      />
      <SendFoot form={of.form} label={t('save')} />
    </>
  );
}
