export { demoList } from './demo/demo-record.list.ts';
export {
  type DemoContent,
  type DemoKind,
  demoKindNames,
  demoKinds,
  demoLimits,
  demoProblems,
} from './demo/demo-record.ts';
