import { problemOf, uploadFile, useBerthStore, useUser } from '@berth/runtime';
import { newerThread } from '../talk/newer-thread.ts';
import type { Talk, Thread } from '../talk/talk.ts';
import { memberTalkApi } from './member.queries.ts';

const { endpoints, util } = memberTalkApi;
// One arguments object: the answer is kept under it.
const newest = { query: {} };

/**
 * The newest conversation of a signed-in person. In the workspace changes come by its live events; where nothing hears
 * those it is asked for every `askEveryMs`.
 */
export function useMemberTalk(pathname: string, askEveryMs = 0): Talk {
  const { dispatch } = useBerthStore();
  const userId = useUser()?.id ?? '';
  const query = endpoints.memberTalk.useQuery(newest, { pollingInterval: askEveryMs });
  const take = (answer: Thread) =>
    dispatch(util.updateQueryData('memberTalk', newest, (before) => newerThread(before, answer)));
  const outcome = async (asked: PromiseLike<{ data?: Thread; error?: unknown }>) => {
    const answer = await asked;
    if (answer.data) take(answer.data);
    return problemOf(answer) ?? null;
  };
  return {
    thread: query.data,
    problem: problemOf(query),
    refetch: query.refetch,
    start: (saying) =>
      outcome(dispatch(endpoints.memberTalkStart.initiate({ body: { ...saying, path: pathname } }))),
    say: (id, saying) => outcome(dispatch(endpoints.memberTalkSay.initiate({ body: { ...saying, id } }))),
    see: (id, entry) => dispatch(endpoints.memberTalkSee.initiate({ body: { id, entry } })),
    end: (id) => outcome(dispatch(endpoints.memberTalkEnd.initiate({ body: { id } }))),
    leaveMail: null,
    upload: async (file) => {
      const { fileName, src } = await uploadFile(file);
      return { fileName, file: src };
    },
    hrefOf: (id) => `/api/support/file?id=${encodeURIComponent(id)}`,
    place: `member ${userId}`,
  };
}

/** How many answers in the newest conversation the reader has not seen: the mark of the button, before any is opened. */
export function useUnreadAnswers(): number {
  return endpoints.memberTalks.useQuery({}).data?.[0]?.unread ?? 0;
}
