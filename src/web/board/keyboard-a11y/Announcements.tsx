import { useEffect, useSyncExternalStore } from 'react';
import { announce, lastAnnounced, onAnnounce } from '../../lib/announce.ts';

/** The one live region of the board. */
export function Announcements() {
  const said = useSyncExternalStore(onAnnounce, lastAnnounced);
  useEffect(() => () => announce(''), []);
  return (
    <div role="status" aria-live="polite" className="board-said sr-only">
      {said}
    </div>
  );
}
