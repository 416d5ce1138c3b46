import { checkText } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';

/** A part of the forwarder, such as 操作部, within another one or at the top. */
export type Department = {
  id: string;
  parentId: string | null;
  name: string;
  version: number;
  /** How many people are in it, those of its own parts not counted. */
  people: number;
};

export const departmentLimits = { departments: 200, name: 40 } as const;

/** A department in the order of the tree, and how deep it stands there; 0 at the top. */
export type PlacedDepartment<Entry> = { department: Entry; depth: number };

/** Departments as a tree is read: each before its parts, siblings in the order in which they came. */
export function placeDepartments<Entry extends Pick<Department, 'id' | 'parentId'>>(
  departments: readonly Entry[],
  parentId: string | null = null,
  depth = 0,
): PlacedDepartment<Entry>[] {
  return departments
    .filter((department) => department.parentId === parentId)
    .flatMap((department) => [
      { department, depth },
      ...placeDepartments(departments, department.id, depth + 1),
    ]);
}

/** A department and all within it, by their ids: where it cannot be moved to. */
export function idsWithin(departments: readonly Pick<Department, 'id' | 'parentId'>[], id: string): string[] {
  return [id, ...placeDepartments(departments, id).map(({ department }) => department.id)];
}

type Entered = { id: string | null; parentId: string | null; name: string };

/** What is wrong with what is entered of a department, the same for form and server. */
export function departmentProblems(
  { id, parentId, name }: Entered,
  departments: readonly Pick<Department, 'id' | 'parentId' | 'name'>[],
): Problem[] {
  const problems: Problem[] = [];
  const ofName = name === '' ? ({ rule: 'required' } as const) : checkText(name, departmentLimits.name);
  const isTaken = departments.some(
    (other) => other.id !== id && other.parentId === parentId && other.name === name,
  );
  if (ofName) problems.push({ path: 'name', ...ofName });
  else if (isTaken) problems.push({ path: 'name', rule: 'takenDepartment' });
  if (parentId !== null) {
    if (!departments.some((other) => other.id === parentId)) {
      problems.push({ path: 'parentId', rule: 'unknownChoice' });
    } else if (id !== null && idsWithin(departments, id).includes(parentId)) {
      problems.push({ path: 'parentId', rule: 'departmentUnderItself' });
    }
  }
  return problems;
}
