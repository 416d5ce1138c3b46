import { innermostFirst, isBlank, unwrap } from './edit-elements.ts';

// Nobody reads more columns, and a page may claim any number.
const mostSpan = 50;

/** Tables as the editor knows them: none in another, none that only places its content, no cell over several. */
export function flattenTables(root: ParentNode): void {
  for (const table of innermostFirst(root, 'table')) {
    for (const caption of table.querySelectorAll('caption')) {
      const line = table.ownerDocument.createElement('p');
      line.append(...caption.childNodes);
      caption.remove();
      table.before(line);
    }
    const cells = [...table.querySelectorAll('td, th')];
    const inner = table.parentElement?.closest('td, th');
    if (cells.length <= 1) placeContent(table, cells);
    else if (inner) table.replaceWith(...linesOf(table));
    else spreadSpans(table);
  }
}

/** A table of one cell, as mails and articles place a picture or a frame with. */
function placeContent(table: Element, cells: readonly Element[]): void {
  const box = table.ownerDocument.createElement('div');
  box.append(...(cells[0]?.childNodes ?? []));
  table.replaceWith(box);
}

/** A table in a cell: a line for each of its rows. */
function linesOf(table: Element): Element[] {
  return [...table.querySelectorAll('tr')].map((row) => {
    const line = table.ownerDocument.createElement('p');
    const words = [...row.children].map((cell) => (cell.textContent ?? '').trim().replace(/\s+/g, ' '));
    line.textContent = words.filter((each) => each !== '').join(' · ');
    return line;
  });
}

/** Splits a cell that spans several places: the first place gets its content, the others are empty. */
function spreadSpans(table: Element): void {
  for (const part of table.querySelectorAll('thead, tbody, tfoot')) unwrap(part);
  const rows = [...table.querySelectorAll('tr')];
  const below = new Map<number, number>();
  for (const row of rows) {
    let column = 0;
    const passTaken = (before: Element | null) => {
      while ((below.get(column) ?? 0) > 0) {
        row.insertBefore(table.ownerDocument.createElement('td'), before);
        below.set(column, (below.get(column) ?? 0) - 1);
        column += 1;
      }
    };
    for (const cell of Array.from(row.children)) {
      passTaken(cell);
      const [wide, high] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      for (let at = 0; at < wide; at += 1) {
        if (high > 1) below.set(column + at, high - 1);
        if (at > 0) cell.after(table.ownerDocument.createElement(cell.tagName));
      }
      column += wide;
    }
    passTaken(null);
    if (isBlank(row) && row.querySelector('img') === null) row.remove();
  }
}

function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = Number(cell.getAttribute(name) ?? 1);
  cell.removeAttribute(name);
  return Number.isInteger(span) ? Math.min(Math.max(span, 1), mostSpan) : 1;
}
