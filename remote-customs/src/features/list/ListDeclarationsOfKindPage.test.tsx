import { declarationKinds } from '@berth/contract';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

test.each(declarationKinds)('/business/%s is the list of that kind', async (kind) => {
  const list = { rows: [], total: 0, summary: {} };
  const { calls } = await openPage(`/business/${kind}`, { 'GET /business/declarationList': list });
  expect(await screen.findByRole('button', { name: '新建报关资料' })).toBeTruthy();
  const asked = calls.find(({ key }) => key === 'GET /business/declarationList');
  expect(asked?.query).toMatchObject({ kind: [`${kind}|include`] });
});
