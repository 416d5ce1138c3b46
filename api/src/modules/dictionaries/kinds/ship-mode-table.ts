import { type ChargeableRule, countriesOf, type Problem } from '@berth/contract';
import { type DictionaryTable, textOf } from '../dictionary-table.ts';
import { searchTexts } from './search-texts.ts';

export const shipModeTable: DictionaryTable = {
  table: 'ship_mode',
  columns: (entry) => {
    const { code = '', nameZh = '', nameEn = '', closedZh = '', closedEn = '' } = entry;
    return {
      code,
      name_zh: nameZh,
      name_en: nameEn,
      country_codes: countriesOf(entry.countryCodes ?? ''),
      transit_days_min: Number(entry.transitDaysMin),
      transit_days_max: Number(entry.transitDaysMax),
      cut_off_days: Number(entry.cutOffDays),
      closed: closedZh === '' ? null : { 'zh-CN': closedZh, en: closedEn },
      chargeable: {
        [entry.chargeBy ?? '']: Number(entry.chargeFactor),
        minimum: Number(entry.chargeMinimum),
        step: Number(entry.chargeStep),
        rounding: entry.rounding,
      },
      ...searchTexts(code, nameZh, nameEn),
    };
  },
  entry: (row) => {
    const rule = row.chargeable as ChargeableRule; // as the column holds it
    const closed = row.closed as { 'zh-CN': string; en: string } | null; // as well
    return {
      code: textOf(row, 'code'),
      nameZh: textOf(row, 'name_zh'),
      nameEn: textOf(row, 'name_en'),
      countryCodes: (row.country_codes as string[]).join(' '),
      transitDaysMin: textOf(row, 'transit_days_min'),
      transitDaysMax: textOf(row, 'transit_days_max'),
      cutOffDays: textOf(row, 'cut_off_days'),
      chargeBy: rule.kgPerCbm === undefined ? 'cm3PerKg' : 'kgPerCbm',
      chargeFactor: String(rule.kgPerCbm ?? rule.cm3PerKg),
      chargeMinimum: String(rule.minimum),
      chargeStep: String(rule.step),
      rounding: rule.rounding ?? 'up',
      closedZh: closed?.['zh-CN'] ?? '',
      closedEn: closed?.en ?? '',
    };
  },
  problems: (countries, { countryCodes = '' }): Problem[] => {
    const country = countriesOf(countryCodes).find((each) => !countries.has(each));
    return country === undefined
      ? []
      : [{ path: 'countryCodes', rule: 'unknownCountry', params: { country } }];
  },
};
