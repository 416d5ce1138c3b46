const han = '(?:合计|合計|总计|總計|小计|小計|共计|共計|累计|累計|总数|總數|总和|總和|合共|汇总)';
const latin = '(?:(?:grand|sub|g|s)?totals?|ttl|sum)';
const besides =
  '本页|本頁|本单|本票|本柜|以上|全部|整票|货物|货柜|数量|毛重|重量|体积|公斤|立方米?|[箱件数个方托票]|' +
  'of|this|page|the|all|goods|cargo|kgs?|cbm|m3|ctns?|cartons?|pkgs?|packages?|pcs|\\d';

const word = new RegExp(`${han}|${latin}|[总總]`, 'g');
const other = new RegExp(besides, 'g');
const spoken = new RegExp(han);
/** A number without its unit may be a model's: TTL232. */
const bareNumber = /\d(?!\d|[箱件个方托票公立]|kgs?|cbm|m3|ctns?|cartons?|pkgs?|packages?|pcs)/;
const endsInHan = new RegExp(`${han}\\d*$`);
const begins = new RegExp(`^(?:${han}|(?:(?:grand|sub|g|s)[\\s./-]*)?totals?(?![a-z])|ttl(?![a-z]))`);
const ends = /(?<![a-z])(?:(?:sub|grand)?totals?|ttl)$/;

/**
 * Whether a text speaks of totals alone (合计：30箱, G.TOTAL, 本页合计), or only begins or ends as one that does: a
 * Total station is goods.
 */
export function readTotals(text: string): 'surely' | 'maybe' | null {
  if (text.length > 60) return null;
  const plain = text.normalize('NFKC').toLowerCase();
  const folded = plain.replace(/[^\p{L}\p{N}]/gu, '');
  const left = folded.replace(word, ' ');
  if (left === folded) return null;
  const isBare = !spoken.test(folded) && bareNumber.test(folded.replaceAll('m3', ''));
  if (isBare) return 'maybe';
  if (left.replace(other, '').trim() === '' || endsInHan.test(folded)) return 'surely';
  const trimmed = plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return begins.test(trimmed) || ends.test(trimmed) ? 'maybe' : null;
}
