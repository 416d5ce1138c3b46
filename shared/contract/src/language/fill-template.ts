/** Values that a message template may name: `{field}` in the template takes `params.field`. */
export type TemplateParams = Readonly<Record<string, string | number>>;

/** Fills `{name}` places of a template; a name without a value stays as it stands, so that it is seen. */
export function fillTemplate(template: string, params: TemplateParams = {}): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}
