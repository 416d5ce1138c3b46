import { useId, useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { useSamples } from '../../gallery/sample-words.ts';
import { FormField } from '../form-field/FormField.tsx';
import { useTexts } from '../ui-texts.ts';
import { TagsInput, type TagsInputProps } from './TagsInput.tsx';

const words = {
  'zh-CN': { label: '箱号', error: '请输入有效的箱号' },
  en: { label: 'Container numbers', error: 'This is no container number' },
};

function Example({ value: initial = [], isWrong, ...rest }: Partial<TagsInputProps> & { isWrong?: boolean }) {
  const { label, error } = useTexts(words);
  const [value, setValue] = useState(useSamples(initial));
  return (
    <FormField id={useId()} label={label} error={isWrong ? error : undefined}>
      {(control) => <TagsInput {...rest} {...control} value={value} onChange={setValue} isCode />}
    </FormField>
  );
}

const many = Array.from({ length: 24 }, (_each, at) => `MSKU${String(1234560 + at)}`);

export const preview = {
  title: { 'zh-CN': '标签输入', en: 'Tags' },
  states: {
    plain: () => <Example value={['MSKU1234565', 'TGHU7654321']} />,
    empty: () => <Example />,
    many: () => <Example value={many} />,
    long: () => (
      <Example
        value={['深圳市前海蛇口自贸片区远洋国际货运代理有限公司盐田保税仓储物流分公司第三营业部A座一层']}
      />
    ),
    full: () => <Example value={['A', 'B', 'C']} max={3} />,
    error: () => <Example value={['12']} isWrong />,
    disabled: () => <Example value={['MSKU1234565']} isDisabled />,
  },
} satisfies Preview;
