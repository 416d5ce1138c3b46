import { fromThousandths, toThousandths } from '../trade/thousandths.ts';
import { type CustomsUnit, customsUnits, kilogram } from './customs-unit.ts';
import type { DeclarationCheck } from './declaration-checks.ts';
import type { DeclarationLine } from './declaration-line.ts';
import type { HsCode } from './hs-code.ts';
import { isVatInvoiceLineEmpty, type VatInvoiceLine } from './vat-invoice.ts';

/**
 * VAT invoices whose unit is none of the declaration's, or whose quantities are not what is declared in that unit: the
 * tax office refuses the refund of such goods. Lines of codes that are not declared are not compared.
 */
export function invoiceChecks(
  invoices: readonly VatInvoiceLine[],
  goods: readonly DeclarationLine[],
  codes: readonly HsCode[],
): DeclarationCheck[] {
  const counted = new Set<string>();
  return invoices.flatMap((invoice, at): DeclarationCheck[] => {
    const { hsCode, unit } = invoice;
    const declared = goods.filter((line) => line.hsCode === hsCode && hsCode !== '');
    if (isVatInvoiceLineEmpty(invoice) || unit === '' || declared.length === 0) return [];
    const code = codes.find((each) => each.code === hsCode);
    const units = unitsOf(declared, code);
    if (!units.includes(unit)) return [otherUnit(`vatInvoices.${at}.unit`, unit, units)];
    // Said once, at the first line of the code that counts in the unit.
    const key = `${hsCode} ${unit}`;
    if (counted.has(key)) return [];
    counted.add(key);
    const alike = invoices.filter((each) => each.hsCode === hsCode && each.unit === unit);
    return otherQuantity(`vatInvoices.${at}.quantity`, unit, alike, declared);
  });
}

/** The units that goods of a code are declared in: of the deal, and the statutory ones. */
function unitsOf(declared: readonly DeclarationLine[], code: HsCode | undefined): CustomsUnit[] {
  const units = [
    ...declared.map(({ declarationUnit }) => declarationUnit),
    ...(code
      ? [code.firstUnit, code.secondUnit]
      : declared.map(({ supplementaryUnit }) => supplementaryUnit)),
  ];
  return [...new Set(units)].filter((unit) => unit !== '');
}

const namesOf = (units: readonly CustomsUnit[]) => ({
  'zh-CN': units.map((unit) => customsUnits[unit]['zh-CN']).join('、'),
  en: units.map((unit) => customsUnits[unit].en).join(', '),
});

function otherUnit(path: string, unit: CustomsUnit, units: readonly CustomsUnit[]): DeclarationCheck {
  const [name, declared] = [customsUnits[unit], namesOf(units)];
  return {
    check: 'invoiceUnit',
    path,
    texts: {
      'zh-CN': `发票单位 ${name['zh-CN']} 与报关单的单位（${declared['zh-CN']}）都不一致，可能无法退税`,
      en: `The invoice counts in ${name.en}, the declaration in ${declared.en}: the refund may be refused`,
    },
  };
}

function otherQuantity(
  path: string,
  unit: CustomsUnit,
  invoices: readonly VatInvoiceLine[],
  declared: readonly DeclarationLine[],
): DeclarationCheck[] {
  if (invoices.some(({ quantity }) => quantity === null)) return [];
  const isKnown = unit === kilogram || declared.every(({ declarationUnit }) => declarationUnit === unit);
  if (!isKnown) return [];
  const sum = (values: readonly (number | null)[]) =>
    values.reduce<number>((total, value) => total + (toThousandths(value) ?? 0), 0);
  const invoiced = sum(invoices.map(({ quantity }) => quantity));
  const goods = sum(declared.map(({ netWeight, quantity }) => (unit === kilogram ? netWeight : quantity)));
  if (invoiced === goods) return [];
  const name = customsUnits[unit];
  const [has, is] = [fromThousandths(invoiced), fromThousandths(goods)];
  return [
    {
      check: 'invoiceQuantity',
      path,
      texts: {
        'zh-CN': `发票数量 ${has} ${name['zh-CN']}，报关数量 ${is} ${name['zh-CN']}`,
        en: `Invoices have ${has} ${name.en}, the declaration ${is} ${name.en}`,
      },
    },
  ];
}
