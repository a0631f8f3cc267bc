import { MOST_CHOSEN, PRESENCE_MS, type CaretEnds, type PresenceRequest } from '#contract/live/presence.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { caretsIn } from '../editor/carets.ts';
import { watchersOf } from './peers.ts';
import type { PresenceRoom } from './room.ts';

type State = Omit<Extract<PresenceRequest, { do: 'here' }>, 'do' | 'boardId'>;

/** Without a move or a key for this long somebody is away. */
const AWAY_MS = 60_000;

/** Says where this person is, at most every 80 ms, only what has changed, and only while others are here. Answers how to stop. */
export function tellOwn(editor: BoardEditor, room: PresenceRoom): () => void {
  let waiting: State = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let [isAway, wasWatched, wasHiding, wasApart] = [false, false, false, false];
  /** Under which name this tab is known, another after the line was joined again, and whether to others than its person. */
  let self: string | null = null;
  let chosen = editor.selection();
  let edited: string | null = null;
  let caret: CaretEnds | null = null;

  const send = () => {
    timer = undefined;
    const told = room.isAlone() ? ofWriting(waiting) : waiting;
    if (!room.isHeard() || Object.keys(told).length === 0) return;
    room.say({ do: 'here', boardId: editor.boardId, ...told });
    waiting = {};
  };
  const note = (state: State) => {
    waiting = { ...waiting, ...state };
    if (room.isHeard()) timer ??= setTimeout(send, PRESENCE_MS);
  };
  const whole = () => {
    const { noFollow } = room;
    note({
      sel: [...chosen].slice(0, MOST_CHOSEN),
      edit: edited,
      caret,
      ...(isAway && { away: true }),
      ...(noFollow && { noFollow }),
    });
    wasApart = noFollow;
  };
  const setAway = (next: boolean) => {
    if (next === isAway) return;
    isAway = next;
    note({ away: next, ...(next && { at: null }) });
  };
  const act = () => {
    clearTimeout(rest);
    rest = setTimeout(() => setAway(true), AWAY_MS);
    setAway(document.visibilityState === 'hidden');
  };
  const point = ({ clientX, clientY, pointerType, buttons }: PointerEvent) => {
    act();
    if (room.hidesOwn || (pointerType === 'touch' && buttons === 0)) return;
    const { x, y, width, height } = editor.camera.frame;
    const isInside = clientX >= x && clientY >= y && clientX <= x + width && clientY <= y + height;
    const at = editor.camera.toBoard({ x: clientX, y: clientY });
    note({ at: isInside ? [Math.round(at.x), Math.round(at.y)] : null });
  };
  const lift = ({ pointerType }: PointerEvent) => pointerType === 'touch' && note({ at: null });
  const focus = () => {
    const field = document.activeElement;
    const writes = field?.matches('textarea, input:not([type=button]), [contenteditable=true]') ?? false;
    const place = writes ? field?.closest<HTMLElement>('[data-id], [data-writes-in]') : null;
    const card = place?.dataset['writesIn'] ?? place?.dataset['id'] ?? null;
    const next = card !== null && editor.node(card) ? card : null;
    if (next === edited) return;
    edited = next;
    note({ edit: next });
  };
  const draw = () => {
    if (editor.selection() === chosen) return;
    chosen = editor.selection();
    note({ sel: [...chosen].slice(0, MOST_CHOSEN) });
  };
  const look = () => {
    if (watchersOf(room.peers) === 0) return;
    const { x, y, width, height } = editor.camera.seen();
    note({ view: [x, y, width, height] });
  };
  const hear = () => {
    const now = room.isHeard() ? `${room.peers.self} ${room.isAlone()}` : null;
    if (now !== null && now !== self) {
      whole();
      room.followAgain();
      wasWatched = false;
    }
    self = now;
    const isWatched = watchersOf(room.peers) > 0;
    if (isWatched && !wasWatched) look();
    wasWatched = isWatched;
    if (room.hidesOwn && !wasHiding) note({ at: null });
    wasHiding = room.hidesOwn;
    if (room.noFollow !== wasApart) note({ noFollow: room.noFollow });
    wasApart = room.noFollow;
  };
  caretsIn(editor.writing).tell = (ends) => {
    caret = ends;
    note({ caret });
  };
  const seen = () => setAway(document.visibilityState === 'hidden');

  act();
  // Whoever was quick writes already before this is heard.
  focus();
  hear();
  const stops = [room.subscribe(hear), editor.onDraw(draw), editor.camera.subscribe(look)];
  const heard = new AbortController();
  const { signal } = heard;
  window.addEventListener('pointermove', point, { signal, passive: true });
  window.addEventListener('pointerup', lift, { signal, passive: true });
  window.addEventListener('keydown', act, { signal, passive: true });
  document.addEventListener('focusin', focus, { signal });
  document.addEventListener('focusout', () => setTimeout(focus), { signal });
  document.addEventListener('visibilitychange', seen, { signal });
  return () => {
    heard.abort();
    stops.forEach((stop) => stop());
    clearTimeout(timer);
    clearTimeout(rest);
    caretsIn(editor.writing).tell = null;
  };
}

/** What a tab of the same person has to know: pointer and view are his own. */
const ofWriting = ({ edit, caret }: State): State => ({
  ...(edit !== undefined && { edit }),
  ...(caret !== undefined && { caret }),
});
