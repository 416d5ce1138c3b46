import { type Department, placeDepartments } from '@berth/contract';

type Placed = Pick<Department, 'id' | 'parentId' | 'name'>;

/** Departments as they are chosen, each with those that it stands in: `操作部 / 海运组`. */
export function departmentOptions(departments: readonly Placed[]) {
  return placeDepartments(departments).map(({ department }) => {
    const path = pathOf(departments, department);
    return { value: department.id, nameZh: path, nameEn: path, search: path.toLowerCase() };
  });
}

function pathOf(departments: readonly Placed[], { parentId, name }: Placed): string {
  const parent = departments.find(({ id }) => id === parentId);
  return parent ? `${pathOf(departments, parent)} / ${name}` : name;
}
