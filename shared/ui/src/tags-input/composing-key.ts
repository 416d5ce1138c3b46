import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method: what it confirms is a word of the composition, nothing of ours.
 * 229: Safari ends the composition before it sends the key that ended it.
 */
export function isComposingKey(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229;
}
