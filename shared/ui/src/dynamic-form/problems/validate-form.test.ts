import { expect, test } from '@jest/globals';
import type { AnyForm, FormFieldData } from '../definition/form-fields.ts';
import { functionNamed } from '../definition/form-functions.ts';
import { fieldStates } from '../fields/field-states.ts';
import { cargoForm, cargoLine, cargoTables } from '../preview-cargo.ts';
import { emptyFcl, fclForm, fclFunctions, filledFcl } from '../preview-forms.ts';
import { validateForm } from './validate-form.ts';

const check = (form: AnyForm, values: object, functions = {}) =>
  [...validateForm(form, values, fieldStates(form, values), functions)].map(([path, { texts }]) => [
    path,
    texts['zh-CN'],
  ]);
const label = { 'zh-CN': '字段', en: 'Field' };

/** What is said of one field `a` with this value. */
function say(field: Partial<FormFieldData>, value: unknown): string | undefined {
  const a = { name: 'a', kind: 'input', label, ...field } as FormFieldData; // a kind with what belongs to it
  return check({ sections: [{ key: 's', fields: [a] }] }, { a: value })[0]?.[1];
}

test('an empty form misses what it needs, in its order; a filled one misses nothing', () => {
  expect(check(fclForm, emptyFcl, fclFunctions)).toEqual([
    ['warehouseType', '请选择'],
    ['container.kind', '请选择'],
    ['container.count', '请填写此项'],
  ]);
  expect(check(fclForm, filledFcl, fclFunctions)).toEqual([]);
});

test.each<[Partial<FormFieldData>, unknown, string | undefined]>([
  [{ kind: 'number' }, '12,34', '请输入数字'],
  [{ kind: 'number' }, '0', '必须大于 0'],
  [{ kind: 'number', isSigned: true }, '-1.5', undefined],
  [{ kind: 'number', decimals: 0 }, '1.5', '请输入整数'],
  [{ kind: 'number' }, '１．２３４５', '最多 3 位小数'],
  [{ kind: 'number', rules: [{ rule: 'range', min: 2, max: 5 }] }, '1', '不能小于 2'],
  [{ kind: 'number', rules: [{ rule: 'range', min: 2, max: 5 }] }, '５．０００', undefined],
  [{ kind: 'number', rules: [{ rule: 'range', max: 5 }] }, '5.001', '不能大于 5'],
  [{ kind: 'date' }, '下周', '请输入有效日期'],
  [{ kind: 'date', rules: [{ rule: 'range', min: '2026-12-01' }] }, '2026-11-30', '不能小于 2026-12-01'],
  [{ kind: 'datetime' }, '2026-12-01', '请输入有效日期'],
  [{ kind: 'time' }, '25:00', '请输入正确的时间，如 09:30'],
  [{ kind: 'date-range' }, ['2026-12-02', '2026-12-01'], '开始不能晚于结束'],
  [{ kind: 'date-range' }, [null, '2026-12-01'], undefined],
  [{ kind: 'input', format: 'phone' }, '０７５５-8320 1188', undefined],
  [{ kind: 'input', format: 'mobile' }, '0755-83201188', '请输入 11 位手机号码'],
  [{ kind: 'input', format: 'email' }, 'ｃｓ@berth.cn', undefined],
  [{ kind: 'input', format: 'email' }, 'cs@berth', '请输入正确的邮箱'],
  [{ kind: 'input', format: 'credit-code' }, '91350100M000100Y43', undefined],
  [{ kind: 'input', format: 'credit-code' }, '91350100M000100Y44', '请输入正确的 18 位统一社会信用代码'],
  [{ kind: 'input', format: 'container-number' }, 'csqu 305438-3', undefined],
  [{ kind: 'input', format: 'port-code' }, 'YANTIAN', '请输入正确的港口代码，如 CNYTN'],
  [{ kind: 'input', format: 'code' }, '任意', undefined],
  [{ rules: [{ rule: 'length', max: 3 }] }, '👨‍👩‍👧仓库', undefined],
  [{ rules: [{ rule: 'length', max: 2 }] }, '盐田港', '最多 2 个字符'],
  [{ rules: [{ rule: 'length', min: 2 }] }, ' 张　', '至少 2 个字符'],
  [{ rules: [{ rule: 'length', min: 2, message: { 'zh-CN': '请填写全名', en: 'x' } }] }, '张', '请填写全名'],
  [{ kind: 'tags', rules: [{ rule: 'count', min: 2 }] }, ['a'], '至少 2 项'],
  [{ kind: 'tags', rules: [{ rule: 'count', max: 1 }] }, ['a', 'b'], '最多 1 项'],
  [{ kind: 'tags', rules: [{ rule: 'count', min: 2 }] }, [], undefined],
  [{ kind: 'image', required: true }, [], '请上传文件'],
  [{ kind: 'switch', required: true }, false, '此项须为“是”'],
  [{ kind: 'switch' }, false, undefined],
  [{ required: true }, '　', '请填写此项'],
  [{ required: true, disabled: true }, '', undefined],
  [{ required: true, readOnly: true }, '', undefined],
])('%j with %j: %p', (field, value, said) => {
  expect(say(field, value)).toBe(said);
});

test('a rule of the caller sees the values of the form; one that was not given is missed by name', () => {
  const late = { ...filledFcl, pickupAt: '2026-12-08 09:30:00' };
  expect(check(fclForm, late, fclFunctions)).toEqual([['pickupAt', '提货时间不能晚于开船']]);
  expect(() => check(fclForm, late)).toThrow('The form calls “pickup-before-sailing” of its rules');
  expect(() => functionNamed({}, 'sources', 'toString')).toThrow('“toString”');
});

test('the cells of a table are checked with it', () => {
  const tables = { cargo: cargoTables['zh-CN'] };
  const values = { number: '', cargo: [cargoLine('k1', '耳机'), cargoLine('k2')], terms: '' };
  expect(check(cargoForm, values, { tables })).toEqual([['cargo.k2.goods_name', '请填写品名']]);
  expect(check(cargoForm, { ...values, cargo: [] }, { tables })).toEqual([['cargo', '请至少填写一行']]);
});
