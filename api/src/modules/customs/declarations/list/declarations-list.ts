import { declarationList } from '@berth/contract';
import { anyWordOf } from '../../../../list/any-word-of.ts';
import { tableList } from '../../../../list/table-list.ts';

export const declarations = tableList(declarationList, 'declaration', {
  odd: { businessNumbers: anyWordOf('declaration.business_numbers') },
  defaultSort: { field: 'updatedAt', order: 'descending' },
});
