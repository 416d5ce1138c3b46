import { type Locale, type WarehouseKind, type WarehouseOption, warehouseKinds } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { searchForm } from '../../../database/sort-key.ts';
import { offered, type ReferenceCatalog } from '../../selects/reference-catalog.ts';

type Found = EndpointResult<Endpoints['GET /index/getWarehouses']>;
type Catalog = Pick<ReferenceCatalog, 'warehouses' | 'countries'>;
type Asked = {
  words: string;
  kind?: WarehouseKind | undefined;
  page: number;
  pageSize: number;
  lang: Locale;
};

/** Each word has to be found in code, city, state, postal code or country; the same code comes first, then what begins so. */
export function findWarehouses(
  { warehouses, countries }: Catalog,
  { words, kind, page, pageSize, lang }: Asked,
): Found {
  const parts = words.normalize('NFKC').split(/\s+/u).map(searchForm).filter(Boolean);
  const isMeant = ({ search, countryCode }: WarehouseOption) => {
    const texts = `${search}\n${countries.get(countryCode)?.search ?? ''}`;
    return parts.every((part) => texts.includes(part));
  };
  const found = (kind ? [kind] : warehouseKinds)
    .flatMap((each) => offered(warehouses[each]).map((warehouse) => ({ kind: each, warehouse })))
    .filter(({ warehouse }) => isMeant(warehouse))
    .toSorted((one, other) => rankOf(one.warehouse, parts) - rankOf(other.warehouse, parts));
  const rows = found.slice((page - 1) * pageSize, page * pageSize).map(({ kind: of, warehouse }) => {
    const country = countries.get(warehouse.countryCode);
    return {
      kind: of,
      code: warehouse.value,
      country: {
        code: warehouse.countryCode,
        name: (lang === 'zh-CN' ? country?.nameZh : country?.nameEn) ?? warehouse.countryCode,
      },
      stateName: warehouse.stateName,
      city: warehouse.city,
      postalCode: warehouse.postalCode,
      address: warehouse.address,
    };
  });
  return { rows, total: found.length };
}

function rankOf({ value }: WarehouseOption, [first]: readonly string[]): number {
  const code = searchForm(value);
  if (first === undefined || !code.startsWith(first)) return 2;
  return code === first ? 0 : 1;
}
