import type { KeyboardEvent } from 'react';

/**
 * `onKeyDownCapture` around a select of antd's: a composing Enter belongs to the input method, while antd would take
 * the option that happens to be active.
 */
export function holdBackComposingKeys(event: KeyboardEvent) {
  // 229: Safari ends the composition before it sends the key that ended it.
  if (event.nativeEvent.isComposing || event.keyCode === 229) event.stopPropagation();
}
