import {
  type AskedCodes,
  type DeclarationContent,
  declarationChecks,
  declarationProblems,
  hasSameValue,
  type LocalizedText,
} from '@berth/contract';
import { type DefinedRecordForm, defineRecordForm, type SheetLine } from '@berth/ui';
import type { Declaration } from '../calls/customs.queries.ts';
import { contentOf, type DeclarationDraft, emptyDraft, lineContent } from '../fields/declaration-draft.ts';
import { declarationFields, type FieldsInput, returned } from '../fields/declaration-fields.ts';
import type { Names } from '../fields/section.ts';

const declarationName: LocalizedText = { 'zh-CN': '报关资料', en: 'declaration' };

/** The form of one declaration; it marks what the desk returned. `today`: `YYYY-MM-DD`, China Standard Time. */
export function declarationForm(
  input: FieldsInput & { declaration: Pick<Declaration, 'papers'>; today: string; codes: AskedCodes },
): DefinedRecordForm<DeclarationDraft> {
  const { kinds, number, content, returnReasons, ...declaration } = input.declaration;
  const bookings = declaration.bookings.map(({ businessNumber }) => businessNumber);
  return defineRecordForm<DeclarationDraft, Names>({
    kind: 'declaration',
    name: declarationName,
    ...declarationFields({ ...input, doubtOf: doubtsOfCells(input) }),
    empty: emptyDraft(content.kind),
    nameOf: () => number,
    problems: (draft, action) =>
      declarationProblems(contentOf(draft), {
        kinds,
        bookings,
        today: input.today,
        isComplete: action === 'submit',
      }),
    // What the desk returned stays marked until it is another value; checks ask for a second look.
    hints: (draft) => [
      ...returnReasons
        .filter(({ path }) => path !== '' && hasSameValue(contentOf(draft), content, path))
        .map(({ path, words: said }) => ({ path, texts: returned(said) })),
      ...checksByPath(contentOf(draft), declaration, input.codes),
    ],
  });
}

/** What checks say of each cell of a line by itself, computed once for each line as it stands. */
function doubtsOfCells({ declaration, codes, locale }: Parameters<typeof declarationForm>[0]) {
  const known = new WeakMap<SheetLine, ReadonlyMap<string, string>>();
  const doubtsOf = (line: SheetLine): ReadonlyMap<string, string> => {
    const content = { goods: [lineContent(line)], currency: declaration.content.currency };
    const checks = declarationChecks(content, [], codes, declaration.papers);
    return new Map(checks.map(({ path, texts }) => [path.replace('goods.0.', ''), texts[locale]]));
  };
  return (line: SheetLine, column: string): string | undefined => {
    const doubts = known.get(line) ?? doubtsOf(line);
    known.set(line, doubts);
    return doubts.get(column);
  };
}

/** What checks say, a hint for each path: sums of several kinds stand together at the sheet. */
function checksByPath(
  content: DeclarationContent,
  { bookings, papers }: Pick<Declaration, 'bookings' | 'papers'>,
  codes: AskedCodes,
) {
  const found = new Map<string, LocalizedText[]>();
  for (const { path, texts } of declarationChecks(content, bookings, codes, papers))
    found.set(path, [...(found.get(path) ?? []), texts]);
  return [...found].map(([path, all]) => ({
    path,
    texts: {
      'zh-CN': all.map((texts) => texts['zh-CN']).join('；'),
      en: all.map((texts) => texts.en).join('; '),
    },
  }));
}
