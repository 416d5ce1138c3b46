import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { FormSpec } from '../state/form-spec.ts';
import { useFormState } from '../state/use-form-state.ts';
import { useFill } from './use-fill.ts';

type Draft = { port: string; remarks: string };
const spec: FormSpec<Draft> = {
  sections: [{ name: 'all', fields: ['port', 'remarks'] }],
  requiredFields: () => [],
  rowsOf: () => ({}),
  contentOf: (draft) => JSON.stringify(draft),
  isMissing: () => false,
};
const none = () => new Map();
const initial: Draft = { port: '', remarks: '' };

test('what a control holds unread is not overwritten, nor emptied', () => {
  const { result } = renderHook(() => {
    const form = useFormState({ spec, initial, problemsOf: none });
    return { form, filling: useFill(form, { lists: {} }) };
  });
  const texts = { 'zh-CN': '没有“宁波”这个选项', en: 'No such option' };
  act(() =>
    result.current.form.dispatch({ type: 'report', path: 'port', problem: { texts, unread: '宁波' } }),
  );
  const name = { place: 'template', kind: 'filled', what: '美西' } as const;
  act(() => result.current.filling.fill({ port: 'CNYTN', remarks: '急' }, name));
  expect(result.current.form.state.draft).toEqual({ port: '', remarks: '急' });
});
