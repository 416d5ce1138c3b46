import { useNoteTyped } from '../page/use-note-typed.ts';
import { useLocation } from '../router/router.ts';
import { useIsOpenInTab } from '../router/use-open-page-path.ts';
import { useUnsavedAccess } from './use-unsaved-access.ts';

/** The page on which something is typed, for `useTypedForm` and `useRetainedTyped` of `@berth/ui`. */
export function useTypedPage() {
  const { pathname, search } = useLocation();
  return {
    note: useNoteTyped(),
    unsaved: useUnsavedAccess(),
    address: pathname + search,
    isOpenInTab: useIsOpenInTab(),
  };
}
