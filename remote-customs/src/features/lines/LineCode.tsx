import {
  choicesOf,
  clearanceItemLimits,
  customsUnits,
  isElementRequired,
  startingElements,
} from '@berth/contract';
import { notify, useTranslation } from '@berth/runtime';
import { FormField, SearchSelect, type TableToolsInput, TextInput, useTyped } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import {
  type CatalogueCode,
  useCustomsNamedCodesQuery,
  useCustomsSearchCodesQuery,
} from '../calls/goods.queries.ts';
import { lineContent, newGoodsLine } from '../fields/declaration-draft.ts';
import { optionsOf } from '../fields/sheet-columns.ts';
import { withCode } from './fill-lines.ts';
import { LineSelect } from './LineSelect.tsx';
import styles from './lines.module.css';

/** Values of elements that are typed and not yet in a line, by line and code. */
type TypedElements = Readonly<Record<string, readonly string[]>>;

/** Gives a line its HS code out of the catalogue, and the elements that the code asks for. */
export function LineCode({ lines, change }: TableToolsInput) {
  const { t } = useTranslation('customs');
  const [key, setKey] = useState<string | null>(lines[0]?.key ?? null);
  const line = lines.find((each) => each.key === key);
  const content = lineContent(line ?? newGoodsLine());
  const typed = useTyped<TypedElements>(null, {}, undefined);
  const typedAt = (code: CatalogueCode) => `${key}.${code.code}`;
  return (
    <div className={styles.body}>
      <LineSelect
        lines={lines}
        value={line ? line.key : null}
        onChange={setKey}
        canAdd={lines.length < clearanceItemLimits.lines}
      />
      <CodeOfLine
        key={key ?? ''}
        hsCode={line?.hsCode ?? ''}
        valuesOf={(code) => typed.value[typedAt(code)] ?? startingElements(content, code.elements)}
        onType={(code, values) => typed.set((before) => ({ ...before, [typedAt(code)]: values }))}
        onApply={(code, values) => {
          typed.set(({ [typedAt(code)]: _applied, ...others }) => others);
          change(withCode(lines, { key: line ? line.key : null, code, values }));
          const at = line ? lines.indexOf(line) : lines.length;
          notify.success(t('lines.coded', { line: at + 1, code: code.code }));
        }}
      />
    </div>
  );
}

type CodeOfLineProps = {
  /** That which the line has. */
  hsCode: string;
  valuesOf: (code: CatalogueCode) => readonly string[];
  onType: (code: CatalogueCode, values: readonly string[]) => void;
  onApply: (code: CatalogueCode, values: readonly string[]) => void;
};

function CodeOfLine({ hsCode, valuesOf, onType, onApply }: CodeOfLineProps) {
  const { t, locale } = useTranslation('customs');
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<CatalogueCode | null>(null);
  const own = useCustomsNamedCodesQuery({ body: { codes: [hsCode] } }, { skip: hsCode === '' });
  const query = useCustomsSearchCodesQuery(
    { query: { search: search.trim() } },
    { skip: search.trim() === '' },
  );
  const code = picked ?? own.data?.[0] ?? null;
  const found = search.trim() === '' ? undefined : query.currentData;
  const isUnknown = hsCode !== '' && picked === null && own.data?.length === 0;
  const pick = (one: CatalogueCode) => {
    setPicked(one);
    setSearch('');
  };
  return (
    <>
      <FormField id="code-search" label={t('lines.searchCode')}>
        {(control) => <TextInput {...control} value={search} onChange={setSearch} />}
      </FormField>
      {isUnknown && <p className={styles.quiet}>{t('lines.unknownCode', { code: hsCode })}</p>}
      {found?.codes.length === 0 && <p className={styles.quiet}>{t('lines.noCode')}</p>}
      <ul className={styles.found}>
        {found?.codes.map((one) => (
          <li key={one.code}>
            <span>
              <b>{one.code}</b> {locale === 'en' ? one.nameEn : one.nameZh}
            </span>
            <span className={styles.quiet}>{t('lines.refund', { rate: one.refundRate })}</span>
            <Button size="small" onClick={() => pick(one)}>
              {t('lines.choose')}
            </Button>
          </li>
        ))}
      </ul>
      {found && (
        <p className={styles.quiet}>
          {t('lines.catalogue', { source: found.catalogue.source[locale], day: found.catalogue.asOf })}
        </p>
      )}
      {code && <Elements code={code} values={valuesOf(code)} onType={onType} onApply={onApply} />}
    </>
  );
}

type ElementsProps = Pick<CodeOfLineProps, 'onType' | 'onApply'> & {
  code: CatalogueCode;
  values: readonly string[];
};

/** The elements of a code as a small form, in the order of the catalogue. */
function Elements({ code, values, onType, onApply }: ElementsProps) {
  const { t, locale } = useTranslation('customs');
  const units = [code.firstUnit, code.secondUnit].flatMap((unit) =>
    unit === '' ? [] : customsUnits[unit][locale],
  );
  return (
    <section aria-label={t('lines.elements')} className={styles.elements}>
      <h3>{`${code.code} ${locale === 'en' ? code.nameEn : code.nameZh}`}</h3>
      <p className={styles.quiet}>{t('lines.ofCode', { units: units.join(' / '), rate: code.refundRate })}</p>
      {code.elements.map((element, at) => {
        const choices = choicesOf(element);
        const set = (value: string) => onType(code, values.with(at, value));
        return (
          <FormField
            key={element}
            id={`element-${at}`}
            label={`${at + 1}. ${element}`}
            isRequired={isElementRequired(element)}
          >
            {(control) =>
              choices ? (
                <SearchSelect
                  {...control}
                  options={optionsOf(choices)}
                  value={values[at] ?? ''}
                  onChange={set}
                />
              ) : (
                <TextInput {...control} value={values[at] ?? ''} onChange={set} />
              )
            }
          </FormField>
        );
      })}
      <Button type="primary" onClick={() => onApply(code, values)}>
        {t('lines.apply')}
      </Button>
    </section>
  );
}
