import { Eye } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Rect } from '#contract/board/geometry.ts';
import type { ViewRect } from '#contract/live/presence.ts';
import { useEngine } from '../board/engine/use-engine.ts';
import { pushBoardBackStep } from '../board-context/board-back-step.ts';
import { flightMs, type View } from '../editor/camera.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { announce } from '../lib/announce.ts';
import { useIsWide } from '../lib/use-is-wide.ts';
import { Button } from '../ui/Button.tsx';
import { useWords, type Words } from '../words/index.ts';
import { PeerPainter } from './draw-peers.ts';
import { endOfChain, peopleOf, watchersOf, type Peer } from './peers.ts';
import { FollowTag } from './FollowTag.tsx';
import { nameOf } from './person-here.tsx';
import { PresenceAvatars } from './PresenceAvatars.tsx';
import type { PresenceRoom } from './room.ts';
import { tellOwn } from './tell-own.ts';
import { useRoom } from './use-room.ts';

const CALL_SECONDS = 3;
/** Keys that do nothing on a board by themselves. */
const QUIET_KEYS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab']);
const nameIn = ({ name, guest }: Peer, t: Words<'presence'>): string => nameOf({ name, isGuest: guest === true }, t);
const rectOf = ([x, y, width, height]: ViewRect): Rect => ({ x, y, width, height });

/**
 * The others over the board: cursors, outlines, whom one follows, and being called together; with the avatars where no bar of
 * the screen has them.
 */
export function PresenceLayer({ hasAvatars, hasWays = false }: { hasAvatars: boolean; hasWays?: boolean }) {
  const t = useWords('presence');
  const engine = useEngine();
  const { editor } = engine;
  const room = useRoom();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => tellOwn(editor, room), [editor, room]);
  useEffect(() => {
    if (!host.current) return undefined;
    const words = {
      writing: (name: string) => t('writingTag', { name }),
      goTo: (name: string) => t('goTo', { name }),
      nameless: t('nameless'),
      guest: (name: string) => t('guest', { name }),
    };
    const painter = new PeerPainter(host.current, engine, room, words);
    return () => painter.close();
  }, [engine, room, t]);
  useSaidArrivals(room);
  const watchers = watchersOf(room.peers);
  return (
    <>
      <div ref={host} data-peers className="pointer-events-none absolute inset-0 z-10 overflow-hidden" />
      <Following room={room} editor={editor} />
      {hasAvatars && (
        <div className="absolute top-2 right-2 z-(--z-panel) rounded-full bg-raised shadow-pop empty:hidden">
          <PresenceAvatars hasWays={hasWays} />
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

const isSameView = (one: View, other: View): boolean =>
  Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1 && Math.abs(one.zoom - other.zoom) < 0.002;

const isOnBoard = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.closest('.react-flow') !== null);

/** Looks where somebody looks, until one moves, presses a key on the board, or writes there oneself. Alt+Left leads back. */
function Following({ room, editor }: { room: PresenceRoom; editor: BoardEditor }) {
  const isWide = useIsWide();
  const { following } = room;
  const isFollowing = following !== null;
  useEffect(() => {
    if (isFollowing) pushBoardBackStep(editor, null);
  }, [editor, isFollowing]);
  useEffect(() => {
    if (following === null) return undefined;
    const { camera } = editor;
    let last: ViewRect | null = null;
    let aim: View | null = null;
    let isLooking = false;
    const look = () => {
      const end = endOfChain(room.peers, following);
      const view = end === null ? null : (room.peers.all.get(end)?.view ?? null);
      if (!view || view === last) return;
      last = view;
      isLooking = true;
      camera.showSeen(rectOf(view), Math.min(120, flightMs()));
      isLooking = false;
      aim = camera.aimed();
    };
    look();
    const heard = new AbortController();
    const { signal } = heard;
    const stop = () => room.follow(null);
    const act = ({ target }: Event) => isOnBoard(target) && stop();
    const press = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' || (isOnBoard(target) && !QUIET_KEYS.has(key))) stop();
    };
    const moved = () => {
      if (!isLooking && aim && !isSameView(camera.aimed(), aim)) stop();
    };
    window.addEventListener('wheel', act, { signal, capture: true, passive: true });
    window.addEventListener('pointerdown', act, { signal, capture: true, passive: true });
    window.addEventListener('keydown', press, { signal });
    const stops = [room.subscribe(look), camera.subscribe(moved)];
    return () => {
      heard.abort();
      stops.forEach((leave) => leave());
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
      {!isWide && <FollowTag />}
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
    if (call) {
      pushBoardBackStep(editor, null);
      editor.camera.showSeen(rectOf(call.view), flightMs());
    }
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
        <b className="font-semibold">{t('calls', { name: nameIn(by, t) })}</b>
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
    const now = new Map(people.map((person) => [person.key, nameOf(person, t)]));
    const before = known.current;
    known.current = now;
    if (!before) return;
    for (const [key, name] of now) if (!before.has(key)) announce(t('arrived', { name }));
    for (const [key, name] of before) if (!now.has(key)) announce(t('left', { name }));
  });
}
