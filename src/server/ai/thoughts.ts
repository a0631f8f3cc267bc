import { answerFrames, closesThoughts, isInFence, thoughtForms, type ThoughtForm } from './thought-forms.ts';

/** What may be shown of an answer. `isAnew`: all that was shown before it were thoughts; the answer begins with this. */
export interface Shown {
  text: string;
  isAnew?: true;
}

/** A tag that is named so often without closing anything is what the answer is about. */
const MOST_NAMED = 20;
const LONGEST = Math.max(...thoughtForms.map(({ close }) => close.length));
const beginnings = [...thoughtForms.flatMap(({ opens }) => opens), ...answerFrames.map(({ open }) => open)];

/**
 * Keeps back what a model thinks before it answers, where its server writes that into the answer itself. Thoughts whose
 * opening tag stood in the question end with a closing one alone: what was shown up to there is taken back, or nothing is shown
 * up to there where it `holds`. A tag that an answer only speaks of stays a part of it.
 */
export function createThoughtFilter({ holds = false }: { holds?: boolean } = {}) {
  let state: 'beginning' | 'thinking' | 'answering' = 'beginning';
  let isHeld = holds;
  let waiting = '';
  let form: ThoughtForm | null = null;
  let frameEnd = '';
  let framed = '';
  let hadThoughts = false;
  let hadUnopened = false;
  /** The answer so far in parts, shown or not. */
  let said: string[] = [];
  let tail = '';
  /** A tag at its end waits for what follows it; those before `searched` are told apart already. */
  let isPending = false;
  let searched = 0;
  let named = 0;
  let fenced: Found | null = null;
  let isShown = false;
  let out = '';
  let isAnew = false;

  const show = (text: string): void => {
    if (isHeld) return;
    framed += text;
    if (hadThoughts && !isShown && out === '') framed = framed.trimStart();
    const from = frameEnd === '' ? framed.length : endingFrom(framed, frameEnd);
    out += framed.slice(0, from);
    framed = framed.slice(from);
  };

  const take = (): Shown => {
    const shown: Shown = { text: out, ...(isAnew && { isAnew }) };
    isShown ||= out !== '';
    [out, isAnew] = ['', false];
    return shown;
  };

  /** What came so far were thoughts; the answer begins with this. */
  const begin = (text: string, { answerEnd = '' }: ThoughtForm): void => {
    hadThoughts = true;
    isHeld = false;
    isAnew ||= isShown;
    [isShown, out, framed, frameEnd] = [false, '', '', answerEnd];
    [said, tail, isPending, searched, fenced] = [[], '', false, 0, null];
    [state, waiting] = ['beginning', text];
    readBeginning();
  };

  const readBeginning = (): void => {
    const begun = waiting.trimStart();
    const head = small(begun.slice(0, 2 * LONGEST));
    if (head === '') return;
    for (const one of thoughtForms) {
      const open = one.opens.find((words) => head.startsWith(words));
      if (open === undefined) continue;
      [state, waiting, form] = ['thinking', begun.slice(open.length), one];
      return readThoughts(one);
    }
    const frame = answerFrames.find(({ open }) => (hadThoughts || open.startsWith('<|')) && head.startsWith(open));
    if (!frame && beginnings.some((one) => one.startsWith(head))) return;
    const text = frame ? begun.slice(frame.open.length).trimStart() : hadThoughts ? begun : waiting;
    [state, waiting, frameEnd] = ['answering', '', frame?.close ?? frameEnd];
    readAnswer(text);
  };

  const readThoughts = (thought: ThoughtForm): void => {
    const end = small(waiting).indexOf(thought.close);
    if (end >= 0) begin(waiting.slice(end + thought.close.length), thought);
    else waiting = waiting.slice(Math.max(0, waiting.length - LONGEST));
  };

  const readAnswer = (text: string): void => {
    said.push(text);
    show(text);
    const near = tail + text;
    tail = near.slice(-LONGEST);
    const isTold = isPending ? text.trim() !== '' : nextEnd(near, 0) !== null;
    if (named < MOST_NAMED && isTold) lookForEnd(false);
  };

  /** Of thoughts that nothing has opened: with what follows the tag it can be told whether it is their end. */
  const lookForEnd = (isWhole: boolean): void => {
    const whole = said.join('');
    said = [whole];
    for (let found = nextEnd(whole, searched); found && named < MOST_NAMED; found = nextEnd(whole, searched)) {
      const after = whole.slice(found.at + found.form.close.length);
      isPending = after.trim() === '' && !isWhole;
      if (isPending) return;
      const before = whole.slice(0, found.at);
      const isEnd = closesThoughts(before, found.form, after);
      const isCode = isEnd && isInFence(before);
      if (isEnd && !isCode) return endHere(before, after, found.form);
      if (isCode) fenced ??= found;
      searched = found.at + 1;
      named += 1;
    }
    isPending = false;
  };

  const endHere = (before: string, after: string, thought: ThoughtForm): void => {
    if (after.trim() === '' && hadThoughts) return replace(before.trimEnd());
    hadUnopened = true;
    begin(after, thought);
  };

  /** The answer was shown with something that is none of it. */
  const replace = (text: string): void => {
    isAnew ||= isShown;
    [out, framed, frameEnd] = ['', '', ''];
    show(text);
  };

  return {
    push(piece: string): Shown {
      if (state === 'answering') readAnswer(piece);
      else {
        waiting += piece;
        if (state === 'beginning') readBeginning();
        else if (form) readThoughts(form);
      }
      return take();
    },
    /** Its server tells thoughts by themselves: there are none in the answer. */
    heardThoughts(): Shown {
      if (isHeld) {
        isHeld = false;
        show(said.join(''));
      }
      return take();
    },
    /** What was held back; `isWhole`: the model has written to its end. */
    end(isWhole: boolean): Shown {
      if (isPending) lookForEnd(true);
      const whole = said.join('');
      // The block of code in which the tag stood was never closed: it was none.
      if (fenced && isWhole && isInFence(whole))
        endHere(whole.slice(0, fenced.at), whole.slice(fenced.at + fenced.form.close.length), fenced.form);
      if (isHeld && isWhole) {
        isHeld = false;
        show(said.join(''));
      }
      if (state === 'beginning') show(hadThoughts ? waiting.trim() : waiting);
      if (frameEnd === '' || !small(framed).startsWith(frameEnd)) out += framed;
      framed = '';
      return take();
    },
    /** Whether thoughts came that nothing had opened. */
    hadUnopened: () => hadUnopened,
  };
}

/** Where the frame's end, or the beginning of it, stands at the end of the text; the length of the text where it does not. */
function endingFrom(text: string, end: string): number {
  const words = small(text.trimEnd());
  if (words.endsWith(end)) return words.length - end.length;
  for (let length = Math.min(end.length - 1, words.length); length > 0; length--)
    if (words.endsWith(end.slice(0, length))) return words.length - length;
  return text.length;
}

interface Found {
  at: number;
  form: ThoughtForm;
}

/** The next tag that closes thoughts. */
function nextEnd(text: string, from: number): Found | null {
  let first: Found | null = null;
  const lower = small(text);
  for (const form of thoughtForms) {
    const at = lower.indexOf(form.close, from);
    if (at >= 0 && (first === null || at < first.at)) first = { at, form };
  }
  return first;
}

/** In small letters, each where it stood: other alphabets have letters that become two. */
const small = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
