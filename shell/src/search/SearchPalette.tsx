import { type MenuItem, searchGroupNames } from '@berth/contract';
import { localized, problemText, useLocale, useNavigate, useTranslation } from '@berth/runtime';
import { hiddenClass, isComposingKey } from '@berth/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ActionButton } from '../feedback/ActionButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import { PaletteList } from './PaletteList.tsx';
import type { PaletteItem } from './palette-items.ts';
import styles from './SearchPalette.module.css';
import { usePaletteGroups } from './use-palette-groups.ts';
import { useRecordSearch } from './use-record-search.ts';

type SearchPaletteProps = { menu: readonly MenuItem[]; onClose: () => void; onSignOut: () => void };

/** Search everywhere: one field, and under it what answers the words; all of it by the keyboard. */
export function SearchPalette({ menu, onClose, onSignOut }: SearchPaletteProps) {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const locale = useLocale();
  const id = useId();
  const [words, setWords] = useState('');
  const [isComposing, setComposing] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const search = useRecordSearch(words, isComposing);
  const groups = usePaletteGroups({ words, menu, answer: search.answer, onSignOut });
  const items = groups.flatMap((group) => group.items);
  // Nothing chosen, or it is gone: Enter opens what stands first.
  const active = items.find((item) => item.id === chosen) ?? items[0];
  const open = useOpen(onClose);
  const move = (to: number) => setChosen(items.at(to % items.length)?.id ?? null);

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposingKey(event.nativeEvent)) return;
    const at = active ? items.indexOf(active) : -1;
    const moves: Record<string, () => void> = {
      ArrowDown: () => move(at + 1),
      ArrowUp: () => move(at - 1),
      PageDown: () => move(Math.min(at + 5, items.length - 1)),
      PageUp: () => move(Math.max(at - 5, 0)),
      Enter: () => active && open(active, event.ctrlKey || event.metaKey),
      Escape: onClose,
    };
    const act = moves[event.key];
    if (!act) return;
    event.preventDefault();
    // Neither the page behind nor the browser's dialog does more with it.
    event.stopPropagation();
    act();
  };

  const isNothing = words.trim() !== '' && !search.isAsking && !search.problem && items.length === 0;
  const said = search.isAsking || words.trim() === '' ? '' : t('search.count', { count: items.length });
  return (
    <div className={styles.palette}>
      <div className={styles.head}>
        <Icon name="search" />
        <input
          ref={useFocusAtOnce()}
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && `${id}-${active.id}`}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('search.field')}
          maxLength={100}
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            setChosen(null);
          }}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onKeyDown={handleKey}
        />
        <button type="button" className={styles.close} aria-label={t('search.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.results}>
        {words.trim() === '' && <p className={styles.note}>{t('search.empty')}</p>}
        <PaletteList id={id} groups={groups} active={active} onPoint={setChosen} onOpen={open} />
        {search.isAsking && <p className={styles.note}>{t('search.searching')}</p>}
        {isNothing && <p className={styles.note}>{t('search.none', { words: words.trim() })}</p>}
        {search.problem && (
          <div className={styles.problem} role="alert">
            <p>{t('search.failed', { reason: problemText(search.problem, locale) })}</p>
            <ActionButton size="small" onClick={search.retry}>
              {common('retry')}
            </ActionButton>
          </div>
        )}
        {search.answer && search.answer.unanswered.length > 0 && (
          <div className={styles.problem} role="alert">
            <p>
              {t('search.unanswered', {
                groups: search.answer.unanswered
                  .map((kind) => localized(searchGroupNames[kind], locale))
                  .join(locale === 'en' ? ', ' : '、'),
              })}
            </p>
            <ActionButton size="small" onClick={search.retry}>
              {common('retry')}
            </ActionButton>
          </div>
        )}
      </div>
      <KeyHints />
      <div className={hiddenClass} role="status">
        {said}
      </div>
    </div>
  );
}

/** Goes there; in a window of its own where the browser opens links so. */
function useOpen(onClose: () => void): (item: PaletteItem, isApart: boolean) => void {
  const navigate = useNavigate();
  return ({ path, isOutside, run }, isApart) => {
    onClose();
    if (path === undefined) run?.();
    else if (isOutside || isApart) window.open(path, '_blank', 'noopener,noreferrer');
    else navigate(path);
  };
}

/** Its code may come after the dialog has opened, and with that what the browser would have focused. */
function useFocusAtOnce() {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}

function KeyHints() {
  const { t } = useTranslation('shell');
  return (
    <p className={styles.keys} aria-hidden="true">
      <kbd>↑</kbd> <kbd>↓</kbd> {t('search.keys.move')}
      <kbd>Enter</kbd> {t('search.keys.open')}
      <kbd>Ctrl Enter</kbd> {t('search.keys.window')}
      <kbd>Esc</kbd> {t('search.keys.close')}
    </p>
  );
}
