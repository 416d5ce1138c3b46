import type { ListFields } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useTableSearch } from './use-table-search.ts';

const fields = {
  goodsName: { kind: 'text', sortable: true, filterable: true },
} as const satisfies ListFields;
const pageParams = ['tab'];

test('changes the address, goes to the first page, and leaves what is not the table’s', () => {
  const { result } = renderHook(() => {
    const [params, setParams] = useState(
      new URLSearchParams('tab=lcl&page=3&goodsName=灯具&view=v1&cartons=abc|=&from=singlemessage'),
    );
    return { address: params.toString(), ...useTableSearch([params, setParams], fields, pageParams) };
  });
  expect(result.current.search).toMatchObject({ page: 3, view: 'v1', dropped: ['cartons=abc|='] });
  act(() => result.current.change({ sort: { field: 'goodsName', order: 'descending' } }));
  expect(result.current.search).toMatchObject({
    page: 1,
    view: 'v1',
    dropped: [],
    sort: { field: 'goodsName', order: 'descending' },
    conditions: [{ field: 'goodsName', values: ['灯具'] }],
  });
  act(() => result.current.change({ conditions: [], sort: null, view: null }));
  expect(result.current.address).toBe('tab=lcl&from=singlemessage');
});
