export { backgroundJobList } from './background-job/background-job.list.ts';
export {
  type BackgroundJobAct,
  type BackgroundJobKind,
  type BackgroundJobState,
  backgroundJobKinds,
  backgroundJobStates,
} from './background-job/background-job.ts';
