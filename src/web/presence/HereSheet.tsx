import { History, Megaphone, Users } from 'lucide-react';
import { usePanels } from '../board-context/panels.ts';
import { useEngine } from '../board/engine/use-engine.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useWords } from '../words/index.ts';
import { peopleOf } from './peers.ts';
import { Face, nameOf, useDoing, useGather } from './person-here.tsx';
import { useRoom } from './use-room.ts';

interface HereSheetProps {
  /** The board's past and who it is shared with are reached from here. */
  hasWays: boolean;
  onClose: () => void;
}

/** On telephones: who is on the board, what each does, whom one follows, and what one shows of oneself. */
export function HereSheet({ hasWays, onClose }: HereSheetProps) {
  const t = useWords('presence');
  const words = { share: useWords('sharing')('share'), history: useWords('actions')('label.history') };
  const room = useRoom();
  const panels = usePanels();
  const { editor } = useEngine();
  const doing = useDoing();
  const gather = useGather();
  const people = peopleOf(room.peers);
  const leaveBy = (go: () => void) => () => {
    onClose();
    go();
  };
  return (
    <Dialog isOpen onClose={onClose} title={`${t('here')} · ${t('people', { count: people.length })}`}>
      <ul className="mt-3 divide-y divide-line">
        {people.map((person) => {
          const isFollowed = room.following === person.peer;
          const name = nameOf(person, t);
          return (
            <li key={person.key} className="flex items-center gap-3 py-3">
              <Face person={person} isFollowed={isFollowed} isLarge />
              <span className="min-w-0 grow">
                <span className="block truncate text-base font-semibold">{name}</span>
                <span className="block truncate text-sm text-ink-2">{doing(person)}</span>
              </span>
              {person.noFollow ? (
                <span className="shrink-0 text-sm text-ink-3">{t('keepsFollowersOff')}</span>
              ) : (
                <Button
                  variant={isFollowed ? 'secondary' : 'soft'}
                  className="h-11 shrink-0"
                  aria-label={isFollowed ? undefined : t('follow', { name })}
                  onClick={leaveBy(() => room.follow(isFollowed ? null : person.peer))}
                >
                  {t(isFollowed ? 'stop' : 'followShort')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-1 text-sm text-ink-2">{t('followText')}</p>
      <div className="mt-3 border-t border-line pt-1">
        {(['hidesOthers', 'hidesOwn', 'noFollow'] as const).map((name) => (
          <div key={name} className="flex min-h-11 items-center justify-between gap-3 text-base">
            <span aria-hidden="true">{t(name)}</span>
            <Switch isLabelHidden label={t(name)} isOn={room[name]} onChange={(isOn) => room.choose(name, isOn)} />
          </div>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-2 *:h-11 *:grow">
        {editor.mayBring && (
          <Button className="w-full" icon={<Megaphone size={17} aria-hidden="true" />} onClick={leaveBy(gather)}>
            {t('gather')}
          </Button>
        )}
        {hasWays && editor.mayEdit && (
          <Button
            icon={<History size={17} aria-hidden="true" />}
            onClick={leaveBy(() => panels.open({ what: 'history', nodeId: null }))}
          >
            {words.history}
          </Button>
        )}
        {hasWays && (
          <Button
            variant="primary"
            icon={<Users size={17} aria-hidden="true" />}
            onClick={leaveBy(() => panels.open({ what: 'share' }))}
          >
            {words.share}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
