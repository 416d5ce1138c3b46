/** A tile of 150 × 150 (spec section 9). */
const tilePx = 150;
const longestLine = 14;
const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * The watermark as one SVG with a pattern. Every attribute that is written is one of SVG, none is a style, so it
 * stands under a content policy without inline styles; its colour comes from the style sheet and follows the theme.
 */
export function drawWatermark(lines: readonly string[], className: string): SVGSVGElement {
  const patternId = `berth-watermark-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
  const pattern = element('pattern', {
    id: patternId,
    width: String(tilePx),
    height: String(tilePx),
    patternUnits: 'userSpaceOnUse',
    patternTransform: 'rotate(-22)',
  });
  lines.forEach((line, at) => {
    const text = element('text', { x: '12', y: String(64 + at * 18), 'font-size': '13' });
    text.textContent = shortened(line);
    pattern.append(text);
  });
  const defs = element('defs', {});
  defs.append(pattern);
  const svg = element('svg', { class: className, 'aria-hidden': 'true', focusable: 'false' });
  svg.append(defs, element('rect', { width: '100%', height: '100%', fill: `url(#${patternId})` }));
  return svg;
}

/** What does not fit the tile is cut: a pattern would hide the rest of it anyway. */
function shortened(line: string): string {
  const letters = Array.from(line);
  let width = 0;
  const end = letters.findIndex((letter) => {
    width += letter.charCodeAt(0) > 0xff ? 1 : 0.55;
    return width > longestLine - 4;
  });
  return end === -1 ? line : `${letters.slice(0, end).join('')}…`;
}

function element<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
