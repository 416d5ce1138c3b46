import { problemOf, request, useBerthStore } from '@berth/runtime';
import { visitorPlace } from '../talk/draft.ts';
import { newerThread } from '../talk/newer-thread.ts';
import type { Talk, Thread } from '../talk/talk.ts';
import { useConversationStream } from './use-conversation-stream.ts';
import { visitorTalkApi } from './visitor.queries.ts';

const { endpoints, util } = visitorTalkApi;

/** The conversation of this browser, kept up to date while the window is in front; windows of one browser show the same. */
export function useVisitorTalk(
  pathname: string,
): Talk & { resume: (secret: string) => ReturnType<Talk['end']> } {
  const { dispatch } = useBerthStore();
  const query = endpoints.visitorTalk.useQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: thread, refetch } = query;
  useConversationStream(thread?.id ?? null, (standing) => {
    if (standing?.id !== thread?.id || standing?.version !== thread?.version) void refetch();
  });
  const take = (answer: Thread) =>
    dispatch(util.updateQueryData('visitorTalk', undefined, (before) => newerThread(before, answer)));
  const outcome = async (asked: PromiseLike<{ data?: Thread; error?: unknown }>) => {
    const answer = await asked;
    if (answer.data) take(answer.data);
    return problemOf(answer) ?? null;
  };
  return {
    thread,
    problem: problemOf(query),
    refetch,
    start: (saying, person, unseen) => {
      const v7 = unseen === '' ? {} : { v7: unseen };
      const body = { ...saying, ...person, path: pathname, ...v7 };
      return outcome(dispatch(endpoints.visitorTalkStart.initiate({ body })));
    },
    say: (id, saying) => outcome(dispatch(endpoints.visitorTalkSay.initiate({ body: { ...saying, id } }))),
    see: async (id, entry) => {
      const { data } = await dispatch(endpoints.visitorTalkSee.initiate({ body: { id, entry } }));
      if (!data) return;
      dispatch(
        util.updateQueryData('visitorTalk', undefined, (before) =>
          before?.id === id ? { ...before, ...data } : before,
        ),
      );
    },
    end: (id) => outcome(dispatch(endpoints.visitorTalkEnd.initiate({ body: { id } }))),
    leaveMail: (id, mail) => outcome(dispatch(endpoints.visitorTalkMail.initiate({ body: { id, mail } }))),
    resume: (secret) => outcome(dispatch(endpoints.visitorTalkResume.initiate({ body: { secret } }))),
    upload: async (file) => {
      const options = { errors: 'caller' as const, overlay: false };
      return await request('POST /index/uploadConversationFile', { upload: file }, options);
    },
    hrefOf: (id) => `/api/index/conversationFile?id=${encodeURIComponent(id)}`,
    place: visitorPlace,
  };
}
