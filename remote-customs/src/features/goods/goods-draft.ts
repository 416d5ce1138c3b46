import { type GoodsContent, goodsProblems, type Problem } from '@berth/contract';
import { numberDraftProblem, numberOfDraft } from '@berth/ui';

/** Fields of goods as they are typed, in the order of the form. */
export const goodsFields = [
  ...(['sku', 'nameZh', 'nameEn', 'hsCode', 'clearanceCode', 'declarationUnit', 'unitPrice'] as const),
  ...(['currency', 'netWeight', 'grossWeight', 'brandType', 'brand', 'exportBenefit'] as const),
  ...(['otherElements', 'material', 'usage', 'model', 'remarks'] as const),
] as const;
export type GoodsField = (typeof goodsFields)[number];
export type GoodsDraft = Record<GoodsField, string>;

export const numberFields = { unitPrice: 2, netWeight: 3, grossWeight: 3 } as const;
type NumberField = keyof typeof numberFields;
const isNumber = (field: GoodsField): field is NumberField => field in numberFields;

export function draftOfGoods(goods: GoodsContent | null): GoodsDraft {
  const texts = goodsFields.map((field) => [
    field,
    goods?.[field] === null ? '' : String(goods?.[field] ?? ''),
  ]);
  const draft = Object.fromEntries(texts) as GoodsDraft; // every field
  return draft.currency === '' ? { ...draft, currency: 'USD' } : draft;
}

export function contentOfGoods(draft: GoodsDraft): GoodsContent {
  const values = goodsFields.map((field) => [
    field,
    isNumber(field) ? numberOfDraft(draft[field]) : draft[field],
  ]);
  return Object.fromEntries(values) as GoodsContent; // every field, numbers read
}

/** What keeps goods from being saved: a number that is none first, since the rules see nothing of it. */
export function problemsOfGoods(draft: GoodsDraft): Problem[] {
  const unread = Object.entries(numberFields).flatMap(([path, decimals]): Problem[] => {
    const problem = numberDraftProblem(draft[path as NumberField], { decimals }); // its own key
    return problem?.rule === 'notANumber' ? [{ path, ...problem }] : [];
  });
  return [...unread, ...goodsProblems(contentOfGoods(draft))];
}
