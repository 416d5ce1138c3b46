import {
  brandTypes,
  currencies,
  customsUnits,
  exportBenefits,
  type GoodsContent,
  goodsList,
} from '@berth/contract';
import { notify, problemOf, useTranslation, useTypedPage } from '@berth/runtime';
import {
  ErrorState,
  FormField,
  FormSkeleton,
  NumberField,
  SavedElsewhere,
  SearchSelect,
  SendFoot,
  TextField,
  Timeline,
  TypedNotice,
  useTypedForm,
} from '@berth/ui';
import { useState } from 'react';
import { AskedButton } from '../ask/AskedButton.tsx';
import {
  type Goods,
  useCustomsDeleteGoodsMutation,
  useCustomsGoodsQuery,
  useCustomsSaveGoodsMutation,
} from '../calls/goods.queries.ts';
import { optionsOf } from '../fields/sheet-columns.ts';
import styles from './goods.module.css';
import {
  contentOfGoods,
  draftOfGoods,
  type GoodsDraft,
  type GoodsField,
  goodsFields,
  numberFields,
  problemsOfGoods,
} from './goods-draft.ts';

const choices = {
  declarationUnit: optionsOf(customsUnits),
  currency: optionsOf(Object.fromEntries(currencies.map((code) => [code, { 'zh-CN': code, en: code }]))),
  brandType: optionsOf(brandTypes),
  exportBenefit: optionsOf(exportBenefits),
} as const;
const isChoice = (field: GoodsField): field is keyof typeof choices => field in choices;
const isNumber = (field: GoodsField): field is keyof typeof numberFields => field in numberFields;

/** Goods of the library that are changed, as they are stored now. */
export function StoredGoods({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('customs');
  const query = useCustomsGoodsQuery({ query: { id } }, { refetchOnMountOrArgChange: true });
  const problem = problemOf(query);
  // A form that was opened stays while the goods are refetched, and after a refused save.
  const [isOpened, setOpened] = useState(false);
  const [opening, setOpening] = useState(0);
  if (query.data && !query.isFetching && !isOpened) setOpened(true);
  if (query.data && isOpened)
    return (
      <>
        <GoodsForm
          key={opening}
          goods={query.data.goods}
          onTakeNewest={() => setOpening(opening + 1)}
          onDone={onDone}
        />
        <Timeline
          label={t('goods.revisions')}
          entries={query.data.revisions.map(({ revision, savedBy, savedAt, content }) => ({
            key: String(revision),
            at: savedAt,
            by: savedBy,
            what: t('goods.revision', { revision }),
            detail: [content.nameZh, content.hsCode, content.otherElements].filter(Boolean).join(' · '),
          }))}
        />
      </>
    );
  if (problem && problem.status !== 401)
    return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={query.refetch} />;
  return <FormSkeleton label={t('loading')} />;
}

type GoodsFormProps = {
  /** Null for new ones. */
  goods: Goods | null;
  /** What new ones begin with. */
  begun?: GoodsContent;
  /** Somebody saved them meanwhile, and what they saved is to be changed instead. */
  onTakeNewest?: () => void;
  onDone: () => void;
};

/** All fields of goods; what is typed is retained until it is saved. */
export function GoodsForm({ goods: newest, begun, onTakeNewest, onDone }: GoodsFormProps) {
  const { t, locale } = useTranslation('customs');
  const [save] = useCustomsSaveGoodsMutation();
  const [remove] = useCustomsDeleteGoodsMutation();
  /** The version that is changed. */
  const [goods, setGoods] = useState(newest);
  const name = goods?.id ?? (begun ? `of ${begun.nameZh} ${begun.hsCode}` : 'new');
  const of = useTypedForm<GoodsDraft, { draft: GoodsDraft }, Goods>(
    useTypedPage(),
    `goods.${name}`,
    draftOfGoods(goods ?? begun ?? null),
    (draft) => ({
      content: { draft },
      problems: problemsOfGoods(draft),
      call: () =>
        save({ body: { ...contentOfGoods(draft), ...(goods && { id: goods.id, version: goods.version }) } }),
      onSent: ({ sku }) => {
        notify.success(t('goods.saved', { sku }));
        onDone();
      },
    }),
  );
  const { form, value, change, typed } = of;
  const keepMine = () => {
    if (!newest) return;
    const [before, now] = [draftOfGoods(goods), draftOfGoods(newest)];
    const untouched = goodsFields.filter((field) => value[field] === before[field]);
    change(Object.fromEntries(untouched.map((field) => [field, now[field]])));
    setGoods(newest);
  };
  const takeTheirs = () => {
    typed.forget();
    onTakeNewest?.();
  };
  const label = (field: GoodsField) => goodsList.columns[field].heading[locale];
  const act = async () => {
    const answer = await remove({ body: { id: goods?.id ?? '' } });
    if (!answer.error) onDone();
    return answer;
  };
  return (
    <div className={styles.form}>
      <TypedNotice typed={typed} />
      <div className={styles.fields}>
        {goodsFields.map((field) => {
          const shared = { of, name: field, label: label(field) };
          if (isNumber(field)) return <NumberField key={field} {...shared} />;
          if (!isChoice(field))
            return <TextField key={field} {...shared} isRequired={field === 'sku' || field === 'nameZh'} />;
          return (
            <FormField key={field} id={form.idOf(field)} label={label(field)} error={form.errorOf(field)}>
              {(control) => (
                <SearchSelect
                  {...control}
                  options={choices[field]}
                  isKept={field === 'currency'}
                  value={value[field]}
                  onChange={(chosen) => change({ [field]: chosen })}
                />
              )}
            </FormField>
          );
        })}
      </div>
      {newest && goods && newest.version !== goods.version && (
        <SavedElsewhere
          message={t('goods.changedMeanwhile')}
          onTakeTheirs={takeTheirs}
          onKeepMine={keepMine}
        />
      )}
      <SendFoot form={form} label={t('goods.save')}>
        {goods && <AskedButton label={t('goods.delete')} question={t('goods.askDelete')} act={act} />}
      </SendFoot>
    </div>
  );
}
