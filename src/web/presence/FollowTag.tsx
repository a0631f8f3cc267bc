import { Eye } from 'lucide-react';
import { useWords } from '../words/index.ts';
import { nameOf } from './person-here.tsx';
import { useRoom } from './use-room.ts';
import { classes } from '../ui/classes.ts';

/** Whom one follows, in that one's colour, and the way out. `isAtBar`: left of the bar that it is in, below where that has little room. */
export function FollowTag({ isAtBar = false }: { isAtBar?: boolean }) {
  const t = useWords('presence');
  const room = useRoom();
  const person = room.following === null ? undefined : room.peers.all.get(room.following);
  if (!person) return null;
  const name = nameOf({ name: person.name, isGuest: person.guest === true }, t);
  return (
    <div
      role="status"
      style={{ backgroundColor: `var(--peer-${person.colour + 1})` }}
      className={classes(
        'absolute z-(--z-panel) flex h-11 items-center gap-2.5 rounded-card pr-1.5 pl-3.5 text-sm font-semibold whitespace-nowrap text-white shadow-pop',
        isAtBar
          ? 'top-[calc(100%+12px)] right-0 @min-[1100px]:top-0 @min-[1100px]:right-[calc(100%+8px)]'
          : 'top-14 right-3',
      )}
    >
      <Eye size={17} className="shrink-0" aria-hidden="true" />
      {t('following', { name })}
      <button
        type="button"
        onClick={() => room.follow(null)}
        className="h-8 rounded-control bg-white/20 px-2.5 text-sm font-semibold hover:bg-white/30"
      >
        {t('stop')} <kbd className="font-sans pointer-coarse:hidden">Esc</kbd>
      </button>
    </div>
  );
}
