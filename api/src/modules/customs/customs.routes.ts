import type { ReferenceReader } from '../selects/reference-catalog.ts';
import type { UploadDependencies } from '../uploads/uploads.service.ts';
import { catalogueHandlers } from './catalogue/catalogue.routes.ts';
import { declarationHandlers } from './declarations/declarations.routes.ts';
import { lineImportHandlers } from './declarations/import/line-import.routes.ts';
import type { LinesReader } from './declarations/import/lines-reader.ts';
import { customsDeskHandlers } from './desk/customs-desk.routes.ts';
import { declarationDocumentHandlers } from './documents/declaration-documents.routes.ts';
import { goodsHandlers } from './goods/goods.routes.ts';
import type { LibraryReader } from './goods/import/library-reader.ts';
import { customsIntegrationHandlers } from './receive/customs-integration.routes.ts';

/** Every call of customs: catalogue, goods library, declarations, the desk's and those of other systems. */
export function customsHandlers(
  deps: UploadDependencies & {
    reference: ReferenceReader;
    readLibrary: LibraryReader;
    readLines: LinesReader;
  },
) {
  return {
    ...catalogueHandlers(deps),
    ...goodsHandlers(deps),
    ...declarationHandlers(deps),
    ...declarationDocumentHandlers(deps),
    ...lineImportHandlers(deps),
    ...customsDeskHandlers(deps),
    ...customsIntegrationHandlers(deps),
  };
}
