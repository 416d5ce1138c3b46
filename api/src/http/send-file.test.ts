import { expect, test } from '@jest/globals';
import { contentDisposition } from './send-file.ts';

test.each([
  ['bookings.xlsx', 'bookings.xlsx', 'bookings.xlsx'],
  ['拼箱订舱.xlsx', '____.xlsx', '%E6%8B%BC%E7%AE%B1%E8%AE%A2%E8%88%B1.xlsx'],
  ['a"b%\r\nc/..\\d', 'a_b___c_.._d', 'a%22b%25__c_.._d'],
  ["it's (1)*", "it's (1)*", 'it%27s%20%281%29%2A'],
  ['\ud800', '_', '%EF%BF%BD'],
])('%j is named so that nothing of it is read as more than a name', (name, plain, encoded) => {
  expect(contentDisposition(name, 'attachment')).toBe(
    `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
  );
});
