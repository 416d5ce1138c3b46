export { addressIn } from '../drawn/address-in.ts';
export { defineRemote } from '../seam/define-remote.ts';
export { drawPage } from './draw-page.tsx';
export {
  ApiError,
  changeLocale,
  Link,
  localized,
  problemText,
  readStored,
  request,
  useAppearance,
  useIsDrawing,
  useLocale,
  useLocation,
  useNavigate,
  useNow,
  usePageHead,
  usePageRead,
  usePageTitle,
  useParams,
  useSearchParams,
  useSite,
  useSiteBase,
  useSitePage,
  useTranslation,
  useUser,
  writeStored,
} from './stand-ins.tsx';
