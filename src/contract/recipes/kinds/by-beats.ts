import type { Language } from '../../base/language.ts';
import type { Finding } from '../../base/finding.ts';
import type { Quote, RecipeMaterial } from '../recipe.ts';
import { readScript } from '../script/script.ts';
import { measureOf, spokenLinesOf } from '../script/speech.ts';
import { spanOf, type TimedBeat } from '../structure/wired-sheet.ts';
import { atStart, blank, cite, inTurn } from './outline.ts';
import { inFives } from './five-parts.ts';
import { quotesThatFit } from './quotes-that-fit.ts';
import { sponsorSlot } from './sponsored.ts';

/** The sections that a long script is told to have, each with about how much is said in it; `reservedSec` of the body are not. */
export const sectionsInOrder = (
  parts: readonly TimedBeat[],
  { syllablesPerSec, reservedSec = 0 }: { syllablesPerSec: number; reservedSec?: number },
  language: Language,
): string =>
  parts
    .map(({ name, role, startSec, endSec }) => {
      const sec = endSec - startSec - (role === 'body' ? reservedSec : 0);
      const syllables = inFives(sec * syllablesPerSec);
      const about = language === 'ko' ? `약 ${syllables}음절` : `about ${syllables} syllables`;
      return `\`${name}\` ${about}`;
    })
    .join(', ');

/** What the lines of a short follow. */
export function linesInOrder(beats: readonly TimedBeat[], language: Language): string {
  if (beats.length === 0) return '';
  const told = beats.map((beat) => `${beat.name} ${spanOf(beat)}`).join(', ');
  return language === 'ko'
    ? ` 줄은 비트 시트의 순서와 길이를 따르고, 구간마다 한 줄 이상입니다: ${told}. 구간 이름은 쓰지 않습니다.`
    : ` The lines follow the order and lengths of the beat sheet, at least one for each: ${told}. Its names are not written.`;
}

/** A longer sentence is no line of a short. */
const LINE_LENGTH = 60;

interface Talk {
  topic: string;
  syllablesPerSec: number;
  language: Language;
}

/** The sections of a long script by its beat sheet: quotes as far as the seconds of each reach, and blanks for the rest. */
export function outlineByBeats(
  beats: readonly TimedBeat[],
  material: RecipeMaterial,
  { topic, syllablesPerSec, language }: Talk,
): string[] {
  const ko = language === 'ko';
  const take = quotesThatFit(material, syllablesPerSec);
  const secondsOf = (text: string) => measureOf(text, syllablesPerSec).seconds;
  return beats.map((beat) => {
    const sec = beat.endSec - beat.startSec;
    const own = blank(beat.purpose || (ko ? '내가 직접 해 본 이야기' : 'what you tried yourself'));
    const room = sec - secondsOf(own);
    const say = (lines: readonly string[]) => lines.find((line) => secondsOf(line) <= sec) ?? own;
    const body = (): string => {
      switch (beat.role) {
        case 'hook':
          return [...take(1, room).map(cite), own].join('\n\n');
        case 'promise':
          return say([
            ko
              ? `오늘은 ${topic}, ${blank('보고 나면 얻는 것')}까지 알려 드릴게요.`
              : `Today it’s all about ${topic}: ${blank('what a viewer takes along')}.`,
          ]);
        case 'proof':
          return [...take(3, room, ({ text }) => /\d/.test(text)).map((quote) => `- ${cite(quote)}`), own].join('\n\n');
        case 'sponsor':
          return sponsorSlot(material, language);
        case 'cta':
          return say(
            ko
              ? [
                  `${blank('한 줄 정리')} 도움이 됐다면 구독과 좋아요 부탁드려요. 다음 영상에서 만나요.`,
                  '구독과 좋아요 부탁드려요.',
                ]
              : [
                  `${blank('in one line')} If this helped, subscribe and leave a like. See you in the next one.`,
                  'Subscribe and leave a like.',
                ],
          );
        default:
          return [...take(Math.ceil(sec / 30), room).map((quote) => `- ${cite(quote)}`), own].join('\n\n');
      }
    };
    return `## ${beat.name} (${spanOf(beat)})\n\n${body()}`;
  });
}

/** The lines of a short by its beat sheet, one for each beat. */
export function linesByBeats(
  beats: readonly TimedBeat[],
  material: RecipeMaterial,
  { topic, language }: Pick<Talk, 'topic' | 'language'>,
): string[] {
  const left = inTurn(material).filter(({ text }) => Array.from(text).length <= LINE_LENGTH);
  const take = (isWanted: (quote: Quote) => boolean = () => true): string | null => {
    const at = left.findIndex(isWanted);
    const [quote] = at < 0 ? [] : left.splice(at, 1);
    return quote ? cite(quote) : null;
  };
  const ko = language === 'ko';
  return beats.map(({ role, purpose, name }) => {
    const own = blank(purpose || name);
    if (role === 'hook') return `${atStart(topic, language)}, ${own}`;
    if (role === 'promise') return own;
    if (role === 'proof') return take(({ text }) => /\d/.test(text)) ?? own;
    if (role === 'cta') return ko ? '도움이 됐다면 저장해 두세요!' : 'Save this for later!';
    return role === 'sponsor' ? sponsorSlot(material, language) : (take() ?? own);
  });
}

/** A short that has fewer lines than its beat sheet has beats skips some of them. */
export function checkLinesByBeats(text: string, beats: readonly TimedBeat[]): Finding[] {
  const lines = beats.length === 0 ? Infinity : spokenLinesOf(readScript(text)).length;
  if (lines >= beats.length) return [];
  const names = beats.map(({ name }) => name).join(', ');
  return [
    {
      rule: 'beat-missing',
      level: 'error',
      at: null,
      words: {
        ko: `비트 시트에는 ${beats.length}구간(${names})이 있는데 대사가 ${lines}줄이에요. 구간마다 한 줄 이상 써 주세요.`,
        en: `The beat sheet has ${beats.length} beats (${names}), but there are ${lines} spoken lines. Write at least one for each.`,
      },
    },
  ];
}
