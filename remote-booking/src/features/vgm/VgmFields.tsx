import { vgmMethods } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { ChoiceGroup, FormField, isComposingKey, NumberInput } from '@berth/ui';
import type { KeyboardEvent } from 'react';
import { useVgmHint } from './use-vgm-hint.ts';
import type { VgmContainerProps } from './VgmContainer.tsx';
import { pathOf, type VgmField } from './vgm-draft.ts';
import { entryOf } from './vgm-entry.ts';

/** Mass and method of a container. */
export function VgmFields({ container, index, vgm, idOf, onEnter }: VgmContainerProps) {
  const { t } = useTranslation('booking');
  const hintOf = useVgmHint();
  const { vgmKg, vgmMethod } = vgm.entryAt(index) ?? entryOf(container);
  const field = (name: VgmField) => ({
    id: idOf(pathOf(index, name)),
    label: t(`containers.${name}`),
    error: vgm.messageAt(pathOf(index, name)),
  });
  // Not of a number that is still being typed.
  const isLeft = vgm.touched.has(pathOf(index, 'vgmKg'));
  const warning = isLeft ? hintOf({ sizeType: container.sizeType, vgmKg }) : undefined;
  const massEvents = {
    onBlur: () => vgm.leave(pathOf(index, 'vgmKg')),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return;
      event.preventDefault();
      onEnter(index);
    },
  };
  return (
    <>
      <div {...massEvents}>
        <FormField {...field('vgmKg')} warning={warning}>
          {(control) => (
            <NumberInput
              {...control}
              value={vgmKg}
              onChange={(typed) => vgm.change(index, { vgmKg: typed })}
            />
          )}
        </FormField>
      </div>
      <FormField {...field('vgmMethod')} isGroup>
        {(control) => (
          <ChoiceGroup
            {...control}
            value={vgmMethod}
            onChange={(method) => vgm.change(index, { vgmMethod: method })}
            choices={vgmMethods.map((value) => ({ value, label: t(`vgmMethod.${value}`) }))}
          />
        )}
      </FormField>
    </>
  );
}
