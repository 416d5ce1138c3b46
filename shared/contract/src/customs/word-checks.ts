import type { LocalizedText } from '../language/locale.ts';
import type { DeclarationCheck } from './declaration-checks.ts';
import type { DeclarationLine } from './declaration-line.ts';

/** Words of goods that need a licence, a test or papers of their own, by what is asked for. */
const riskyWords: readonly { words: RegExp; needs: LocalizedText }[] = [
  {
    words: /电池|电芯|锂电|充电宝|batter(y|ies)|power ?bank|lithium/i,
    needs: { 'zh-CN': '含电池，请备 MSDS 和运输鉴定', en: 'batteries need an MSDS and a transport test' },
  },
  {
    words: /液体|溶液|香水|精油|liquid|perfume|essential oil/i,
    needs: { 'zh-CN': '液体，请备 MSDS', en: 'liquids need an MSDS' },
  },
  { words: /粉末|粉状|powder/i, needs: { 'zh-CN': '粉末，请备 MSDS', en: 'powders need an MSDS' } },
  {
    words: /磁铁|磁性|magnet/i,
    needs: { 'zh-CN': '带磁，请备磁检报告', en: 'magnetic goods need a test of their field' },
  },
];

/** Goods that no carrier takes as general cargo, or that may not be exported. */
const forbiddenWords =
  /枪支|仿真枪|弹药|炸药|烟花|爆竹|毒品|象牙|野生动物|\b(firearms?|guns?|ammunition|explosives?|fireworks?|ivory)\b/i;

/** Brands whose goods customs holds where nobody shows that the exporter may ship them. */
const knownBrands =
  /\b(nike|adidas|apple|iphone|samsung|sony|lego|disney|hello kitty|gucci|louis vuitton|chanel|rolex|dyson|marvel|pokemon)\b|耐克|阿迪达斯|苹果手机|三星|索尼|乐高|迪士尼|戴森|宝可梦/i;

/** What the words of a line ask for: a licence, a paper of its own, an authorization; or that the goods stay here. */
export function wordChecks(
  { nameZh, nameEn, brand, brandType }: DeclarationLine,
  { path, isBrandAuthorized }: { path: string; isBrandAuthorized: boolean },
): DeclarationCheck[] {
  const names = `${nameZh} ${nameEn}`;
  const found: DeclarationCheck[] = riskyWords.flatMap(({ words, needs }) =>
    words.test(names) ? [{ check: 'riskyWords', path: `${path}.nameZh`, texts: needs }] : [],
  );
  if (forbiddenWords.test(names))
    found.push({
      check: 'forbiddenWords',
      path: `${path}.nameZh`,
      texts: { 'zh-CN': '属禁止或不予承运的货物', en: 'Goods that are forbidden or not carried' },
    });
  if (isBrandAuthorized) return found;
  if (brandType === '3' || brandType === '4')
    found.push({
      check: 'brand',
      path: `${path}.brandType`,
      texts: { 'zh-CN': '境外品牌，请备品牌授权书', en: 'A foreign brand needs its authorization' },
    });
  else if (knownBrands.test(`${names} ${brand}`))
    found.push({
      check: 'brandName',
      path: `${path}.${brand === '' ? 'nameZh' : 'brand'}`,
      texts: { 'zh-CN': '含知名品牌名称，请备品牌授权书', en: 'A known brand needs its authorization' },
    });
  return found;
}
