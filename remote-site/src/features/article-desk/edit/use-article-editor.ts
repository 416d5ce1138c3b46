import {
  type ArticleContent,
  type ArticleKind,
  type ArticleText,
  articleDraftProblems,
  articleLimits,
  articlePublishingProblems,
  type FieldError,
  type Locale,
  type Problem,
  problemMessage,
  slugOf,
} from '@berth/contract';
import { useTypedPage } from '@berth/runtime';
import { jumpTo, type SaveProblem, type SendForm, toChinaTime, useRetainedTyped } from '@berth/ui';
import { useEffect, useId, useRef, useState } from 'react';
import {
  type StoredArticle,
  useSiteCreateArticleMutation,
  useSiteSaveArticleMutation,
} from '../articles.queries.ts';
import { useArticleWords } from '../words/use-article-words.ts';
import { type ArticleBase, baseOf, newBase } from './article-base.ts';
import { type ArticleField, contentPath, fieldOf } from './article-fields.ts';

/** What was tried last: problems are told from then on. */
type Attempt = { what: 'save' } | { what: 'publish'; languages: readonly Locale[] };

export type FieldProblem = ArticleField & { message: string };

/** Why nothing was done, where no field says it. */
export type Failure = Pick<SaveProblem, 'message' | 'texts' | 'requestId'>;

type EditorInput = {
  kind: ArticleKind;
  /** The newest that the page has; null of one that is not stored yet. */
  stored: StoredArticle | null;
  onCreated: (id: string) => void;
};

/** State of the page of an article: the typed content, saving it, and its problems. */
export function useArticleEditor({ kind, stored, onCreated }: EditorInput) {
  const { locale } = useArticleWords();
  const formId = useId();
  const [base, setBase] = useState<ArticleBase>(() => (stored ? baseOf(stored) : newBase()));
  // Null as long as nothing is typed: so it is filled in again over the version that it was typed on.
  const typed = useRetainedTyped<ArticleContent | null>(
    useTypedPage(),
    `article.${base.id ?? `new.${kind}`}`,
    null,
    base.version,
  );
  const content = typed.value ?? base.content;
  const [tab, setTab] = useState<Locale>('zh-CN');
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Somebody saved meanwhile, in the server's words. */
  const [conflict, setConflict] = useState<string | null>(null);
  const [aside, setAside] = useState<ArticleContent | null>(null);
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const [callCreate] = useSiteCreateArticleMutation();
  const [callSave] = useSiteSaveArticleMutation();
  const jump = useJump();

  const newer = stored && stored.id === base.id && stored.version > base.version ? stored : null;
  // Nothing is typed here: what a colleague saved is shown.
  if (newer && !typed.isTyped && !busy) {
    setBase(baseOf(newer));
    setConflict(null);
  }

  const moment = {
    now: toChinaTime(new Date()),
    stood: stoodSince(stored),
    isReadable: stored?.state === 'published',
  };
  const problemsOf = (tried: Attempt): Problem[] =>
    tried.what === 'save'
      ? articleDraftProblems(content)
      : articlePublishingProblems(content, { kind, languages: tried.languages, moment });
  const problems = shownProblems(attempt ? problemsOf(attempt) : [], refused, locale);
  const idOf = (path: string) => `${formId}-${path}`;

  const set = (next: ArticleContent) =>
    typed.set(JSON.stringify(next) === JSON.stringify(base.content) ? null : next);
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  });
  const settle = (path: string) => setRefused((before) => before.filter(({ field }) => !isAt(field, path)));

  function change(part: Partial<ArticleContent>) {
    latest.current = { ...latest.current, ...part };
    set(latest.current);
    for (const name of Object.keys(part)) settle(name);
  }

  function changeText(of: Locale, part: Partial<ArticleText>) {
    const { texts, slug } = latest.current;
    const next = { ...texts, [of]: { ...texts[of], ...part } };
    // The name in addresses follows the English title until somebody writes another, or it was published.
    const follows =
      of === 'en' && part.title !== undefined && !stored?.live && slug === slugFor(texts.en.title);
    latest.current = {
      ...latest.current,
      texts: next,
      slug: follows ? slugFor(part.title ?? '') : slug,
    };
    set(latest.current);
    for (const name of Object.keys(part)) settle(`texts.${of}.${name}`);
  }

  function putAside() {
    if (typed.isTyped) setAside(content);
    typed.forget();
    setAttempt(null);
    setRefused([]);
  }

  function showProblem({ path, locale: of }: ArticleField) {
    if (of && !path.endsWith('.coverAlt')) setTab(of);
    jump(idOf(path));
  }

  /** Whether it can be tried; else what is wrong is shown, and the first of it gone to. */
  function isFit(tried: Attempt): boolean {
    const [first] = problemsOf(tried);
    setAttempt(tried);
    setRefused([]);
    if (first) showProblem(fieldOf(first.path));
    return first === undefined;
  }

  function refuse(problem: SaveProblem) {
    if (problem.status === 401 || problem.kind === 'aborted') return;
    if (problem.code === 'VERSION_CONFLICT') {
      setConflict(problem.texts?.[locale] ?? problem.message);
      return;
    }
    const fields = (problem.fields ?? []).map((each) => ({ ...each, field: contentPath(each.field) }));
    setRefused(fields);
    const [first] = fields;
    if (first) showProblem(fieldOf(first.field));
    else setFailure(problem);
  }

  /** Once per click: what it does knows whether something else is under way. */
  async function once<Result>(act: () => Promise<Result>): Promise<Result | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setBusy(true);
    setFailure(null);
    try {
      return await act();
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }

  /** Saves what is typed; gives what is saved then, or null where it was not. */
  async function store(version = base.version): Promise<ArticleBase | null> {
    if (base.id !== null && !typed.isTyped && version === base.version) return base;
    if (!isFit({ what: 'save' })) return null;
    const sent = content;
    typed.write();
    const body = { kind, content: sent };
    const { data, error } = base.id
      ? await callSave({ body: { id: base.id, version, content: sent } })
      : await callCreate({ body: { idempotencyKey: typed.attempts.keyFor(JSON.stringify(body)), ...body } });
    if (error || !data) {
      refuse(error as SaveProblem); // calls fail with nothing else
      return null;
    }
    const id = base.id ?? ('id' in data ? data.id : '');
    const saved = { id, version: data.version, content: sent };
    // What was typed meanwhile stays, over the new version.
    typed.clear(typed.value);
    setBase(saved);
    setConflict(null);
    setAttempt(null);
    if (base.id === null) onCreated(id);
    return saved;
  }

  const errorOf = (path: string) => problems.find((each) => each.path === path)?.message;
  /** The fields of the kit ask by their names; `under` is where they stand in the content. */
  const fieldsUnder = (under: string): SendForm => ({
    idOf: (name) => idOf(`${under}${name}`),
    errorOf: (name) => errorOf(`${under}${name}`),
    isBusy: busy,
    failure: null,
    send: () => undefined,
  });

  return {
    base,
    content,
    fieldsUnder,
    tab,
    setTab,
    idOf,
    problems,
    errorOf,
    failure,
    setFailure,
    busy,
    isTyped: typed.isTyped,
    typed,
    /** A colleague saved meanwhile, while something is typed here. */
    conflict: conflict ?? (newer && typed.isTyped && !busy ? '' : null),
    change,
    changeText,
    showProblem,
    isFit,
    refuse,
    once,
    store,
    save: () => once(() => store()),
    /** What was typed is put over what a colleague saved. */
    keepMine: (version: number) =>
      once(() => {
        setBase({ ...base, version });
        setConflict(null);
        return store(version);
      }),
    /** What a colleague saved is shown; what was typed can be had back. */
    takeTheirs: (theirs: StoredArticle) => {
      putAside();
      setBase(baseOf(theirs));
      setConflict(null);
    },
    aside,
    putAside,
    takeBack: () => {
      if (aside) set(aside);
      setAside(null);
    },
    dropAside: () => setAside(null),
    /** A call other than saving gave it a newer version: what is typed here is typed over that. */
    moveOn: (version: number) => setBase((before) => ({ ...before, version })),
  };
}

export type ArticleEditor = ReturnType<typeof useArticleEditor>;

const slugFor = (title: string) => slugOf(title, articleLimits.slug);

/** When an article could first be read, where it can be already. */
function stoodSince(stored: StoredArticle | null): string | null {
  const since = stored?.live?.publishAt ?? null;
  return since !== null && since <= toChinaTime(new Date()) ? since : null;
}

function shownProblems(
  problems: readonly Problem[],
  refused: readonly FieldError[],
  locale: Locale,
): FieldProblem[] {
  const shown = new Map<string, FieldProblem>();
  for (const problem of problems) {
    const field = fieldOf(problem.path);
    if (!shown.has(field.path)) shown.set(field.path, { ...field, message: problemMessage(problem, locale) });
  }
  for (const { field: path, texts, message } of refused) {
    const field = fieldOf(path);
    if (!shown.has(field.path)) shown.set(field.path, { ...field, message: texts?.[locale] ?? message });
  }
  return [...shown.values()];
}

const isAt = (field: string, path: string) => field === path || field.startsWith(`${path}.`);

/** Goes to a control once it is drawn, also where its tab is only shown now. */
function useJump(): (id: string) => void {
  const [target, setTarget] = useState<{ id: string } | null>(null);
  const done = useRef(target);
  useEffect(() => {
    // Effects run again when a hidden page is shown; the jump does not.
    if (done.current === target || !target) return;
    done.current = target;
    jumpTo(target.id);
  }, [target]);
  return (id) => setTarget({ id });
}
