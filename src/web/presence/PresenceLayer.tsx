import { Eye } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Rect } from '#contract/board/geometry.ts';
import type { ViewRect } from '#contract/live/presence.ts';
import { useEngine } from '../board/engine/use-engine.ts';
import { ZOOM } from '../editor/camera.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { announce } from '../lib/announce.ts';
import { useIsWide } from '../lib/use-is-wide.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';
import { PeerPainter } from './draw-peers.ts';
import { endOfChain, peopleOf, watchersOf } from './peers.ts';
import { PresenceAvatars } from './PresenceAvatars.tsx';
import type { PresenceRoom } from './room.ts';
import { tellOwn } from './tell-own.ts';
import { useRoom } from './use-room.ts';

const CALL_SECONDS = 3;
const rectOf = ([x, y, width, height]: ViewRect): Rect => ({ x, y, width, height });

/**
 * The others over the board: cursors, outlines, whom one follows, and being called together; with the avatars where no bar of
 * the screen has them.
 */
export function PresenceLayer({ hasAvatars }: { hasAvatars: boolean }) {
  const t = useWords('presence');
  const { editor } = useEngine();
  const room = useRoom();
  const host = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();
  useEffect(() => tellOwn(editor, room), [editor, room]);
  useEffect(() => {
    if (!host.current) return undefined;
    const words = {
      writing: (name: string) => t('writingTag', { name }),
      goTo: (name: string) => t('goTo', { name }),
      nameless: t('nameless'),
    };
    const painter = new PeerPainter(host.current, editor, room, words);
    return () => painter.close();
  }, [editor, room, t]);
  useSaidArrivals(room);
  const watchers = watchersOf(room.peers);
  return (
    <>
      <div ref={host} data-peers className="pointer-events-none absolute inset-0 z-10 overflow-hidden" />
      <Following room={room} editor={editor} />
      {hasAvatars && (
        <div className="absolute top-2 right-2 z-(--z-panel) rounded-full bg-raised shadow-pop empty:hidden">
          <PresenceAvatars most={isWide ? 4 : 2} />
        </div>
      )}
      {watchers > 0 && (
        <p className="pointer-events-none absolute bottom-3 left-1/2 z-(--z-panel) inline-flex -translate-x-1/2 items-center gap-1.5 rounded-full bg-raised px-3 py-1.5 text-xs font-medium text-ink-2 shadow-pop">
          <Eye size={14} aria-hidden="true" />
          {t('watched', { count: watchers })}
        </p>
      )}
      {room.call && <Called key={room.call.view.join()} room={room} editor={editor} />}
    </>
  );
}

/** Looks where somebody looks, until one moves oneself. */
function Following({ room, editor }: { room: PresenceRoom; editor: BoardEditor }) {
  const t = useWords('presence');
  const { following } = room;
  useEffect(() => {
    if (following === null) return undefined;
    let last: ViewRect | null = null;
    const look = () => {
      const end = endOfChain(room.peers, following);
      const view = end === null ? null : (room.peers.all.get(end)?.view ?? null);
      if (!view || view === last) return;
      last = view;
      editor.camera.fit(rectOf(view), 120, ZOOM.most);
    };
    look();
    const heard = new AbortController();
    const { signal } = heard;
    const stop = () => room.follow(null);
    const isOnBoard = (target: EventTarget | null) =>
      target instanceof Element && target.closest('.react-flow') !== null;
    const act = ({ target }: Event) => isOnBoard(target) && stop();
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && stop();
    window.addEventListener('wheel', act, { signal, capture: true, passive: true });
    window.addEventListener('pointerdown', act, { signal, capture: true, passive: true });
    window.addEventListener('keydown', press, { signal });
    const leave = room.subscribe(look);
    return () => {
      heard.abort();
      leave();
    };
  }, [room, editor, following]);
  const person = following === null ? undefined : room.peers.all.get(following);
  if (following === null || !person) return null;
  const colour = `var(--peer-${person.colour + 1})`;
  return (
    <>
      <div
        aria-hidden="true"
        style={{ boxShadow: `inset 0 0 0 3px ${colour}` }}
        className="pointer-events-none absolute inset-0 z-(--z-panel)"
      />
      <div
        role="status"
        style={{ backgroundColor: colour }}
        className="absolute top-[68px] right-3 z-(--z-panel) flex h-11 items-center gap-2.5 rounded-card pr-1.5 pl-3.5 text-sm font-semibold text-white shadow-pop max-md:top-14"
      >
        <Eye size={17} aria-hidden="true" />
        {t('following', { name: person.name || t('nameless') })}
        <button
          type="button"
          onClick={() => room.follow(null)}
          className="h-8 rounded-control bg-white/20 px-2.5 text-sm font-semibold hover:bg-white/30"
        >
          {t('stop')} <kbd className="font-sans pointer-coarse:hidden">Esc</kbd>
        </button>
      </div>
    </>
  );
}

/** Somebody asks everybody to come: one goes after three seconds, or where one is in the middle of something only by a press. */
function Called({ room, editor }: { room: PresenceRoom; editor: BoardEditor }) {
  const t = useWords('presence');
  const [left, setLeft] = useState(CALL_SECONDS);
  const [goesAlone, setGoesAlone] = useState(() => !isBusy());
  const { call } = room;
  const by = call && room.peers.all.get(call.by);
  const go = () => {
    if (call) editor.camera.fit(rectOf(call.view), 420, ZOOM.most);
    room.endCall();
  };
  useEffect(() => {
    if (!goesAlone || !by) return undefined;
    const pass = () => (isBusy() ? setGoesAlone(false) : left > 1 ? setLeft(left - 1) : go());
    const timer = setTimeout(pass, 1_000);
    return () => clearTimeout(timer);
  });
  if (!by) return null;
  return (
    <div
      role="status"
      className="absolute bottom-16 left-1/2 z-(--z-panel) flex -translate-x-1/2 items-center gap-3 rounded-card bg-raised py-2 pr-2 pl-4 text-sm shadow-pop"
    >
      <p>
        <b className="font-semibold">{t('calls', { name: by.name || t('nameless') })}</b>
        {goesAlone && <span className="ml-1.5 text-ink-2">{t('movesIn', { count: left })}</span>}
      </p>
      <Button size="sm" variant="primary" onClick={go}>
        {t('goNow')}
      </Button>
      <Button size="sm" variant="ghost" onClick={room.endCall}>
        {t('later')}
      </Button>
    </div>
  );
}

/** One writes, drags, has a dialog open, or wants nothing to move by itself. */
const isBusy = (): boolean =>
  document.activeElement?.matches('textarea, input, [contenteditable=true]') === true ||
  document.querySelector('[role=dialog], .dragging') !== null ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Says who comes and goes to whoever hears the screen. */
function useSaidArrivals(room: PresenceRoom): void {
  const t = useWords('presence');
  const known = useRef<Map<string, string> | null>(null);
  const people = peopleOf(room.peers);
  useEffect(() => {
    const now = new Map(people.map(({ key, name }) => [key, name || t('nameless')]));
    const before = known.current;
    known.current = now;
    if (!before) return;
    for (const [key, name] of now) if (!before.has(key)) announce(t('arrived', { name }));
    for (const [key, name] of before) if (!now.has(key)) announce(t('left', { name }));
  });
}
