import { type Locale, milestoneNames, milestones } from '@berth/contract';

/** The seven times in their order, as they are ticked. */
export const nodeChoices = (locale: Locale) =>
  milestones.map((node) => ({ value: node, label: milestoneNames[node][locale] }));
