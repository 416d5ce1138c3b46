import { notify } from '../notice/notify.ts';
import { usePageTitle, usePassingPage, useUnsavedChanges } from '../page/page-hooks.ts';
import { Link, useLocation } from '../router/router.ts';
import { sameTab, useSearchParams } from '../router/search-params.ts';
import { useNavigate } from '../router/use-navigate.ts';
import { useIsOpenInTab, useOpenPagePath } from '../router/use-open-page-path.ts';
import { useUnsavedAccess } from './use-unsaved-access.ts';

/** Where a kind of record is listed, and where one of it is made and changed: `?id=` a stored one. */
export type RecordPaths = { list: string; detail: string };

/** The address of a stored record. */
function pathOfOne({ detail }: Pick<RecordPaths, 'detail'>, { id }: { id: string }): string {
  return `${detail}?id=${encodeURIComponent(id)}`;
}

/** The address of another new record: each has one, and so a tab, of its own. */
function pathOfNew({ detail }: Pick<RecordPaths, 'detail'>): string {
  return `${detail}?new=${Math.random().toString(36).slice(2, 10)}`;
}

/** What the page of a record's form needs of its place in the portal, for `DefinedRecordPage` of `@berth/ui`. */
export function useRecordPlace(paths: RecordPaths) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const toList = useOpenPagePath(paths.list);
  const stay = { replace: true, state: sameTab };
  return {
    id: params.get('id'),
    newKey: params.get('new') ?? '',
    unsaved: useUnsavedAccess(),
    address: pathname + search,
    isOpenInTab: useIsOpenInTab(),
    linkToList: (text: string) => <Link to={toList}>{text}</Link>,
    openRecord: (id: string) => navigate(pathOfOne(paths, { id }), stay),
    leaveForList: () => navigate(paths.list, stay),
    tell: (text: string) => notify.success(text),
    useUnsavedChanges,
    usePageTitle,
    usePassingPage,
  };
}

/** How a list leads to the pages of its records, for `records` of `DefinedListPage`. */
export function useRecordLinks(paths: Pick<RecordPaths, 'detail'>) {
  const navigate = useNavigate();
  return {
    linkTo: (row: { id: string }, text: string) => <Link to={pathOfOne(paths, row)}>{text}</Link>,
    onNew: () => navigate(pathOfNew(paths)),
  };
}
