import { inEachLanguage, type LocalizedText } from './locale.ts';

/** Values that a message template may name: `{field}` in the template takes `params.field`. */
export type TemplateParams = Readonly<Record<string, string | number>>;

/** Fills `{name}` places of a template; a name without a value stays as it stands, so that it is seen. */
export function fillTemplate(template: string, params: TemplateParams = {}): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}

/** Values of a template in both languages; one given per language stands in each as it is called there. */
export type LocalizedParams = Readonly<Record<string, string | number | LocalizedText>>;

/** Fills the places of a template in each language. */
export function fillTexts(template: LocalizedText, params: LocalizedParams = {}): LocalizedText {
  return inEachLanguage((locale) => {
    const places = Object.entries(params).map(([name, value]): [string, string | number] => [
      name,
      typeof value === 'object' ? value[locale] : value,
    ]);
    return fillTemplate(template[locale], Object.fromEntries(places));
  });
}
