import {
  type LocalizedText,
  type MenuItem,
  menuPages,
  paths,
  type SearchHit,
  searchGroupNames,
} from '@berth/contract';
import {
  localized,
  useAppearance,
  useHasPermission,
  useLocale,
  useTranslation,
  useUser,
} from '@berth/runtime';
import { useMemo } from 'react';
import { icons, menuIconPath } from '../icons/icons.ts';
import { otherLanguage, switchLanguage } from '../language/switch-language.ts';
import { outsideAddress, shownItems } from '../menu/shown-items.ts';
import {
  findByCode,
  findNamed,
  type NamedItem,
  type PaletteGroup,
  type PaletteItem,
  settleGroups,
} from './palette-items.ts';
import { recentPages } from './recent-pages.ts';
import type { RecordSearch } from './use-record-search.ts';

const groupIcons = {
  bookings: icons.list,
  containers: icons.container,
  bills: icons.document,
  declarations: icons.document,
  deskBookings: icons.list,
} as const;
const namesOf = (text: LocalizedText) => ({ nameZh: text['zh-CN'], nameEn: text.en });

type Asked = {
  words: string;
  menu: readonly MenuItem[];
  answer: RecordSearch['answer'];
  onSignOut: () => void;
};

/** What the palette shows, in its order: opened of late, records, pages, commands. */
export function usePaletteGroups({ words, menu, answer, onSignOut }: Asked): PaletteGroup[] {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const recent = useRecent();
  const pages = pageItems(menu, locale);
  const commands = useCommands(menu, onSignOut);
  const records = (answer?.groups ?? []).map(({ kind, hits, hasMore }) => ({
    id: kind,
    title: localized(searchGroupNames[kind], locale),
    hasMore,
    items: hits.map((hit, at) => recordItem(hit, { id: `${kind}-${at}`, icon: groupIcons[kind] })),
  }));
  return settleGroups([
    { id: 'recent', title: t('search.group.recent'), items: findByCode(recent, words) },
    ...records,
    { id: 'pages', title: t('search.group.pages'), items: findNamed(pages, words) },
    { id: 'commands', title: t('search.group.commands'), items: findNamed(commands, words) },
  ]);

  function recordItem(hit: SearchHit, { id, icon }: { id: string; icon: string }): PaletteItem {
    const say = (text: LocalizedText) => localized(text, locale);
    const { matched } = hit;
    const found = matched && t('search.matched', { name: say(matched.name), value: say(matched.value) });
    const facts = [...(found ? [found] : []), ...hit.subtitle.map(say)];
    return { id, title: hit.title, facts, icon, isCode: true, path: hit.path };
  }
}

/** As they were when the palette opened. */
function useRecent(): PaletteItem[] {
  const userId = useUser()?.id ?? '';
  return useMemo(
    () =>
      recentPages(userId).map(({ path, title }) => ({
        id: `recent-${path}`,
        title,
        facts: [],
        icon: icons.clock,
        path,
      })),
    [userId],
  );
}

function pageItems(menu: readonly MenuItem[], locale: 'zh-CN' | 'en'): NamedItem[] {
  return menuPages(shownItems(menu)).map((page) => {
    const outside = outsideAddress(page);
    const item = {
      id: `page-${page.path}`,
      title: localized(page.meta.title, locale),
      facts: [],
      icon: menuIconPath(page.meta.icon),
      path: outside ?? page.path,
      isOutside: outside !== null,
    };
    return { item, names: namesOf(page.meta.title) };
  });
}

function useCommands(menu: readonly MenuItem[], onSignOut: () => void): NamedItem[] {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { choice, setMode } = useAppearance();
  // A page to enter something new is in the menu without showing there.
  const mayEnter = useHasPermission('bookings:edit');
  const entering = (mayEnter ? menuPages(menu) : [])
    .filter(({ path }) => path === paths.newLclBooking() || path === paths.newFclBooking())
    .map(({ path, meta }) => ({
      item: { id: `new-${path}`, title: localized(meta.title, locale), facts: [], icon: icons.add, path },
      names: namesOf(meta.title),
    }));
  const own = (id: string, title: string, icon: string, run: () => void, other = title): NamedItem => ({
    item: { id, title, facts: [], icon, run },
    names: { nameZh: locale === 'zh-CN' ? title : other, nameEn: locale === 'zh-CN' ? other : title },
  });
  const modes = (['light', 'dark', 'system'] as const).filter((mode) => mode !== choice);
  const looks = {
    light: t('search.command.light'),
    dark: t('search.command.dark'),
    system: t('search.command.system'),
  };
  const next = otherLanguage(locale);
  return [
    ...entering,
    ...modes.map((mode) => own(mode, looks[mode], icons[mode], () => setMode(mode))),
    own('language', t('search.command.language'), icons.language, () => switchLanguage(next)),
    own('signOut', t('search.command.signOut'), icons.signOut, onSignOut),
  ];
}
