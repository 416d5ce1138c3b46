import type { ContentOf } from './content.ts';
import type { ContentKind } from './content-kinds.ts';
import { contentLimits } from './content-kinds.ts';

type TextLimit = { max: number; isRequired: boolean };
type TextsOf<Kind extends ContentKind> = Partial<Readonly<Record<keyof ContentOf<Kind>, TextLimit>>>;

const need = (max: number): TextLimit => ({ max, isRequired: true });
const may = (max: number): TextLimit => ({ max, isRequired: false });
const list = need(contentLimits.lines * (contentLimits.ofLine + 1));

/** How long the texts of each kind may be, and which of them are needed. */
export const textLimits: { readonly [Kind in ContentKind]: TextsOf<Kind> } = {
  banner: {
    titleZh: need(40),
    titleEn: need(80),
    lineZh: may(120),
    lineEn: may(240),
    linkWordsZh: may(20),
    linkWordsEn: may(40),
    link: may(400),
  },
  bulletin: { textZh: need(120), textEn: need(240), link: may(400) },
  job: {
    titleZh: need(60),
    titleEn: need(120),
    slug: may(contentLimits.slug),
    descriptionZh: list,
    descriptionEn: list,
    requirementsZh: list,
    requirementsEn: list,
  },
  branch: {
    nameZh: need(60),
    nameEn: need(120),
    cityZh: need(30),
    cityEn: need(60),
    addressZh: need(200),
    addressEn: need(300),
    phone: need(40),
  },
  closedDay: { reasonZh: need(60), reasonEn: need(120) },
  certificate: {
    nameZh: need(80),
    nameEn: need(160),
    number: need(80),
    issuerZh: need(120),
    issuerEn: need(200),
  },
  history: { titleZh: need(60), titleEn: need(120), textZh: need(500), textEn: need(1000) },
};
