import type { ListFields } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useTableSearch } from './use-table-search.ts';

const fields = {
  goodsName: { kind: 'text', sortable: true, filterable: true },
} as const satisfies ListFields;

test('changes the address, goes to the first page, and leaves what is not the table’s', () => {
  const { result } = renderHook(() => {
    const [params, setParams] = useState(new URLSearchParams('tab=lcl&page=3&goodsName=灯具'));
    return { address: params.toString(), ...useTableSearch([params, setParams], fields) };
  });
  expect(result.current.search.page).toBe(3);
  act(() => result.current.change({ sort: { field: 'goodsName', order: 'descending' } }));
  expect(result.current.search).toMatchObject({
    page: 1,
    sort: { field: 'goodsName', order: 'descending' },
    conditions: [{ field: 'goodsName', values: ['灯具'] }],
  });
  act(() => result.current.change({ conditions: [], sort: null }));
  expect(result.current.address).toBe('tab=lcl');
});
