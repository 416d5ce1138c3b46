import { TalkView } from '../talk/TalkView.tsx';
import { useMemberTalk } from './use-member-talk.ts';

type MemberTalkProps = { pathname: string; onRead: (id: string) => void };

/** The conversation of whoever is signed in. */
export function MemberTalk({ pathname, onRead }: MemberTalkProps) {
  return <TalkView talk={useMemberTalk(pathname)} pathname={pathname} onRead={onRead} />;
}
