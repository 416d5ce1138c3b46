import { type SettingSection, type SystemSettings, settingProblems } from '@berth/contract';
import { type CallInput, notify, useTypedPage } from '@berth/runtime';
import { useTypedForm } from '@berth/ui';
import { useAccountSaveSettingMutation } from './system.queries.ts';
import { useSystemWords } from './use-system-words.ts';

/** A section as it was seen; what a colleague has changed meanwhile is never changed unseen. */
export type SeenSetting<Section extends SettingSection> = {
  value: SystemSettings[Section];
  version: number;
  onSeen: (version: number) => void;
};

type Body = NonNullable<CallInput<'POST /system/settings/save'>['body']>;

/** The form of one section: `draftOf` is what is typed at first, `sentOf` what is sent for what is typed. */
export function useSettingForm<Section extends SettingSection, Draft extends object>(
  section: Section,
  { value, version, onSeen }: SeenSetting<Section>,
  draftOf: (value: SystemSettings[Section]) => Draft,
  sentOf: (draft: Draft) => SystemSettings[Section],
) {
  const { t } = useSystemWords();
  const [save] = useAccountSaveSettingMutation();
  type Content = { section: Section; value: SystemSettings[Section]; version: number };
  return useTypedForm<Draft, Content, { version: number }>(
    useTypedPage(),
    `setting.${section}`,
    draftOf(value),
    (draft) => {
      const typed = sentOf(draft);
      return {
        content: { section, value: typed, version },
        problems: settingProblems(section, typed).map((problem) => ({
          ...problem,
          path: `value.${problem.path}`,
        })),
        // One of the pairs of section and value that the call takes.
        call: (sent) => save({ body: sent as unknown as Body }),
        onSent: (saved) => {
          notify.success(t('saved'));
          onSeen(saved.version);
        },
      };
    },
    version,
  );
}
