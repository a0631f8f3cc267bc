import type { BoardChange } from '#contract/board/changes.ts';
import type { BoardEvent } from '#contract/canvases/canvases.api.ts';
import { saveStatusOf } from '#contract/canvases/save-status.ts';
import type { BoardEditor, CommitOptions, EditorParts } from './board-editor.ts';
import { Camera } from './camera.ts';
import { Checkpoint } from './checkpoint.ts';
import type { Evidence, Upload } from './editor.ts';
import { debounceOf, isEffective, subjectOf } from './effect.ts';
import { History } from './history.ts';
import { Listeners } from './listeners.ts';
import { Live } from './live.ts';
import { Outbox, type Acknowledgement, type Entry } from './outbox.ts';
import { Scene } from './scene.ts';

const FLASH_MS = 1_600;

/** Opens a board for editing. Call `open` to send and listen, `close` when leaving. */
export function createEditor(parts: EditorParts): BoardEditor {
  const scene = new Scene();
  scene.load(parts.loaded.board);
  const camera = new Camera();
  const history = new History();
  const listeners = new Listeners();
  const chatListeners = new Map<string, Set<(runId: string | null) => void>>();
  const pins = new Map<string, number>();
  const uploads = new Map<string, Upload>();
  /** Own changes that are acknowledged, but whose turn in the sequence has not been heard yet. */
  let unheard: { entry: Entry; seq: number }[] = [];
  const heardEarly = new Set<string>();
  let known = parts.loaded.seq;
  let selection: ReadonlySet<string> = new Set();
  let evidence: Evidence | null = null;
  let flashed: string | null = null;
  let flashTimer: ReturnType<typeof setTimeout> | undefined;
  let titleFocus: string | null = null;
  let savedAt: string | null = null;
  let isLineUp = true;
  let reading: Promise<void> | null = null;

  const checkpoint = new Checkpoint({
    save: () => parts.saveContent(scene.board()),
    onChange: () => listeners.tellAll(),
  });
  const outbox = new Outbox({
    store: parts.store,
    send: parts.send,
    judge: parts.judge,
    newId: parts.newId,
    now: parts.now,
    random: parts.random,
    onAcknowledged: acknowledge,
    onRefused(gesture, error) {
      history.forget(gesture);
      void readAgain();
      parts.tell({ what: 'refused', error });
    },
    onGone() {
      live.close();
      checkpoint.stop();
      parts.tell({ what: 'gone' });
    },
    onFacts: () => listeners.tellAll(),
  });
  const live = new Live({
    open: parts.openSocket,
    boardId: parts.boardId,
    known: () => known,
    onEvents: hear,
    onReset: () => void readAgain(),
    onRefused: () => parts.tell({ what: 'gone' }),
    onChat: (nodeId, runId) => chatListeners.get(nodeId)?.forEach((heard) => heard(runId)),
    onLine(isUp) {
      if (isUp && !isLineUp) outbox.flush();
      isLineUp = isUp;
      listeners.tellAll();
    },
    random: parts.random,
  });

  function acknowledge(entries: readonly Entry[], answer: Acknowledgement): void {
    const seqs = new Map(answer.results.map((result) => [result.id, result.seq]));
    for (const entry of entries) {
      const seq = seqs.get(entry.id) ?? null;
      if (seq !== null && seq > known && !heardEarly.delete(entry.id)) unheard.push({ entry, seq });
    }
    savedAt = new Date(parts.now()).toISOString();
  }

  /** Others' changes go past the history; own unconfirmed ones on the same things are put on top again. */
  function hear(events: readonly BoardEvent[]): void {
    const touched = new Set<string>();
    const foreign = new Set<string>();
    const own = new Map([...unheard.map(({ entry }) => entry), ...outbox.pending()].map((entry) => [entry.id, entry]));
    for (const event of events) {
      known = event.seq;
      if (own.has(event.id)) {
        heardEarly.add(event.id);
        continue;
      }
      scene.apply(event.change, touched);
      foreign.add(subjectOf(event.change));
    }
    unheard = unheard.filter(({ entry, seq }) => seq > known && !heardEarly.delete(entry.id));
    for (const entry of [...unheard.map((one) => one.entry), ...outbox.pending()]) {
      if (foreign.has(subjectOf(entry.change)) && !heardEarly.has(entry.id)) scene.apply(entry.change, touched);
    }
    if (touched.size > 0) changed(touched);
  }

  /** The board as the server has it, with everything of ours on top that it has not confirmed. */
  function readAgain(): Promise<void> {
    reading ??= parts
      .read()
      .then(({ seq, board }) => {
        scene.load(board);
        known = seq;
        unheard = unheard.filter((one) => one.seq > known);
        for (const entry of [...unheard.map((one) => one.entry), ...outbox.pending()]) scene.apply(entry.change);
        selection = new Set([...selection].filter((id) => scene.entry(id) ?? scene.edge(id)));
        listeners.tellEverything();
      })
      .catch(() => undefined)
      .finally(() => {
        reading = null;
        live.rejoin();
      });
    return reading;
  }

  function changed(touched: ReadonlySet<string>): void {
    const isGone = (id: string) => touched.has(id) && !scene.entry(id) && !scene.edge(id);
    if ([...selection].some(isGone)) selection = new Set([...selection].filter((id) => !isGone(id)));
    if (evidence && !scene.entry(evidence.nodeId)) evidence = null;
    listeners.tell(touched);
  }

  /** Applies what has an effect; answers it, and what takes it back. */
  function apply(changes: readonly BoardChange[]): { applied: BoardChange[]; inverse: BoardChange[] } {
    const applied: BoardChange[] = [];
    const inverses: BoardChange[][] = [];
    const touched = new Set<string>();
    for (const change of changes) {
      const back = scene.invert(change);
      const node = change.do === 'patch-node' ? scene.node(change.id) : undefined;
      if (back.length === 0 || (node && change.do === 'patch-node' && !isEffective(node, change.patch))) continue;
      inverses.push(back);
      applied.push(change);
      scene.apply(change, touched);
    }
    if (applied.length > 0) changed(touched);
    return { applied, inverse: inverses.reverse().flat() };
  }

  function send(gesture: string, applied: readonly BoardChange[]): void {
    outbox.add(gesture, applied, debounceOf(applied, scene.node));
    if (applied.some((change) => change.do === 'add-edge' || change.do === 'remove-edge')) checkpoint.edgesChanged();
  }

  /** Draws the debounced states of undo and redo alike: what is taken back becomes what can be brought again. */
  function step(take: () => ReturnType<typeof history.takeUndo>, keep: typeof history.pushUndone): void {
    const taken = take();
    if (!taken) return;
    const { applied, inverse } = apply(taken.changes);
    if (applied.length === 0) return step(take, keep);
    const gesture = parts.newId();
    keep.call(history, { gesture, changes: inverse, joins: null, atMs: parts.now() });
    send(gesture, applied);
  }

  const editor: BoardEditor = {
    canvasId: parts.canvasId,
    boardId: parts.boardId,
    scene,
    camera,
    node: scene.node,
    *nodes() {
      for (const entry of scene.entries()) yield entry.node;
    },
    *edges() {
      for (const wire of scene.wires()) yield wire.edge;
    },
    edgesOf: scene.edgesOf,
    membersOf: (groupId) => scene.membersOf(groupId),
    commit(changes, options: CommitOptions = {}) {
      const { applied, inverse } = apply(changes);
      if (applied.length === 0) return;
      const gesture = parts.newId();
      if (options.isOwnStep !== false) {
        history.push({ gesture, changes: inverse, joins: options.joins ?? null, atMs: parts.now() });
      }
      send(gesture, applied);
    },
    undo: () => step(history.takeUndo, history.pushUndone),
    redo: () => step(history.takeRedo, history.pushRedone),
    canUndo: () => history.canUndo,
    canRedo: () => history.canRedo,
    selection: () => selection,
    select(ids) {
      const next = new Set([...ids].filter((id) => scene.entry(id) ?? scene.edge(id)));
      if (next.size === selection.size && [...next].every((id) => selection.has(id))) return;
      const touched = new Set([...selection, ...next]);
      selection = next;
      listeners.tell(touched);
    },
    pin(nodeId) {
      pins.set(nodeId, (pins.get(nodeId) ?? 0) + 1);
      listeners.tellDraw();
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const left = (pins.get(nodeId) ?? 1) - 1;
        if (left > 0) pins.set(nodeId, left);
        else pins.delete(nodeId);
        listeners.tellDraw();
      };
    },
    pinned: () => pins.keys(),
    flyTo(nodeId) {
      const entry = scene.entry(nodeId);
      if (!entry) return;
      const motion = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 420;
      camera.fit(entry, motion);
      flashed = nodeId;
      clearTimeout(flashTimer);
      flashTimer = setTimeout(() => {
        flashed = null;
        listeners.tell([nodeId]);
      }, FLASH_MS);
      listeners.tell([nodeId]);
    },
    flashed: () => flashed,
    openEvidence(next) {
      const touched = [evidence?.nodeId, next?.nodeId].filter((id) => id !== undefined);
      evidence = next;
      listeners.tell(touched);
    },
    evidence: () => evidence,
    focusTitle(nodeId) {
      titleFocus = nodeId;
    },
    takeTitleFocus(nodeId) {
      if (titleFocus !== nodeId) return false;
      titleFocus = null;
      return true;
    },
    upload: (nodeId) => uploads.get(nodeId) ?? null,
    setUpload(nodeId, upload) {
      if (upload) uploads.set(nodeId, upload);
      else uploads.delete(nodeId);
      listeners.tell([nodeId]);
    },
    onChatNews(nodeId, heard) {
      const all = chatListeners.get(nodeId) ?? new Set();
      chatListeners.set(nodeId, all.add(heard));
      return () => all.delete(heard);
    },
    status() {
      const box = outbox.facts();
      const content = checkpoint.facts();
      return saveStatusOf({
        waiting: box.waiting,
        travelling: box.travelling || content.travelling,
        failed: box.failed || content.failed,
        timerRuns: content.timerRuns,
      });
    },
    line: () => ({ waiting: outbox.pending().length, isOffline: !navigator.onLine || (!isLineUp && outbox.facts().failed) }),
    lastSavedAt: () => savedAt,
    async save() {
      outbox.flush();
      savedAt = await checkpoint.save();
      listeners.tellAll();
    },
    subscribe: (seen, nodeId) => listeners.subscribe(seen, nodeId),
    onDraw: (seen) => listeners.onDraw(seen),
    redraw: (touched) => (touched ? listeners.tell(touched) : listeners.tellDraw()),
    newId: parts.newId,
    random: parts.random,
    async open() {
      await outbox.open();
      const left = outbox.pending();
      const touched = new Set<string>();
      for (const entry of left) scene.apply(entry.change, touched);
      if (left.length > 0) changed(touched);
      live.open();
    },
    close() {
      outbox.flush();
      outbox.stop();
      checkpoint.stop();
      live.close();
      clearTimeout(flashTimer);
    },
  };
  return editor;
}
