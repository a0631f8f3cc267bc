import { applySplices, movePlace, spliceBetween, transformSplices, type Splices } from '#contract/board/splices.ts';
import { caretsIn } from '../../editor/carets.ts';
import type { ForeignEdit, Writing } from '../../editor/writing.ts';

interface SharedTextParts {
  field: HTMLTextAreaElement;
  nodeId: string;
  writing: Writing;
  /** What the board shows; undefined once the node is gone. */
  content: () => string | undefined;
  /** What the board showed when the text in the field was begun. */
  base: string;
  subscribe: (seen: () => void) => () => void;
  undo: () => void;
  redo: () => void;
  /** The text of the field, and whether the board has it. */
  onText: (text: string, isSaved: boolean) => void;
  /** Letters of others wait for an open syllable to end. */
  onWaiting: (isWaiting: boolean) => void;
}

/** So long an open syllable keeps others' letters waiting before it is said. */
const WAITING_MS = 2_000;
/** While the content is being saved whole, letters are tried again. */
const AGAIN_MS = 300;

let steps = 0;

/**
 * A text area in which others write, too: what is typed is on the board at once, and what others write comes in between without
 * moving the caret from its letters. While a syllable is open nothing touches the field.
 */
export class SharedText {
  readonly #parts: SharedTextParts;
  /** Letters typed on end are taken back together. */
  #joins = `text ${++steps}`;
  /** Where the last own letters end. */
  #end = -1;
  readonly #heard = new AbortController();
  readonly #stops: (() => void)[];
  /** What field and board agreed on last. */
  #agreed: string;
  /** What others have done since, in order. */
  #foreign: ForeignEdit[] = [];
  /** The own gestures of this sitting that can be taken back. */
  readonly #gestures = new Set<string>();
  #undone = 0;
  #isComposing = false;
  #isBusy = false;
  #afterComposing: ReturnType<typeof setTimeout> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #typed = 0;

  constructor(parts: SharedTextParts) {
    this.#parts = parts;
    this.#agreed = parts.base;
    const { field, writing, nodeId } = parts;
    const { signal } = this.#heard;
    this.#stops = [writing.onEdit(nodeId, (edit) => this.#foreign.push(edit)), parts.subscribe(() => this.sync())];
    field.addEventListener('input', this.#syncSoon, { signal });
    field.addEventListener('compositionstart', () => this.#compose(true), { signal });
    // The next syllable may begin within the end of this one.
    field.addEventListener(
      'compositionend',
      () => {
        this.#afterComposing = setTimeout(() => this.#compose(false));
      },
      { signal },
    );
    document.addEventListener('selectionchange', this.#tellCaret, { signal });
    field.addEventListener('keydown', this.#press, { signal });
    field.addEventListener('beforeinput', this.#beforeInput, { signal });
    this.sync();
  }

  /** Brings field and board together. */
  sync(): void {
    if (this.#isBusy) return;
    cancelAnimationFrame(this.#typed);
    if (this.#isComposing) return this.#wait();
    this.#isBusy = true;
    try {
      this.#bringTogether();
    } finally {
      this.#isBusy = false;
    }
  }

  /** The letter is seen before it is told. A page that nobody sees draws no frame. */
  #syncSoon = (): void => {
    cancelAnimationFrame(this.#typed);
    if (document.hidden) this.sync();
    else this.#typed = requestAnimationFrame(() => setTimeout(() => this.sync()));
  };

  /** Takes back what was written in this sitting; answers how to write it again. */
  takeBack(): () => void {
    this.sync();
    let count = 0;
    while (this.#mayUndo()) {
      this.#parts.undo();
      count++;
    }
    return () => {
      for (; count > 0; count--) this.#parts.redo();
    };
  }

  /** The field is left: an open syllable is at its end. */
  close(): void {
    clearTimeout(this.#afterComposing);
    this.#isComposing = false;
    this.sync();
    this.#heard.abort();
    caretsIn(this.#parts.writing).tell?.(null);
    for (const stop of this.#stops) stop();
    clearTimeout(this.#waiting);
    clearTimeout(this.#again);
  }

  #compose(isComposing: boolean): void {
    clearTimeout(this.#afterComposing);
    this.#isComposing = isComposing;
    if (!isComposing) this.sync();
  }

  #wait(): void {
    if (this.#parts.content() === this.#agreed) return;
    this.#waiting ??= setTimeout(() => this.#parts.onWaiting(true), WAITING_MS);
  }

  #bringTogether(): void {
    const { field, nodeId, writing, onText, onWaiting } = this.#parts;
    const content = this.#parts.content();
    if (content === undefined) return;
    if (this.#waiting) onWaiting(false);
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    const tab = writing.tabFor(nodeId);
    let own: Splices = spliceBetween(this.#agreed, field.value, field.value.length - field.selectionEnd);
    for (const { tab: theirs, splices } of this.#comeSince(content)) {
      const isFirst = (tab ?? '') < theirs;
      const above = transformSplices(splices, own, !isFirst);
      own = transformSplices(own, splices, isFirst);
      show(field, above, isFirst);
      this.#end = movePlace(this.#end, splices, isFirst);
    }
    this.#agreed = content;
    if (own.length > 0) this.#write(own, tab);
    onText(field.value, field.value === this.#parts.content());
    this.#tellCaret();
  }

  /** As letters from the end: what is typed and not sent yet stands before them. */
  #tellCaret = (): void => {
    const { field, writing } = this.#parts;
    if (document.activeElement !== field) return;
    const { length } = field.value;
    caretsIn(writing).tell?.([length - field.selectionStart, length - field.selectionEnd]);
  };

  /** What others did since field and board agreed; where that is not known to the letter, the stretch that differs. */
  #comeSince(content: string): readonly ForeignEdit[] {
    const come = this.#foreign.splice(0);
    const reached = come.reduce((text, { splices }) => applySplices(text, splices), this.#agreed);
    return reached === content ? come : [{ tab: '', splices: spliceBetween(this.#agreed, content) }];
  }

  #write(own: Splices, tab: string | null): void {
    const { nodeId, writing } = this.#parts;
    clearTimeout(this.#again);
    if (tab === null) {
      this.#again = setTimeout(() => this.sync(), AGAIN_MS);
      return;
    }
    const [first] = own;
    const last = own.at(-1);
    const isOnEnd = first?.at === this.#end || (last && last.at + last.del === this.#end);
    if (!isOnEnd) this.#joins = `text ${++steps}`;
    const gesture = writing.write(nodeId, own, this.#joins);
    if (gesture === null) return;
    this.#end = last ? movePlace(last.at, own, false) : -1;
    this.#gestures.add(gesture);
    this.#undone = 0;
    this.#agreed = this.#parts.content() ?? this.#agreed;
  }

  #mayUndo = (): boolean => this.#gestures.has(this.#parts.writing.newest() ?? '');

  #step(way: 'undo' | 'redo'): void {
    if (this.#isComposing) return;
    this.sync();
    this.#end = -1;
    if (way === 'undo') {
      if (!this.#mayUndo()) return;
      this.#undone++;
      this.#parts.undo();
    } else if (this.#undone > 0) {
      this.#undone--;
      this.#parts.redo();
      this.#gestures.add(this.#parts.writing.newest() ?? '');
    }
    this.sync();
  }

  #press = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
    const isRedo = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey);
    if (!isRedo && event.code !== 'KeyZ') return;
    event.preventDefault();
    event.stopPropagation();
    this.#step(isRedo ? 'redo' : 'undo');
  };

  #beforeInput = (event: InputEvent): void => {
    if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
    event.preventDefault();
    this.#step(event.inputType === 'historyUndo' ? 'undo' : 'redo');
  };
}

/** Lays splices into the field, last to first; what is selected stays on its letters, and the field does not scroll. */
function show(field: HTMLTextAreaElement, splices: Splices, staysLeft: boolean): void {
  const { selectionStart, selectionEnd, selectionDirection, scrollTop } = field;
  for (const { at, del, ins } of splices.toReversed()) field.setRangeText(ins, at, at + del, 'preserve');
  const move = (place: number) => movePlace(place, splices, staysLeft);
  field.setSelectionRange(move(selectionStart), move(selectionEnd), selectionDirection);
  field.scrollTop = scrollTop;
}
