import { fillTemplate, fillTexts, normalizeCode, type SelectOption } from '@berth/contract';
import { Select } from 'antd';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { holdBackComposingKeys } from '../composing-key.ts';
import type { ControlProps } from '../form-field/FormField.tsx';
import { useGivenInput, useUnreadInput } from '../form-field/unread-input.ts';
import { useUiTexts } from '../ui-texts.ts';
import { earlyTexts } from './early-texts.ts';
import { matchRank } from './match-options.ts';
import { OptionsNotice } from './OptionsNotice.tsx';
import { offeredOptions } from './offered-options.ts';
import styles from './SearchSelect.module.css';
import { useEarlyText } from './use-early-text.ts';

export type SearchSelectProps<Option extends SelectOption> = Partial<ControlProps> & {
  /** undefined while they load. */
  options: readonly Option[] | undefined;
  /** '' for none. */
  value: string;
  onChange: (value: string) => void;
  /** Set when the options could not be had. */
  onRetry?: () => void;
  /** Takes a code that is in no list (spec: Amazon has newer warehouses than any list). */
  isFreeEntry?: boolean;
  /** A muted second column, such as the port's code. */
  detail?: (option: Option) => ReactNode;
  /** Why an option cannot be chosen now, which is said beside it; null for those that can. */
  refusal?: (option: Option) => string | null;
  placeholder?: string;
  isDisabled?: boolean;
  /** There is always one: what is chosen can be changed, not taken away. */
  isKept?: boolean;
  'aria-label'?: string;
};

/** Chooses one of many by name, code, pinyin or initials (盐田: 盐, CNYTN, yantian, yt). */
export function SearchSelect<Option extends SelectOption>(props: SearchSelectProps<Option>) {
  const { options, value, onChange, onRetry, isFreeEntry, detail, refusal, ...others } = props;
  const { isDisabled, isKept, placeholder, ...aria } = others;
  const texts = useUiTexts();
  const [typed, setTyped] = useState('');
  const isAwaited = options === undefined || onRetry !== undefined;
  const choices = useMemo(
    () => options?.filter((option) => !option.isRetired && (refusal?.(option) ?? null) === null),
    [options, refusal],
  );
  const early = useEarlyText({ options: choices, isAwaited, value, onChange });
  const entries = useMemo(() => {
    const shown = offeredOptions(options ?? [], value);
    const known = shown.map((option) => ({
      value: option.value,
      label: texts.locale === 'en' ? option.nameEn : option.nameZh,
      option: option as Option | null, // one list with those that stand for no option
    }));
    const extra = (code: string, label: string) => ({ value: code, label, option: null });
    const has = (code: string) => known.some((entry) => entry.value === code);
    const code = normalizeCode(typed);
    const asked = code === value || code === early.text ? code : fillTemplate(texts.useTyped, { text: code });
    if (isFreeEntry && code && !has(code)) known.push(extra(code, asked));
    if (value && value !== code && !has(value)) known.push(extra(value, value));
    return known;
  }, [options, texts, typed, isFreeEntry, value, early.text]);
  const chosen = entries.find((entry) => entry.value === value);
  const errorId = useId();
  const wrap = useRef<HTMLDivElement>(null);
  const isComposing = useRef(false);
  // antd lets Tab stop at its clear button, between a field and the next; Delete in the empty field does the same.
  useLayoutEffect(() => {
    wrap.current?.querySelector('button.ant-select-clear')?.setAttribute('tabindex', '-1');
  });
  const unread = early.text ?? (isAwaited ? typed : '');
  const message = fillTexts(early.isUnknown ? earlyTexts.unknown : earlyTexts.awaited, { text: unread });
  const isSaidByForm = useUnreadInput(
    aria.id,
    unread === '' ? null : { text: unread, texts: message, isPending: !early.isUnknown },
  );
  useGivenInput(aria.id, early.give);
  const error = early.isUnknown && !isSaidByForm ? message[texts.locale] : null;
  const choose = (next: string) => {
    early.forget();
    onChange(next);
  };
  const handleKeys = (event: KeyboardEvent) => {
    const isDelete = event.key === 'Delete' || event.key === 'Backspace';
    if (event.key === 'Escape' || (isDelete && typed === '')) early.forget();
    if (isDelete && !event.repeat && typed === '' && value !== '' && !isKept) onChange('');
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // antd may have closed the dropdown, and emptied its search, before.
    const code = normalizeCode(typed || early.typed());
    if (currentTarget.contains(relatedTarget) || isComposing.current) return;
    if (!isFreeEntry || !isWholeCode(code)) early.leave();
    else if (code !== value) choose(code);
  };
  return (
    // A composing Enter belongs to the input method: antd would take the option that happens to be active.
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the select inside it
    <div
      ref={wrap}
      className={styles.wrap}
      onKeyDownCapture={holdBackComposingKeys}
      onKeyDown={handleKeys}
      onBlur={handleBlur}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={() => {
        isComposing.current = false;
      }}
    >
      <Select
        {...aria}
        className={styles.select}
        allowClear={!isKept}
        virtual={entries.length > 60}
        disabled={isDisabled}
        placeholder={placeholder}
        {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
        status={aria['aria-invalid'] || error ? 'error' : undefined}
        value={shownAs()}
        labelInValue
        onChange={(next) => choose(next?.value ?? '')}
        options={entries.map((entry) => ({ ...entry, disabled: refusalOf(entry) !== null }))}
        showSearch={{
          onSearch: (text) => {
            early.search(text);
            setTyped(text);
          },
          filterOption: (text, entry) =>
            entry?.option ? matchRank(entry.option, text) !== null : entry?.value === normalizeCode(text),
          filterSort: (one, other, { searchValue }) => rank(one, searchValue) - rank(other, searchValue),
        }}
        onOpenChange={(isOpen) => {
          early.open(isOpen);
          if (!isOpen) setTyped('');
        }}
        optionRender={({ data }) => (
          <span className={styles.option}>
            <span>{data.label}</span>
            {data.option && (detail || refusal || data.option.isRetired) && (
              <span className={styles.detail}>{refusalOf(data) ?? detail?.(data.option)}</span>
            )}
          </span>
        )}
        notFoundContent={<OptionsNotice isLoading={options === undefined} onRetry={onRetry} />}
      />
      {error && (
        <div className={styles.error} id={errorId} role="alert">
          {error}
        </div>
      )}
    </div>
  );

  function shownAs() {
    const { text } = early;
    if (text !== null)
      return { value: text, label: entries.find((entry) => entry.value === text)?.label ?? text };
    return value === '' ? undefined : { value, label: chosen?.option ? chosen.label : value };
  }

  function refusalOf({ option }: { option?: Option | null }): string | null {
    if (option?.isRetired) return retiredTexts[texts.locale];
    return (option && refusal?.(option)) ?? null;
  }

  function rank(entry: { option?: Option | null }, text: string): number {
    return entry.option ? (matchRank(entry.option, text) ?? 9) : 8;
  }
}

const retiredTexts = { 'zh-CN': '已停用', en: 'No longer in use' };

/** Whether a typed text is a code, such as ONT8, and not the name or the beginning of one that was being looked for. */
function isWholeCode(code: string): boolean {
  return /^(?=.*[A-Z])(?=.*\d)[A-Z0-9-]+$/.test(code);
}
