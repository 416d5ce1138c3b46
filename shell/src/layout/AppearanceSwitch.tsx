import { type AppearanceChoice, useAppearance, useTranslation } from '@berth/runtime';
import { Icon } from '../icons/Icon.tsx';

const after: Record<AppearanceChoice, AppearanceChoice> = { system: 'light', light: 'dark', dark: 'system' };

/** Light, dark, or as the device: one step a click, the present one said. */
export function AppearanceSwitch({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  const { choice, setMode } = useAppearance();
  const names = { system: t('appearance.system'), light: t('appearance.light'), dark: t('appearance.dark') };
  const label = `${t('appearance.label')}: ${names[choice]}`;
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      onClick={() => setMode(after[choice])}
    >
      <Icon name={choice} />
    </button>
  );
}
