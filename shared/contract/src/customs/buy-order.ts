import type { LocalizedText } from '../language/locale.ts';
import { checkPositive } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import { missingFields, tooLongTexts } from '../rule/record-rules.ts';
import { principalNumberProblem } from './tax-refund.ts';

export const principalKinds = ['company', 'person'] as const;

/** 买单: under whose title the goods leave, for what fee, and for whom in truth (税务总局公告2025年第17号). */
export type BuyOrder = {
  /** 抬头, the exporting company whose title is used; '' where the forwarder chooses one. */
  title: string;
  /** The fee that was agreed, in yuan. */
  fee: number | null;
  principalKind: (typeof principalKinds)[number];
  principalName: string;
  /** The 18-character code of a company, or a person's ID number. */
  principalNumber: string;
  principalPhone: string;
  /** What the principal exports, in the currency of the declaration. */
  amount: number | null;
};

export function emptyBuyOrder(): BuyOrder {
  return {
    title: '',
    fee: null,
    principalKind: 'company',
    principalName: '',
    principalNumber: '',
    principalPhone: '',
    amount: null,
  };
}

export const buyOrderLimits = {
  title: 100,
  principalName: 100,
  principalNumber: 18,
  principalPhone: 20,
  noticeName: 50,
} as const;

/**
 * What who uses another's title confirms by name before sending. The wording is the portal's, after the announcement;
 * `version` names it, so that it is known later what was confirmed.
 */
export const buyOrderNotice = {
  version: '2025-17/1',
  /** The day from which the announcement is in force. */
  since: '2025-10-01',
  title: { 'zh-CN': '买单出口合规告知', en: 'Notice on exports under a title that is bought' },
  lines: [
    {
      'zh-CN':
        '根据《国家税务总局公告2025年第17号》，自2025年10月1日起，代理出口企业预缴申报企业所得税时，须同步报送实际委托出口方的基础信息和出口金额。',
      en: 'By Announcement 17 of 2025 of the State Taxation Administration, an agent that exports for others has to report, from 1 October 2025 on and with its prepayment of corporate income tax, who the true principal is and what was exported.',
    },
    {
      'zh-CN':
        '未如实报送的，视为代理企业自营出口，由其承担相应的企业所得税；因信息不实产生的责任由提供方承担。',
      en: 'What is not reported truly counts as the agent’s own export, and the agent owes the tax on it. Whoever gave wrong details answers for that.',
    },
    {
      'zh-CN': '本人确认：所填委托人名称、证件号码和出口金额真实、完整，并同意将其用于上述报送。',
      en: 'I confirm that the principal’s name, number and amount above are true and complete, and agree that they are reported.',
    },
  ],
} as const satisfies {
  version: string;
  since: string;
  title: LocalizedText;
  lines: readonly LocalizedText[];
};

const required = ['principalName', 'principalNumber', 'amount'] as const;
const { noticeName: _notice, ...textLimits } = buyOrderLimits;

/** What is wrong with a buy-order, paths relative to it. */
export function buyOrderProblems(
  order: BuyOrder,
  { isComplete, today }: { isComplete: boolean; today: string },
): Problem[] {
  const number =
    order.principalNumber === ''
      ? null
      : principalNumberProblem({ kind: order.principalKind, number: order.principalNumber }, today);
  const amounts = (['fee', 'amount'] as const).flatMap((path): Problem[] => {
    const found = checkPositive(order[path], { decimals: 2 });
    return found ? [{ path, ...found }] : [];
  });
  return [
    ...(isComplete ? missingFields(order, required, required) : []),
    ...tooLongTexts(order, textLimits),
    ...(number ? [{ ...number, path: 'principalNumber' }] : []),
    ...amounts,
  ];
}
