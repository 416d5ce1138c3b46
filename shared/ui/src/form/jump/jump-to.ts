/** Scrolls to the control, or the section, with this id and focuses it. */
export function jumpTo(id: string, block: ScrollLogicalPosition = 'center'): void {
  const element = document.getElementById(id);
  if (!element) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView?.({ block, behavior: isStill ? 'auto' : 'smooth' });
  const isGroup = element.matches('[role="radiogroup"]');
  const target = isGroup ? element.querySelector<HTMLElement>('input:checked, input') : element;
  target?.focus({ preventScroll: true });
}
