import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method: what it confirms is a word of the composition, nothing of ours.
 * 229: Safari ends the composition before it sends the key that ended it.
 */
export function isComposingKey(key: { isComposing: boolean; keyCode: number }): boolean {
  return key.isComposing || key.keyCode === 229;
}

/**
 * `onKeyDownCapture` around a select of antd's: a composing Enter belongs to the input method, while antd would take
 * the option that happens to be active.
 */
export function holdBackComposingKeys(event: KeyboardEvent) {
  if (isComposingKey(event.nativeEvent)) event.stopPropagation();
}
