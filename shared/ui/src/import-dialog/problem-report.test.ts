import { expect, test } from '@jest/globals';
import { importDialogTexts } from './import-dialog-texts.ts';
import { problemReport } from './problem-report.ts';

test('is one line a problem and runs nothing in a spreadsheet', () => {
  const report = problemReport(
    [
      { row: 3, column: '毛重', message: '最多\t三位\n小数' },
      { row: 4, column: '=HYPERLINK("http://x")', message: '＝1+1' },
      { row: null, message: '空表' },
    ],
    importDialogTexts['zh-CN'],
  );
  expect(report.split('\r\n').map((line) => line.split('\t'))).toEqual([
    ['行', '列', '问题'],
    ['3', '毛重', '最多 三位 小数'],
    ['4', '\'=HYPERLINK("http://x")', "'＝1+1"],
    ['整个文件', '', '空表'],
  ]);
});
