import {
  type AskedCodes,
  type Currency,
  checkTextsByPath,
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
  const checksOf = (draft: DeclarationContent) => {
    const checks = declarationChecks(draft, declaration.bookings, input.codes, declaration.papers);
    return Array.from(checkTextsByPath(checks), ([path, texts]) => ({ path, texts }));
  };
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
      ...checksOf(contentOf(draft)),
    ],
  });
}

/** What checks say of each cell of a line by itself, computed once for each line as it stands. */
function doubtsOfCells({ declaration, codes, locale }: Parameters<typeof declarationForm>[0]) {
  type Doubts = { currency: Currency; byColumn: ReadonlyMap<string, string> };
  const known = new WeakMap<SheetLine, Doubts>();
  const doubtsOf = (line: SheetLine, currency: Currency): Doubts => {
    const checks = declarationChecks({ goods: [lineContent(line)], currency }, [], codes, declaration.papers);
    const said = checks.map(({ path, texts }) => [path.replace('goods.0.', ''), texts[locale]] as const);
    return { currency, byColumn: new Map(said) };
  };
  return (line: SheetLine, column: string, currency: Currency): string | undefined => {
    const before = known.get(line);
    const doubts = before?.currency === currency ? before : doubtsOf(line, currency);
    known.set(line, doubts);
    return doubts.byColumn.get(column);
  };
}
