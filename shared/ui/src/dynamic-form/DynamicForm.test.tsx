import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import type { UploadedFile, UploadFile } from '../file-upload/uploaded-file.ts';
import { enterSheetCell } from '../testing/sheet-cells.ts';
import type { TreeOption } from '../tree-select/tree-options.ts';
import { DynamicForm, type DynamicFormProps } from './DynamicForm.tsx';
import { defineForm } from './definition/define-form.ts';
import { cargoForm, cargoLine, cargoTables } from './preview-cargo.ts';
import { emptyFcl, type FclDraft, type FclNames, fclForm, fclFunctions, filledFcl } from './preview-forms.ts';

// A whole form of antd's controls is slow to draw in jsdom, the more so on a busy machine.
jest.setTimeout(30_000);

type Props = DynamicFormProps<FclDraft, FclNames>;

function Fcl({ initial, ...rest }: Partial<Props> & { initial: FclDraft }) {
  const [values, setValues] = useState(initial);
  const handleChange = (next: FclDraft) => {
    setValues(next);
    rest.onChange?.(next);
  };
  return (
    <ConfigProvider theme={{ token: { motion: false } }}>
      <DynamicForm
        definition={fclForm}
        functions={fclFunctions}
        {...rest}
        values={values}
        onChange={handleChange}
      >
        <button type="submit">提交</button>
      </DynamicForm>
    </ConfigProvider>
  );
}

async function renderFcl(props: Partial<Props> & { initial?: FclDraft } = {}) {
  const handleSubmit = jest.fn();
  const handleChange = jest.fn<(values: FclDraft) => void>();
  const { rerender } = render(
    <Fcl initial={emptyFcl} onSubmit={handleSubmit} onChange={handleChange} {...props} />,
  );
  await act(async () => undefined); // options that are given at once
  return { handleSubmit, handleChange, rerender };
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: '提交' }));
// The star of a required field is part of its label's text.
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}\\*?$`));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const errorOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent)
    .join();

test('shows, hides and asks by conditions; what is hidden stays in the draft and is not submitted', async () => {
  const { handleSubmit, handleChange } = await renderFcl({ initial: filledFcl });
  expect(field('详细地址').getAttribute('aria-required')).toBe('true');
  fireEvent.click(screen.getByRole('radio', { name: '亚马逊' }));
  expect(screen.queryByRole('textbox', { name: '详细地址' })).toBeNull();
  expect(handleChange.mock.lastCall?.[0]).toMatchObject({
    address: filledFcl.address,
    warehouseType: 'amazon',
  });
  fireEvent.click(screen.getByRole('radio', { name: '私人地址' }));
  await act(async () => undefined); // its states come again
  expect(field('详细地址').value).toBe(filledFcl.address);
  fireEvent.click(screen.getByRole('switch', { name: '上门提货' }));
  fireEvent.click(screen.getByRole('switch', { name: '货主自备箱' }));
  submit();
  const { warehouseCode, pickupAt, pickupAddress, container, ...rest } = filledFcl;
  const { number, ...shown } = container;
  expect(handleSubmit.mock.calls).toEqual([
    [{ ...rest, isPickup: false, container: { ...shown, isOwned: false } }],
  ]);
});

test('a submit that fails says what is wrong at each field and above the actions, and goes to the first', async () => {
  const wrong = { ...filledFcl, contactPhone: '前台', container: { ...filledFcl.container, count: '1.5' } };
  const { handleSubmit } = await renderFcl({ initial: wrong });
  expect(screen.queryByText('请输入整数')).toBeNull();
  submit();
  expect(handleSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('收货人电话'));
  expect(errorOf(field('收货人电话'))).toBe('请输入正确的电话号码');
  expect(errorOf(field('箱量'))).toBe('请输入整数');
  expect(screen.getByText('还有 2 处需要修改')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '箱量' }));
  expect(document.activeElement).toBe(field('箱量'));
  type('收货人电话', '０７５５ 8320 1188');
  type('箱量', '２');
  fireEvent.blur(field('箱量'));
  expect(field('箱量').value).toBe('2');
  expect(screen.queryByText(/处需要修改/)).toBeNull();
  submit();
  expect(handleSubmit).toHaveBeenCalledTimes(1);
});

test('before a submit a field complains once it was left, and never that it is empty', async () => {
  await renderFcl({ initial: { ...filledFcl, contactPhone: '' } });
  type('收货人电话', '12');
  expect(errorOf(field('收货人电话'))).toBe('');
  fireEvent.blur(field('收货人电话'));
  expect(errorOf(field('收货人电话'))).toBe('请输入正确的电话号码');
  type('收货人电话', '');
  fireEvent.blur(field('收货人电话'));
  expect(errorOf(field('收货人电话'))).toBe('');
});

test('Enter sends nothing', async () => {
  const { handleSubmit } = await renderFcl({ initial: filledFcl });
  expect(fireEvent.keyDown(field('邮编'), { key: 'Enter' })).toBe(false); // prevented
  expect(handleSubmit).not.toHaveBeenCalled();
});

test('rules of the caller see the whole form', async () => {
  await renderFcl({ initial: { ...filledFcl, pickupAt: '2026-12-08 09:30:00' } });
  submit();
  expect(errorOf(field('提货时间'))).toBe('提货时间不能晚于开船');
});

test('what the server refused stands at its field until that changes; what has no field stands in the summary', async () => {
  const refusals = [
    { field: 'nowhere', message: '舱位已满' },
    { field: 'postalCode', message: '', texts: { 'zh-CN': '该邮编不派送', en: 'No delivery there' } },
  ];
  const { rerender } = await renderFcl({ initial: filledFcl });
  rerender(<Fcl initial={filledFcl} refusals={refusals} />);
  expect(document.activeElement).toBe(field('邮编'));
  expect(errorOf(field('邮编'))).toBe('该邮编不派送');
  expect(screen.getByText('舱位已满')).toBeDefined();
  type('邮编', '90001');
  expect(errorOf(field('邮编'))).toBe('');
  expect(screen.getByText('舱位已满')).toBeDefined();
});

test('another country empties the state and asks for its states; a late answer for the first is not taken', async () => {
  const answers = new Map<string, (options: TreeOption[]) => void>();
  const states = (values: FclDraft) =>
    new Promise<TreeOption[]>((resolve) => answers.set(values.country, resolve));
  const functions = { ...fclFunctions, sources: { states } };
  const { handleChange } = await renderFcl({ initial: filledFcl, functions });
  const country = screen.getByRole('combobox', { name: '国家' });
  fireEvent.mouseDown(country);
  fireEvent.click(screen.getByText('德国'));
  expect(handleChange.mock.lastCall?.[0]).toMatchObject({ country: 'DE', stateName: '' });
  const option = (value: string, nameZh: string) => ({ value, nameZh, nameEn: value, search: '' });
  await act(async () => answers.get('DE')?.([option('HH', '汉堡')]));
  await act(async () => answers.get('US')?.([option('CA', '加利福尼亚州')]));
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '州 / 省' }));
  expect(screen.getByText('汉堡')).toBeDefined();
  expect(screen.queryByText('加利福尼亚州')).toBeNull();
});

test('options that did not load are asked for again', async () => {
  const states = jest
    .fn<typeof fclFunctions.sources.states>()
    .mockRejectedValueOnce(new Error('down'))
    .mockImplementation(fclFunctions.sources.states);
  await renderFcl({ initial: filledFcl, functions: { ...fclFunctions, sources: { states } } });
  // The value keeps its code until its name can be had.
  expect(screen.queryByText('加利福尼亚州')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('选项加载失败');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect((await screen.findAllByText('加利福尼亚州')).length).toBeGreaterThan(0);
  expect(states).toHaveBeenCalledTimes(2);
});

test('read-only it is a list of names and values, with no control', async () => {
  await renderFcl({ initial: filledFcl, isReadOnly: true });
  const told = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  await waitFor(() => expect(told('州 / 省')).toBe('加利福尼亚州'));
  expect([told('国家'), told('提货时间'), told('期望开船')]).toEqual([
    '美国',
    '2026-12-01 09:30',
    '2026-12-05 至 2026-12-12',
  ]);
  expect([told('毛重'), told('品类'), told('货物属性'), told('上门提货')]).toEqual([
    '38,640.5 KGS',
    '电机、电气设备 / 蓄电池',
    '带电、液体',
    '是',
  ]);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a key typed in one field draws that field again and no other', () => {
  const drawn = { a: 0, b: 0, c: 0 };
  // A label that counts who reads it: each drawing of a field does.
  const counted = (name: keyof typeof drawn) => ({
    en: name,
    get 'zh-CN'() {
      drawn[name] += 1;
      return name;
    },
  });
  const definition = defineForm<{ a: string; b: string; inner: { c: string | null } }>({
    sections: [
      {
        key: 's',
        fields: [
          { name: 'a', kind: 'input', label: counted('a') },
          {
            name: 'b',
            kind: 'number',
            label: counted('b'),
            disabled: { field: 'a', operator: '=', value: 'x' },
          },
          {
            name: 'inner',
            kind: 'group',
            label: { 'zh-CN': '组', en: 'Group' },
            fields: [{ name: 'c', kind: 'date', label: counted('c') }],
          },
        ],
      },
    ],
  });
  function Three() {
    const [values, setValues] = useState({ a: '', b: '', inner: { c: null as string | null } });
    return <DynamicForm definition={definition} values={values} onChange={setValues} />;
  }
  render(<Three />);
  const before = { ...drawn };
  type('a', '盐');
  expect(drawn).toEqual({ ...before, a: before.a + 1 });
  type('a', 'x');
  expect([drawn.b - before.b, drawn.c - before.c, field('b').disabled]).toEqual([1, 0, true]);
});

test('a form table is a field: its lines are a value, its cells are checked and named in the summary', async () => {
  const handleSubmit = jest.fn();
  function Cargo({ isDisabled }: { isDisabled?: boolean }) {
    const [values, setValues] = useState({
      number: 'BFCL202611200001',
      cargo: [cargoLine('k1', '蓝牙耳机', '12', '30'), cargoLine('k2', '', '1', '2')] as ReturnType<
        typeof cargoLine
      >[],
      terms: '<p>危险品须<em>提前</em>申报</p>',
    });
    return (
      <DynamicForm
        definition={cargoForm}
        functions={{ tables: { cargo: cargoTables['zh-CN'] } }}
        values={values}
        onChange={(next) => setValues({ ...next, cargo: [...next.cargo] })}
        onSubmit={handleSubmit}
        isDisabled={isDisabled}
      >
        <button type="submit">提交</button>
      </DynamicForm>
    );
  }
  const { rerender } = render(<Cargo />);
  expect(await screen.findByText('提前')).toBeDefined();
  expect(screen.getByText('BFCL202611200001')).toBeDefined();
  await screen.findByRole('gridcell', { name: '蓝牙耳机' });
  submit();
  expect(handleSubmit).not.toHaveBeenCalled();
  const summary = screen.getByText('还有 1 处需要修改').parentElement as HTMLElement; // stands in the summary's box
  expect(within(summary).getByText('货物明细 · 品名，第 2 行')).toBeDefined();
  expect(within(summary).getByText('请填写品名')).toBeDefined();
  // While it is being saved no line changes under the request.
  const cell = enterSheetCell('品名');
  expect([cell.value, cell.matches(':disabled')]).toEqual(['蓝牙耳机', false]);
  rerender(<Cargo isDisabled />);
  expect(cell.matches(':disabled')).toBe(true);
});

type Files = { papers: readonly UploadedFile[] };

describe('files on their way', () => {
  const filesForm = (required: true | undefined) =>
    defineForm<Files>({
      sections: [
        {
          key: 's',
          fields: [{ name: 'papers', kind: 'upload', label: { 'zh-CN': '单证', en: 'Papers' }, required }],
        },
      ],
    });
  const forms = { required: filesForm(true), free: filesForm(undefined) };
  const handleSubmit = jest.fn();
  const ends: { arrive: () => void; fail: () => void }[] = [];
  const upload: UploadFile = (file, { onProgress }) =>
    new Promise((resolve, reject) => {
      onProgress(0.5);
      ends.push({
        arrive: () => resolve({ fileName: file.name, src: `/api/file/${file.name}` }),
        fail: () => reject(new Error('文件已损坏')),
      });
    });

  function FilesForm({ isRequired }: { isRequired: boolean }) {
    const [values, setValues] = useState<Files>({ papers: [] });
    return (
      <DynamicForm
        definition={isRequired ? forms.required : forms.free}
        functions={{ upload }}
        values={values}
        onChange={setValues}
        onSubmit={handleSubmit}
      >
        <button type="submit">提交</button>
      </DynamicForm>
    );
  }
  const renderWithFile = async (isRequired = true) => {
    handleSubmit.mockClear();
    render(<FilesForm isRequired={isRequired} />);
    const file = new File(['%PDF-1.7'], 'a.pdf');
    fireEvent.drop(await screen.findByRole('button', { name: /选择文件/ }), {
      dataTransfer: { types: ['Files'], files: [file] },
    });
    await screen.findByRole('progressbar', { name: '“a.pdf”上传进度' });
    submit();
    return ends.at(-1);
  };
  const waited = () => screen.queryByText('还有 1 个文件正在上传，完成后自动提交');

  test('are waited for, and then the form is submitted with them', async () => {
    const end = await renderWithFile();
    expect(waited()).not.toBeNull();
    expect(screen.getByRole('progressbar', { name: '文件上传进度' }).getAttribute('value')).toBe('0.5');
    expect(screen.queryByText('请上传文件')).toBeNull();
    await act(async () => end?.arrive());
    await waitFor(() => expect(handleSubmit).toHaveBeenCalledTimes(1));
    expect(handleSubmit.mock.lastCall).toEqual([
      { papers: [expect.objectContaining({ fileName: 'a.pdf' })] },
    ]);
    expect(waited()).toBeNull();
  });

  test('are not waited for once the last is taken back, and the form is not sent without it', async () => {
    await renderWithFile(false);
    expect(waited()).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^取消.*a\.pdf/ }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(waited()).toBeNull();
    expect(handleSubmit).not.toHaveBeenCalled();
    submit();
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });

  test('can be left to arrive without the submit, which one that failed refuses', async () => {
    const end = await renderWithFile();
    fireEvent.click(screen.getByRole('button', { name: '先不提交' }));
    expect(waited()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '提交' }));
    submit();
    await act(async () => end?.fail());
    const told = await screen.findAllByText('有文件上传失败，请重试或移除该文件');
    expect(told).toHaveLength(2); // at the field and in the summary
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  test('go on while a condition hides their field, and land beside what was added since', async () => {
    type Hidden = Files & { isWanted: boolean };
    const form = defineForm<Hidden>({
      sections: [
        {
          key: 'files',
          fields: [
            { name: 'isWanted', kind: 'switch', label: { 'zh-CN': '有单证', en: 'With papers' } },
            {
              name: 'papers',
              kind: 'upload',
              label: { 'zh-CN': '单证', en: 'Papers' },
              shown: { field: 'isWanted', operator: '=', value: true },
            },
          ],
        },
      ],
    });
    let held: Hidden | undefined;
    function HiddenForm() {
      const [values, setValues] = useState<Hidden>({ isWanted: true, papers: [] });
      held = values;
      return <DynamicForm definition={form} functions={{ upload }} values={values} onChange={setValues} />;
    }
    render(<HiddenForm />);
    const choose = async (name: string) => {
      fireEvent.drop(await screen.findByRole('button', { name: /选择文件/ }), {
        dataTransfer: { types: ['Files'], files: [new File(['%PDF-1.7'], name)] },
      });
      await screen.findByRole('progressbar', { name: `“${name}”上传进度` });
      return ends.at(-1);
    };
    const slow = await choose('slow.pdf');
    fireEvent.click(screen.getByRole('switch'));
    expect(screen.queryByText('slow.pdf')).toBeNull();
    fireEvent.click(screen.getByRole('switch'));
    // It is on its way still, and can be called off.
    expect(await screen.findByRole('button', { name: '取消上传“slow.pdf”' })).toBeTruthy();
    const fast = await choose('fast.pdf');
    await act(async () => fast?.arrive());
    await act(async () => slow?.arrive());
    expect(held?.papers.map(({ fileName }) => fileName)).toEqual(['fast.pdf', 'slow.pdf']);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

test('each field that is a group has the name of its label', async () => {
  const label = (text: string) => ({ 'zh-CN': text, en: text });
  const choices = [{ value: 'a', label: label('甲') }];
  const form = defineForm<{
    radio: string | null;
    checkbox: readonly string[];
    range: readonly [string | null, string | null];
    upload: readonly UploadedFile[];
    image: readonly UploadedFile[];
  }>({
    sections: [
      {
        key: 'groups',
        fields: [
          { name: 'radio', kind: 'radio', label: label('单选'), choices },
          { name: 'checkbox', kind: 'checkbox', label: label('多选'), choices },
          { name: 'range', kind: 'date-range', label: label('期间') },
          { name: 'upload', kind: 'upload', label: label('文件') },
          { name: 'image', kind: 'image', label: label('图片') },
        ],
      },
    ],
  });
  const upload: UploadFile = () => new Promise(() => {});
  const values = { radio: null, checkbox: [], range: [null, null], upload: [], image: [] } as const;
  render(<DynamicForm definition={form} functions={{ upload }} values={values} onChange={() => {}} />);
  for (const name of ['多选', '期间', '文件', '图片']) {
    expect(await screen.findByRole('group', { name })).toBeTruthy();
  }
  expect(screen.getByRole('radiogroup', { name: '单选' })).toBeTruthy();
});
