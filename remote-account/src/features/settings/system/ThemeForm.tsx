import { isHexColor, leastContrast, type ThemeSetting } from '@berth/contract';
import { contrast, primaryColors, SendFoot, TextField, TypedNotice } from '@berth/ui';
import { Button } from 'antd';
import styles from './system.module.css';
import { type SeenSetting, useSettingForm } from './use-setting-form.ts';
import { useSystemWords } from './use-system-words.ts';

const asTyped = (value: ThemeSetting) => value;

/** The accent of the organisation, by a picker, with how it reads; the house's own by a button. */
export function ThemeForm(seen: SeenSetting<'theme'>) {
  const { t } = useSystemWords();
  const of = useSettingForm('theme', seen, asTyped, asTyped);
  const { form, value, change } = of;
  const color = isHexColor(value.primaryColor) ? value.primaryColor : primaryColors(null, 'light').primary;
  return (
    <>
      <TypedNotice typed={of.typed} />
      <div className={styles.color}>
        <input
          type="color"
          className={styles.picker}
          aria-label={t('pickColor')}
          value={color.toLowerCase()}
          onChange={({ target }) => change({ primaryColor: target.value.toUpperCase() })}
        />
        <TextField
          of={of}
          name="primaryColor"
          path="value.primaryColor"
          label={t('primaryColor')}
          help={t('colorHelp')}
          isCode
        />
      </div>
      <ul className={styles.samples} aria-label={t('samples')}>
        <Sample color={color} appearance="light" />
        <Sample color={color} appearance="dark" />
      </ul>
      <SendFoot form={form} label={t('save')}>
        {value.primaryColor !== '' && (
          <Button onClick={() => change({ primaryColor: '' })}>{t('resetColor')}</Button>
        )}
      </SendFoot>
    </>
  );
}

const grounds = { light: '#FFFFFF', dark: '#121D2C' } as const;

/** How the colour is drawn on one ground: in the dark by its nearest shade that reads. */
function Sample({ color, appearance }: { color: string; appearance: 'light' | 'dark' }) {
  const { t } = useSystemWords();
  const ground = grounds[appearance];
  const shown = appearance === 'light' ? color : primaryColors(color, appearance).text;
  const ratio = Math.floor(contrast(shown, ground) * 100) / 100;
  return (
    <li className={styles.sample} style={{ background: ground, color: shown }}>
      {t(appearance)} · {shown} · {ratio}:1{' '}
      {t(ratio >= leastContrast ? 'readable' : 'unreadable', { least: `${leastContrast}:1` })}
    </li>
  );
}
