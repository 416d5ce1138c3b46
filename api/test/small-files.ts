import { makeWorkbook } from './make-workbook.ts';

/** One pixel, as GIF. */
export const smallPicture = (word: string) =>
  new File(
    [Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64')],
    `picture ${word}.gif`,
  );

/** One pixel, as PNG: the scan of a paper. */
export const smallPaper = (word: string) =>
  new File(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    `paper ${word}.png`,
  );

/** One line of goods, as an Excel file. */
export const smallWorkbook = (word: string) => {
  const rows = [
    ['品名', '件数', '毛重', '体积'],
    [`goods ${word}`, 5, 80, 1],
  ];
  return new File([new Uint8Array(makeWorkbook({ sheets: [{ rows }] }))], `goods ${word}.xlsx`);
};

/** Goods for the library, as an Excel file. */
export const smallGoodsFile = (word: string) => {
  const rows = [
    ['SKU', '中文品名', '商品编码'],
    [`SKU-${word}`, `goods ${word}`, '9405210090'],
  ];
  return new File([new Uint8Array(makeWorkbook({ sheets: [{ rows }] }))], `library ${word}.xlsx`);
};

/** A sheet of declared goods. */
export const smallLinesFile = (word: string) => {
  const rows = [
    ['中文品名', '数量', '总净重'],
    [`goods ${word}`, 12, 3.5],
  ];
  return new File([new Uint8Array(makeWorkbook({ sheets: [{ rows }] }))], `lines ${word}.xlsx`);
};
