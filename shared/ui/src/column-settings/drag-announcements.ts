import { fillTemplate } from '@berth/contract';
import type { Announcements } from '@dnd-kit/core';
import type { ColumnSettingsTexts } from './column-settings-texts.ts';

/** What a screen reader is told of a drag. */
export function dragAnnouncements(
  texts: ColumnSettingsTexts,
  titleOf: (key: string | number) => string,
  keys: readonly string[],
): Announcements {
  const placed = (template: string, key: string | number, over: string | number | undefined) =>
    fillTemplate(template, {
      column: titleOf(key),
      place: keys.indexOf(String(over ?? key)) + 1,
      all: keys.length,
    });
  return {
    onDragStart: ({ active }) => fillTemplate(texts.picked, { column: titleOf(active.id) }),
    onDragOver: ({ active, over }) => placed(texts.moved, active.id, over?.id),
    onDragEnd: ({ active, over }) => placed(texts.dropped, active.id, over?.id),
    onDragCancel: ({ active }) => fillTemplate(texts.cancelled, { column: titleOf(active.id) }),
  };
}
