import type { Chapter } from '#contract/sources/chapters.ts';
import type { Beat } from '#contract/recipes/structure/beats.ts';
import { ENOUGH } from './cues.ts';
import { NOT_SPONSORED, RETURN, SPONSOR, SPONSOR_GOES_ON } from './sponsor-cues.ts';
import { judgedOf, toldOf, weigh } from './read-cues.ts';
import type { Utterance } from './utterances.ts';

/** Between two lines about what is advertised; after more the matter goes on. */
const LONGEST_GAP_SEC = 25;
/** Between two lines that both declare the same advertisement. */
const LONGEST_DECLARED_GAP_SEC = 60;
/** A return to the matter this soon after ends the slot there. */
const RETURN_WITHIN_SEC = 20;
const LONGEST_SLOT_SEC = 180;
const SPONSOR_TITLE = /광고|협찬|스폰서|\bsponsor|\bad(?:vert\w*)?\b/i;

/** The advertisements that are declared, from the line that declares them to the last one about them. */
export function sponsorSlotsOf(
  utterances: readonly Utterance[],
  chapters: readonly Chapter[],
  durationSec: number,
): Beat[] {
  const slots: Beat[] = slotsOfChapters(chapters, durationSec);
  const named = slots.length;
  let i = 0;
  while (i < utterances.length) {
    const first = utterances[i];
    const { weight, cue } = first ? weigh(first, SPONSOR) : { weight: 0, cue: '' };
    const isNamed =
      first && slots.slice(0, named).some((slot) => slot.startSec <= first.startSec && first.startSec < slot.endSec);
    if (!first || isNamed || weight < ENOUGH || NOT_SPONSORED.test(judgedOf(first))) {
      i += 1;
      continue;
    }
    const { end, next } = follow(utterances, i, chapters);
    slots.push({
      kind: 'sponsor',
      startSec: first.startSec,
      endSec: end,
      text: first.text,
      reason: {
        ko: `${toldOf(cue).ko}는 말로 광고임을 밝혀요.`,
        en: `${toldOf(cue).en} declares an advertisement.`,
      },
    });
    i = next;
  }
  return slots.toSorted((a, b) => a.startSec - b.startSec);
}

function follow(utterances: readonly Utterance[], from: number, chapters: readonly Chapter[]) {
  const start = utterances[from]?.startSec ?? 0;
  let end = utterances[from]?.endSec ?? start;
  let next = from + 1;
  const mark = chapters.find(({ startSec }) => startSec > start + 1)?.startSec ?? Infinity;
  for (let i = from + 1; i < utterances.length; i += 1) {
    const one = utterances[i];
    if (!one || one.startSec >= mark || one.startSec - end > LONGEST_DECLARED_GAP_SEC) break;
    if (one.startSec - start > LONGEST_SLOT_SEC) break;
    const text = judgedOf(one);
    if (RETURN.test(text) && one.startSec - end <= RETURN_WITHIN_SEC) {
      return { end: Math.max(end, one.startSec), next: i };
    }
    const goesOn = one.startSec - end <= LONGEST_GAP_SEC && SPONSOR_GOES_ON.test(text);
    if (goesOn || weigh(one, SPONSOR).weight >= ENOUGH) {
      end = one.endSec;
      next = i + 1;
    }
  }
  return { end, next };
}

const slotsOfChapters = (chapters: readonly Chapter[], durationSec: number): Beat[] =>
  chapters.flatMap(({ startSec, title }, i) =>
    SPONSOR_TITLE.test(title) && !NOT_SPONSORED.test(title)
      ? [
          {
            kind: 'sponsor' as const,
            startSec,
            endSec: chapters[i + 1]?.startSec ?? Math.max(startSec, durationSec),
            text: title,
            reason: {
              ko: '챕터 제목이 광고라고 말해요.',
              en: 'The title of the chapter calls it an advertisement.',
            },
          },
        ]
      : [],
  );
