/**
 * The policy of pages lets no `style` attribute count: each becomes a rule of the page's own style sheet. In what React
 * writes a text has no bare quote, so that nothing else looks like such an attribute.
 */
export function withoutInlineStyles(html: string): { html: string; styles: string } {
  const places = new Map<string, number>();
  const plain = html.replace(/ style="([^"]*)"/g, (_attribute, declarations: string) => {
    const place = places.get(declarations) ?? places.size;
    places.set(declarations, place);
    return ` data-place="${place}"`;
  });
  const rules = [...places].filter(([declarations]) => !/[<>{}&\\]/.test(declarations));
  return {
    html: plain,
    styles: rules.map(([declarations, place]) => `[data-place="${place}"]{${declarations}}`).join(''),
  };
}
