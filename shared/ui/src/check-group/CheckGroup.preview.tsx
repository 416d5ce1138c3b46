import { useId, useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { FormField } from '../form-field/FormField.tsx';
import { useTexts } from '../ui-texts.ts';
import { CheckGroup } from './CheckGroup.tsx';

const words = {
  'zh-CN': {
    label: '货物属性',
    battery: '带电',
    batteryHint: '需提供 UN38.3 与 MSDS',
    magnet: '带磁',
    liquid: '液体、粉末或膏状',
    long: '含有植物或动物成分，需要目的国海关事先批准的食品、饲料、化妆品或木制品',
    error: '请至少选择一项',
  },
  en: {
    label: 'Nature of the cargo',
    battery: 'With batteries',
    batteryHint: 'UN38.3 and MSDS are needed',
    magnet: 'Magnetic',
    liquid: 'Liquid, powder or paste',
    long: 'Food, feed, cosmetics or wooden goods of plant or animal origin that need a permit from customs in the country of destination',
    error: 'Choose at least one',
  },
};

type Case = { initial?: readonly string[]; isLong?: boolean; isDisabled?: boolean; hasError?: boolean };

function Example({ initial = [], isLong, isDisabled, hasError }: Case) {
  const texts = useTexts(words);
  const [value, setValue] = useState(initial);
  const choices = [
    { value: 'battery', label: texts.battery, hint: texts.batteryHint },
    { value: 'magnet', label: texts.magnet },
    { value: 'liquid', label: isLong ? texts.long : texts.liquid },
  ];
  const error = hasError && value.length === 0 ? texts.error : undefined;
  return (
    <FormField id={useId()} label={texts.label} isGroup isRequired error={error}>
      {(control) => (
        <CheckGroup
          {...control}
          choices={choices}
          value={value}
          onChange={setValue}
          isDisabled={isDisabled}
        />
      )}
    </FormField>
  );
}

export const preview = {
  title: { 'zh-CN': '复选组', en: 'Check group' },
  states: {
    plain: () => <Example />,
    chosen: () => <Example initial={['battery', 'liquid']} />,
    error: () => <Example hasError />,
    disabled: () => <Example initial={['magnet']} isDisabled />,
    'long-text': () => <Example initial={['liquid']} isLong />,
  },
} satisfies Preview;
