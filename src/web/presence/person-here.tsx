import { personInitialOf } from '#contract/account/name-of.ts';
import { useEngine } from '../board/engine/use-engine.ts';
import { useNotices } from '../lib/notices.ts';
import { classes } from '../ui/classes.ts';
import { useWords, type Words } from '../words/index.ts';
import { calledName, type PersonHere } from './peers.ts';
import { useRoom } from './use-room.ts';

/** What one is called here. */
export const nameOf = (person: Pick<PersonHere, 'name' | 'isGuest'>, t: Words<'presence'>): string =>
  calledName(person, { nameless: t('nameless'), guest: (name) => t('guest', { name }) });

/** Answers in words what somebody does. */
export function useDoing(): (person: PersonHere) => string {
  const t = useWords('presence');
  const { editor } = useEngine();
  return ({ isAway, edit }) => {
    if (isAway) return t('away');
    const card = edit === null ? undefined : editor.node(edit);
    return card ? t('writing', { title: card.title }) : t('looking');
  };
}

interface FaceProps {
  person: PersonHere;
  isFollowed?: boolean;
  isLarge?: boolean;
}

export function Face({ person, isFollowed = false, isLarge = false }: FaceProps) {
  const colour = `var(--peer-${person.colour + 1})`;
  return (
    <span
      aria-hidden="true"
      style={{
        backgroundColor: colour,
        boxShadow: isFollowed ? `0 0 0 2px var(--raised), 0 0 0 4px ${colour}` : '0 0 0 2px var(--raised)',
      }}
      className={classes(
        'inline-flex shrink-0 items-center justify-center rounded-full font-[650] text-white',
        isLarge ? 'size-9 text-base' : 'size-7 text-xs',
        person.isAway && 'saturate-[.2]',
      )}
    >
      {personInitialOf(person.name || '?')}
    </span>
  );
}

/** Calls everybody to where one looks, and says whether that could be done now. */
export function useGather(): () => void {
  const t = useWords('presence');
  const room = useRoom();
  const notices = useNotices();
  const { editor } = useEngine();
  return () => {
    const { x, y, width, height } = editor.camera.seen();
    const isCalled = room.gather([x, y, width, height]);
    notices.show({ tone: isCalled ? 'done' : 'failed', title: t(isCalled ? 'gathered' : 'calledJustNow') });
  };
}
