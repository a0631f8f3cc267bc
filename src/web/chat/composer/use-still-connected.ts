import { placeId } from '../../lib/board-place.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import type { Mention } from '#contract/chat/chat.schema.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { call } from '../../lib/api.ts';
import { useNotices } from '../../lib/notices.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useWords } from '../../words/index.ts';
import { goneFrom, namableIn, stillThere } from './namable.ts';
import type { Chat } from '../use-chat.ts';

type ShownChat = Pick<Chat, 'chatId' | 'place' | 'conversationId'>;

/**
 * For a question that is asked as it was before: hands on those of its sources that are connected now, and says which are
 * not. Where that cannot be found out it hands on all: the server says what it thinks of them.
 */
export function useStillConnected(
  chat: ShownChat,
): (named: readonly Mention[], go: (still: Mention[]) => void) => void {
  const t = useWords('conversations');
  const notices = useNotices();
  const latest = useLatest({ t, notices });
  const leaveOut = async (named: readonly Mention[]): Promise<Mention[]> => {
    const namable = await readNamable(chat);
    const gone = goneFrom(named, namable);
    const text = gone.map(({ title }) => title).join(', ');
    const { notices: shown, t: words } = latest.current;
    if (gone.length > 0) shown.show({ tone: 'told', title: words('mentionsWereLeftOut'), text });
    return stillThere(named, namable);
  };
  return (named, go) => (named.length === 0 ? go([]) : void leaveOut(named).then(go));
}

async function readNamable({ chatId, place, conversationId }: ShownChat): Promise<Mention[] | null> {
  const query = { conversationId };
  const reading =
    chatId === placeId(place)
      ? call(projectsApi.readContext, { params: { projectId: placeId(place) }, query })
      : call(chatApi.readContext, { params: { nodeId: chatId }, query });
  return reading.then(
    ({ context }) => namableIn(context),
    () => null,
  );
}
