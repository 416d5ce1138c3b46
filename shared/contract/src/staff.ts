export {
  type AccessKeyContent,
  type AccessKeyKind,
  accessKeyKindNames,
  accessKeyKinds,
  accessKeyProblems,
} from './staff/access-key.ts';
export {
  type Department,
  departmentLimits,
  departmentProblems,
  idsWithin,
  placeDepartments,
} from './staff/department.ts';
export { staffList } from './staff/staff.list.ts';
