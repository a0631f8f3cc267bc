import type { Chapter } from '#contract/sources/chapters.ts';
import { LONGEST_SEC, type Beat, type Rate, type Xray } from '#contract/recipes/structure/beats.ts';
import * as cues from './cues.ts';
import { judgedOf, toldOf, weigh } from './read-cues.ts';
import { isQuestion, SIGNS } from './signs.ts';
import { sponsorSlotsOf } from './sponsor-slots.ts';
import { utterancesOf, wordsOf, type SpokenSegment, type Utterance } from './utterances.ts';

const PROMISE = {
  earlySec: 30,
  early: 0.5,
  leastSec: 45,
  mostSec: 180,
  share: 0.25,
  shareOfShort: 0.6,
  lines: 80,
} as const;
const TURN = {
  pauseSec: 0.8,
  longPauseSec: 1.5,
  apartSec: [5, 12],
  apartShare: 1 / 30,
  markSec: 3,
  rarePerMinute: 2,
  rareLeast: 3,
  firstSec: 2,
} as const;
const CALL = { endShare: 0.85, togetherSec: 10 } as const;
const RATE_SEC = 30;

/**
 * What the lines of a video do: told by phrases in Korean and English, by their place, by pauses and by chapter marks.
 * Captions may lack punctuation. `chapters` null: not known. Of a duration that is no number the last caption's end is taken.
 */
export function xrayOf(
  segments: readonly SpokenSegment[],
  chapters: readonly Chapter[] | null,
  durationSec: number,
): Xray {
  const utterances = utterancesOf(segments);
  const told = Number.isFinite(durationSec) && durationSec > 0 ? durationSec : (utterances.at(-1)?.endSec ?? 0);
  const length = Math.min(LONGEST_SEC, told);
  const marks = (chapters ?? []).toSorted((a, b) => a.startSec - b.startSec);
  const sponsorSlots = sponsorSlotsOf(utterances, marks, length);
  const isFree = (one: Utterance) =>
    !sponsorSlots.some((slot) => slot.startSec <= one.startSec && one.startSec < slot.endSec);
  const free = utterances.filter(isFree);
  const advertisedSec = sponsorSlots
    .filter(({ startSec }) => startSec <= PROMISE.leastSec)
    .reduce((sum, { startSec, endSec }) => sum + endSec - startSec, 0);
  const promiseLine = findPromise(free, length, advertisedSec);
  const questions = utterances.filter(({ text }) => isQuestion(text));
  const words = wordsOf(segments).map(({ startSec }) => startSec);
  const minutes = length / 60 || 1;
  return {
    durationSec: length,
    hook: hookOf(utterances[0], isFree),
    promise: promiseLine,
    firstProof: findProof(free, promiseLine),
    turns: findTurns(free, marks, length),
    sponsorSlots,
    callsToAction: findCalls(utterances, isFree, length),
    wordsPerMinute: ratesOf(words, length),
    questionsPerMinute: ratesOf(
      questions.map(({ endSec }) => endSec),
      length,
    ),
    totals: {
      words: words.length,
      questions: questions.length,
      wordsPerMinute: words.length / minutes,
      questionsPerMinute: questions.length / minutes,
      spokenSec: utterances.reduce((sum, { startSec, endSec }) => sum + endSec - startSec, 0),
    },
  };
}

/** The first line, where it asks or holds a figure. */
function hookOf(first: Utterance | undefined, isFree: (line: Utterance) => boolean): Beat | null {
  if (!first || !isFree(first)) return null;
  if (SIGNS.mark.test(first.text))
    return beatOf('hook', first, { ko: '질문으로 시작해요.', en: 'It opens with a question.' });
  if (!SIGNS.figure.test(judgedOf(first))) return null;
  return beatOf('hook', first, { ko: '숫자로 시작해요.', en: 'It opens with a figure.' });
}

/** An advertisement at the beginning puts the promise off by its length. */
function findPromise(lines: readonly Utterance[], durationSec: number, advertisedSec: number): Beat | null {
  const within = Math.min(
    durationSec * PROMISE.shareOfShort,
    Math.max(PROMISE.leastSec, Math.min(PROMISE.mostSec, durationSec * PROMISE.share)),
  );
  for (const line of lines.slice(0, PROMISE.lines)) {
    if (line.startSec - advertisedSec > within) break;
    if (cues.NOT_PROMISED.test(judgedOf(line))) continue;
    const { weight, cue } = weigh(line, cues.PROMISE);
    const early = line.startSec - advertisedSec <= PROMISE.earlySec ? PROMISE.early : 0;
    if (weight === 0 || weight + early < cues.ENOUGH || isQuestion(line.text)) continue;
    return beatOf('promise', line, {
      ko: `앞부분에서 ${toldOf(cue).ko}고 영상이 줄 것을 말해요.`,
      en: `Near the beginning ${toldOf(cue).en} says what the video will give.`,
    });
  }
  return null;
}

function findProof(lines: readonly Utterance[], promise: Beat | null): Beat | null {
  for (const line of lines) {
    const sign = SIGNS.proof.exec(judgedOf(line))?.[0];
    if (sign === undefined || line.startSec === promise?.startSec) continue;
    return beatOf('proof', line, {
      ko: `${toldOf(sign).ko}는 말로 처음 근거를 보여 줘요.`,
      en: `${toldOf(sign).en} brings the first proof.`,
    });
  }
  return null;
}

function findTurns(lines: readonly Utterance[], marks: readonly Chapter[], durationSec: number): Beat[] {
  const found = lines.flatMap((line) => {
    const { weight, cue } = weigh(line, cues.TURN);
    return weight > 0 && line.startSec >= TURN.firstSec ? [{ line, weight, cue }] : [];
  });
  const weak = found.filter(({ weight }) => weight < cues.ENOUGH).length;
  const isRare = weak <= Math.max(TURN.rareLeast, (durationSec / 60) * TURN.rarePerMinute);
  const [closest, widest] = TURN.apartSec;
  const apart = Math.min(widest, Math.max(closest, durationSec * TURN.apartShare));
  const kept: { beat: Beat; weight: number }[] = [];
  for (const { line, weight, cue } of found) {
    const isMarked = marks.some(({ startSec }) => startSec > 0 && Math.abs(startSec - line.startSec) <= TURN.markSec);
    const isPaused = line.pauseSec >= TURN.pauseSec;
    const support =
      (isRare ? 0.5 : 0) + (isPaused ? 0.5 : 0) + (line.pauseSec >= TURN.longPauseSec ? 0.5 : 0) + (isMarked ? 1 : 0);
    if (weight + support < cues.ENOUGH) continue;
    const turn = {
      weight: weight + support,
      beat: beatOf('turn', line, {
        ko: `${isMarked ? '챕터가 바뀌며 ' : isPaused ? '잠시 쉰 뒤 ' : ''}${toldOf(cue).ko}는 말로 이야기가 꺾여요.`,
        en: `${toldOf(cue).en} turns the story${isMarked ? ' where a chapter begins' : isPaused ? ' after a pause' : ''}.`,
      }),
    };
    const before = kept.at(-1);
    if (!before || line.startSec - before.beat.startSec >= apart) kept.push(turn);
    else if (turn.weight > before.weight) kept[kept.length - 1] = turn;
  }
  return kept.map(({ beat }) => beat);
}

/** Words of a call that is meant for the channel, not for what is advertised. */
const OF_CHANNEL = /구독(?!자)|좋아요|알림|\bsubscribe|\blike button|\bthumbs up/i;

function findCalls(lines: readonly Utterance[], isFree: (line: Utterance) => boolean, durationSec: number): Beat[] {
  const calls: Beat[] = [];
  for (const line of lines) {
    const text = judgedOf(line);
    if (cues.NOT_CALLED.test(text) || (!isFree(line) && !OF_CHANNEL.test(text))) continue;
    const { weight, cue } = weigh(line, cues.CALL);
    const isAtEnd = line.startSec >= durationSec * CALL.endShare;
    if (weight === 0 || weight + (isAtEnd ? 1 : 0) < cues.ENOUGH) continue;
    const before = calls.at(-1);
    if (before && line.startSec - before.endSec <= CALL.togetherSec) before.endSec = line.endSec;
    else {
      calls.push(
        beatOf('call', line, {
          ko: `${isAtEnd ? '끝에서 ' : ''}${toldOf(cue).ko}고 시청자에게 부탁해요.`,
          en: `${toldOf(cue).en} asks the viewer for something${isAtEnd ? ' at the end' : ''}.`,
        }),
      );
    }
  }
  return calls;
}

function ratesOf(moments: readonly number[], durationSec: number): Rate[] {
  const counts = Array.from({ length: Math.ceil(durationSec / RATE_SEC) }, () => 0);
  for (const moment of moments) {
    const bin = Math.min(counts.length - 1, Math.max(0, Math.floor(moment / RATE_SEC)));
    if (counts.length > 0) counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts.map((count, i) => {
    const lasting = Math.max(1, Math.min(RATE_SEC, durationSec - i * RATE_SEC));
    return { startSec: i * RATE_SEC, value: (count * 60) / lasting };
  });
}

/** A beat that begins with a line, and ends with it unless told. */
const beatOf = (kind: Beat['kind'], line: Utterance, reason: Beat['reason'], endSec = line.endSec): Beat => ({
  kind,
  startSec: line.startSec,
  endSec,
  text: line.text,
  reason,
});
