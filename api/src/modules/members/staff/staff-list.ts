import { staffList } from '@berth/contract';
import { tableList } from '../../../list/table-list.ts';

export const staff = tableList(staffList, 'staff_row', {
  odd: {
    name: { column: 'name_search', read: ({ name }) => name },
    account: { column: 'account_search', read: ({ account }) => account },
    department: { column: 'department_search', read: ({ department }) => department },
    role: { column: 'role_search', read: ({ role }) => role },
  },
  alsoShown: ['name', 'account', 'department', 'role', 'role_id', 'department_id'],
  beside: ({ role_id: roleId, department_id: departmentId }) => ({ roleId, departmentId }),
  defaultSort: { field: 'createdAt', order: 'descending' },
});
