export { berthApi } from './api/berth-api.ts';
export type { CallArgument, EndpointQuery } from './api/endpoint-query.ts';
export { endpointMutation, endpointQuery } from './api/endpoint-query.ts';
export { problemOf } from './api/problem-of.ts';
export { tableAnswer } from './api/table-answer.ts';
export type { AppearanceChoice, AppearanceMode } from './appearance/appearance.ts';
export { useAppearance } from './appearance/appearance.ts';
export { useConsoleFiguresQuery } from './console/console.queries.ts';
export { useFiguresOf } from './console/use-figures-of.ts';
export { useIsDrawing } from './drawn/use-is-drawing.ts';
export { useNow } from './drawn/use-now.ts';
export { usePageHead } from './drawn/use-page-head.ts';
export type { PageReading, PublicRead } from './drawn/use-page-read.ts';
export { giveAnswers, usePageRead } from './drawn/use-page-read.ts';
export type { ApiErrorKind, ApiProblem } from './http/api-error.ts';
export { ApiError, problemText } from './http/api-error.ts';
export { createHttpClient } from './http/create-http-client.ts';
export type { ErrorText } from './http/error-texts.ts';
export { errorText } from './http/error-texts.ts';
export { exportList } from './http/export-list.ts';
export { overlayShown } from './http/overlay.ts';
export type { ReadEventsOptions, StreamEvent } from './http/read-events.ts';
export { readEvents } from './http/read-events.ts';
export type { ErrorPlacement } from './http/report-failure.ts';
export type { Call, CallInput, CallOptions, CallResult } from './http/request.ts';
export { request, requestFile } from './http/request.ts';
export { backoffMs, pause } from './http/retry-pause.ts';
export { watchScriptErrors } from './http/script-errors.ts';
export { sendQuietly } from './http/send-quietly.ts';
export type { UploadOptions } from './http/upload-file.ts';
export { uploadFile } from './http/upload-file.ts';
export { useMaking } from './http/use-making.ts';
export { createI18n, currentLocale } from './language/create-i18n.ts';
export { RemoteScope } from './language/RemoteScope.tsx';
export { takeLanguageQuery } from './language/take-language-query.ts';
export type { Translations } from './language/translations.ts';
export { registerTranslations } from './language/translations.ts';
export type { Translate } from './language/use-translation.ts';
export { localized, useLocale, useTranslation } from './language/use-translation.ts';
export { bookingsChanged, bookingTag } from './live/booking-news.ts';
export { messagesChanged } from './live/message-news.ts';
export { recordsChanged, recordTag } from './live/record-news.ts';
export type { Notice, NoticeKind, NoticeText } from './notice/notify.ts';
export { dismissNotice, notices, notify } from './notice/notify.ts';
export type { PagePlace } from './page/page-context.ts';
export { PageContext } from './page/page-context.ts';
export {
  useIsPageActive,
  usePageTitle,
  usePassingPage,
  useUnsavedChanges,
  useUnsavedWork,
} from './page/page-hooks.ts';
export { discardUnsaved } from './page/unsaved-work.ts';
export { type NoteTyped, useNoteTyped } from './page/use-note-typed.ts';
export { type RecordPaths, useRecordLinks, useRecordPlace } from './record-page/use-record-place.tsx';
export { useTypedPage } from './record-page/use-typed-page.ts';
export { useUnsavedAccess } from './record-page/use-unsaved-access.ts';
export {
  BrowserRouter,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigationType,
  useParams,
} from './router/router.ts';
export { isSameTabState, sameTab, useSearchParams, withoutSameTab } from './router/search-params.ts';
export { useNavigate } from './router/use-navigate.ts';
export { useIsOpenInTab, useOpenPagePath } from './router/use-open-page-path.ts';
export { changeLocale } from './runtime/change-locale.ts';
export type { Runtime } from './runtime/create-runtime.ts';
export { createRuntime } from './runtime/create-runtime.ts';
export { RuntimeProvider } from './runtime/RuntimeProvider.tsx';
export { adoptRemote } from './seam/adopt-remote.ts';
export type { PageLoader, RemoteDefinition, RemoteRoute } from './seam/define-remote.ts';
export { defineRemote } from './seam/define-remote.ts';
export { RemoteSlot, SlotContext } from './seam/RemoteSlot.tsx';
export { renewUser } from './session/renew-user.ts';
export { rememberReturnPath, takeReturnPath } from './session/return-path.ts';
export {
  hasPermission,
  hasRole,
  IfPermission,
  IfRole,
  useHasPermission,
  useHasRole,
  useUser,
} from './session/roles.ts';
export { sessionEndShown } from './session/session-end.ts';
export { checkSessionOwner, sessionReplacedShown } from './session/session-owner.ts';
export type { RestoredSession } from './session/sign-in.ts';
export { clearSession, restoreSession, signIn, signOut } from './session/sign-in.ts';
export type { Signal } from './signal/signal.ts';
export { createSignal, useSignal } from './signal/signal.ts';
export type { Site } from './site/site-context.ts';
export { SiteContext, useSite, useSiteBase, useSitePage } from './site/site-context.ts';
export { readStored, writeStored } from './storage/browser-storage.ts';
export type { BerthState, BerthStore } from './store/create-store.ts';
export { createStore } from './store/create-store.ts';
export { refetchQueries } from './store/refetch-queries.ts';
export { useBerthSelector, useBerthStore } from './store/store-hooks.ts';
export type { Tab } from './store/tab.ts';
export { fullPathOf } from './store/tab.ts';
export type { TabNavigation, TabsState } from './store/tabs-slice.ts';
export { keptTabs, tabAfterClosing, tabsActions } from './store/tabs-slice.ts';
export { type TableMemory, useTableMemory } from './table-memory/use-table-memory.ts';
