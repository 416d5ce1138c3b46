import { type MouseEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { cellOf, placeOf, restingCellOf } from '../sheet/sheet-cells.ts';
import type { SheetColumn } from '../sheet/sheet-columns.ts';
import { isSingle, type SheetCell } from '../sheet/sheet-range.ts';
import type { Selecting } from './use-sheet-selection.ts';

type SheetPointerInput = {
  columns: readonly SheetColumn[];
  selecting: Selecting;
  onFillDown: () => void;
};

/** Choosing cells with the mouse, and filling down by the handle at their corner; keys do all of it, too. */
export function useSheetPointer({ columns, selecting, onFillDown }: SheetPointerInput) {
  const pressed = useRef<{
    cell: SheetCell;
    isFilling: boolean;
    hasFilled?: boolean;
    hadFocus: boolean;
  } | null>(null);
  const clickedBefore = useRef<Element | null>(null);
  const released = useRef<(() => void) | null>(null);
  useEffect(() => () => released.current?.(), []);
  const handleMouseDown = (event: MouseEvent) => {
    const place = placeOf(event.target, columns);
    if (!place) return;
    const { selection } = selecting;
    const isExtending = event.shiftKey && selection !== null;
    const isResting = event.button !== 1 && restingCellOf(event.target, columns) !== null;
    if (isResting && !isExtending) enter(event, place);
    if (event.button !== 0) return;
    const isFilling = event.target instanceof HTMLElement && event.target.dataset.fill !== undefined;
    const cell = (isFilling || event.shiftKey) && selection ? selection.anchor : place;
    const hadFocus = event.target === document.activeElement;
    if (isFilling || (isExtending && !hadFocus)) event.preventDefault();
    if (isExtending && !hadFocus) selecting.extend(cell, place);
    pressed.current = { cell, isFilling, hadFocus };
    listenForRelease();
  };
  /** The field is there before the button is let go of: its menu is that of a field, and the next click its own. */
  const enter = (event: MouseEvent, place: SheetCell) => {
    // The browser would give the focus, and the caret, to the text that has just gone.
    event.preventDefault();
    flushSync(() => selecting.focus(place));
    clickedBefore.current = document.activeElement;
  };
  // The button may be let go of anywhere.
  const fillDown = useRef(onFillDown);
  useEffect(() => {
    fillDown.current = onFillDown;
  });
  const listenForRelease = () => {
    released.current?.();
    const handleRelease = () => {
      released.current?.();
      if (pressed.current?.hasFilled) fillDown.current();
      pressed.current = null;
    };
    window.addEventListener('mouseup', handleRelease);
    released.current = () => window.removeEventListener('mouseup', handleRelease);
  };
  const handleMouseOver = (event: MouseEvent) => {
    const from = pressed.current;
    const place = from && event.buttons === 1 ? placeOf(event.target, columns) : null;
    const { selection } = selecting;
    if (!from || !place || !selection) return;
    const head = from.isFilling ? { line: place.line, column: selection.head.column } : place;
    const isSame = selection.head.line === head.line && selection.head.column === head.column;
    if (isSame) return;
    // A press of the handle alone fills nothing.
    if (from.isFilling) from.hasFilled = head.line !== selection.anchor.line;
    selecting.extend(selection.anchor, head);
  };
  const handleClick = (event: MouseEvent) => {
    // The first click chooses the cell, so that typing replaces it; the next one puts the caret into its text.
    const at = cellOf(event.target, columns);
    const isChosen = selecting.selection === null || isSingle(selecting.selection);
    if (!(at?.element instanceof HTMLInputElement) || !isChosen || clickedBefore.current === at.element)
      return;
    clickedBefore.current = at.element;
    if (at.element.selectionStart === at.element.selectionEnd) at.element.select();
  };
  const handleBlur = () => {
    clickedBefore.current = null;
  };
  return {
    onMouseDown: handleMouseDown,
    onMouseOver: handleMouseOver,
    onClick: handleClick,
    forgetClick: handleBlur,
  };
}
