export { siteToolErrorCodes } from './answer/site-tool-error-codes.ts';
export { type JobKind, jobKindNames, jobKinds } from './site/company/job-kinds.ts';
export { type LegalKind, legalKinds, legalTexts } from './site/company/legal-texts.ts';
export {
  type ChinaMoment,
  type ClosedDay,
  isOpenAt,
  nextOpening,
  type OpeningSpan,
} from './site/company/opening-hours.ts';
export {
  type Carton,
  type CartonDefaults,
  type CartonProblem,
  type CartonProblemCode,
  cartonLimits,
} from './site/tools/carton.ts';
export { cartonProblemWords } from './site/tools/carton-problem-words.ts';
export { type LengthUnit, lengthUnits, type WeightUnit, weightUnits } from './site/tools/carton-units.ts';
export {
  type CartonCharge,
  chargeForCartons,
  type MeasuredCartons,
  measureCartons,
} from './site/tools/measure-cartons.ts';
export { type ParsedCartons, parseCartons } from './site/tools/parse-cartons.ts';
export {
  longestTrackedText,
  readBusinessNumber,
  readTrackedNumber,
  type TrackedNumber,
  type TrackedNumberProblem,
  trackedNumberProblems,
} from './site/tools/tracked-number.ts';
export { type WarehouseKind, warehouseKinds } from './site/tools/warehouse-kinds.ts';
export type { OpenedWebsite, SiteBase, SitePage, WebsiteConfig } from './site/website-config.ts';
