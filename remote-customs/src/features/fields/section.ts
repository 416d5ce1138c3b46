import type { DeclarationKind, LocalizedText } from '@berth/contract';
import type { defineForm } from '@berth/ui';
import type { DeclarationDraft } from './declaration-draft.ts';

/** What the form's definition calls by name. */
export type Names = { source: 'countries'; rule: never; table: 'goods' | 'invoices' };

/** A section of the form of a declaration. */
export type Section = Parameters<typeof defineForm<DeclarationDraft, Names>>[0]['sections'][number];

export const words = (chinese: string, english: string): LocalizedText => ({ 'zh-CN': chinese, en: english });

/** Kinds with a buy-order, and those with a tax refund. */
export const withBuyOrder = {
  field: 'kind',
  operator: 'in',
  value: ['pay', 'merge'] as DeclarationKind[],
} as const;
export const withRefund = {
  field: 'kind',
  operator: 'in',
  value: ['tax', 'merge'] as DeclarationKind[],
} as const;

export const sameName = (name: string) => [name, words(name, name)] as const;
