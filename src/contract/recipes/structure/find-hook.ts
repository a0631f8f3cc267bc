import type { Chapter } from '../../sources/chapters.ts';
import { beatOf } from './beat-of.ts';
import type { Beat } from './beats.ts';
import { ENOUGH } from './cues.ts';
import { GREETING, HOOK as HOOK_CUES, LEADING_ON, OPENING_OVER, QUESTION_HOOK, SOUND_CHECK } from './hook-cues.ts';
import { isQuestion } from './questions.ts';
import { opensWithPrice, opensWithStory, tellsStory } from './story-opening.ts';
import { judgedOf, toldOf, weigh } from './read-cues.ts';
import type { Utterance } from './utterances.ts';

const HOOK = {
  withinSec: 30,
  share: 0.2,
  leastSec: 10,
  longestSec: 30,
  /** Of a short it is no more than its beginning. */
  longestShare: 0.25,
  longestLeastSec: 6,
  pauseSec: 1.5,
  earlySec: 5,
  early: 0.5,
  /** A greeting further on in a caption without full stops is the next line's. */
  greetsWithin: 12,
} as const;
const STORY = { withinSec: 90 } as const;

/** Asked of nobody. */
const HELLO = /^(?:네,? |예,? |아,? )?(?:모두 |다들 )?안녕(?:들)?하(?:십니까|신가요|세요)[?.!]*$/;

/** What is known of a film when its beginning is judged. */
export interface Film {
  lines: readonly Utterance[];
  /** Whether a line is no advertisement. */
  isFree: (line: Utterance) => boolean;
  /** Where it says what it gives; Infinity where it never does. */
  promiseSec: number;
  marks: readonly Chapter[];
  durationSec: number;
}

/** What holds a viewer by its words: a question, a loss, a figure. */
export function findHook(film: Film): Beat | null {
  const { lines, isFree, promiseSec, durationSec } = film;
  const within = Math.min(HOOK.withinSec, Math.max(HOOK.leastSec, durationSec * HOOK.share));
  for (const [i, line] of lines.entries()) {
    if (line.startSec > within) return null;
    const isLate = line.startSec >= promiseSec;
    if (line.startSec === promiseSec || !isFree(line)) continue;
    if (SOUND_CHECK.test(judgedOf(line))) continue;
    const asks = isQuestion(line.text.replace(HELLO, ''));
    const greeting = judgedOf(line).search(GREETING);
    if (greeting >= 0 && greeting < HOOK.greetsWithin && !asks) continue;
    if (isLate && (!asks || LEADING_ON.test(judgedOf(line)))) continue;
    const { weight, cue } = weigh(line, HOOK_CUES);
    const early = line.startSec <= HOOK.earlySec && weight > 0 ? HOOK.early : 0;
    if (weight + early + (asks ? QUESTION_HOOK : 0) < ENOUGH) continue;
    const reason = asks
      ? { ko: '앞부분에서 질문을 던져요.', en: 'It opens with a question.' }
      : {
          ko: `${toldOf(cue).ko}는 말로 궁금하게 하며 시작해요.`,
          en: `It opens with words that make curious, such as ${toldOf(cue).en}.`,
        };
    return beatOf('hook', line, reason, isLate ? line.endSec : hookEnd({ ...film, lines: lines.slice(i) }));
  }
  return null;
}

/** A caption without a full stop runs on into the greeting. */
const beforeGreeting = (text: string): string =>
  text.slice(0, Math.max(0, text.search(GREETING))) || (GREETING.test(text) ? '' : text);

/** A price or a story that begins the video before it says who speaks or what it gives: a hook without any cue word. */
export function findStory(film: Film): Beat | null {
  const { lines, isFree, promiseSec } = film;
  const [first] = lines;
  const own = first ? beforeGreeting(judgedOf(first)) : '';
  if (!first || !isFree(first) || own === '' || OPENING_OVER.test(own)) return null;
  const over = lines.find(
    (line) => line.startSec >= promiseSec || GREETING.test(judgedOf(line)) || OPENING_OVER.test(judgedOf(line)),
  );
  const end = Math.min(promiseSec, over?.startSec ?? Infinity);
  if (opensWithPrice(own)) {
    const price = { ko: '값부터 말하며 시작해요.', en: 'It opens with a price.' };
    return beatOf('hook', first, price, hookEnd({ ...film, promiseSec: end }));
  }
  const isIntroduced = over !== undefined && over.startSec <= STORY.withinSec;
  const opening = lines.filter(({ startSec }) => startSec < end).map(judgedOf);
  if (!(isIntroduced ? tellsStory(own) : opensWithStory(opening))) return null;
  const reason = !isIntroduced
    ? { ko: '있었던 일을 들려주며 시작해요.', en: 'It opens with something that happened.' }
    : {
        ko: '있었던 일로 시작하고, 소개는 그 뒤에 나와요.',
        en: 'It opens with something that happened, before anybody is introduced.',
      };
  return beatOf('hook', first, reason, hookEnd({ ...film, promiseSec: end }));
}

/** Until a greeting, the promise, an advertisement, a chapter or a silence. */
function hookEnd({ lines, isFree, promiseSec, marks, durationSec }: Film): number {
  const longestSec = Math.min(HOOK.longestSec, Math.max(HOOK.longestLeastSec, durationSec * HOOK.longestShare));
  const start = lines[0]?.startSec ?? 0;
  let end = lines[0]?.endSec ?? 0;
  for (const line of lines.slice(1)) {
    const isOver =
      line.startSec >= promiseSec ||
      line.endSec - start > longestSec ||
      line.pauseSec >= HOOK.pauseSec ||
      !isFree(line) ||
      GREETING.test(judgedOf(line)) ||
      marks.some(({ startSec }) => startSec > start + 1 && startSec <= line.startSec + 0.5);
    if (isOver) break;
    end = line.endSec;
  }
  return end;
}
