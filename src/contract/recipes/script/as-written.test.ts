import { describe, expect, it } from 'vitest';
import { readLimits } from './read-limits.ts';
import { targetsOf, titleAndTimeOf } from './section-time.ts';
import { syllablesOf } from './speech.ts';

describe('as a creator writes it', () => {
  it.each<[string, object | null]>([
    ['45초 안에', { maxSec: 45 }],
    ['최대 3분', { maxSec: 180 }],
    ['3분 이내로', { maxSec: 180 }],
    ['180초 미만', { maxSec: 180 }],
    ['글자 수 500자 이하', { maxCharacters: 500 }],
    ['500자 내외', { maxCharacters: 500 }],
    ['400~500자', { maxCharacters: 500 }],
    ['대사 200음절', { maxSyllables: 200 }],
    ['under 60 seconds', { maxSec: 60 }],
    ['max 2 min', { maxSec: 120 }],
    ['150 words', { maxWords: 150 }],
    ['up to 150 words', { maxWords: 150 }],
    ['80어절 정도', { maxWords: 80 }],
    ['1분 이하, 250자 이하', { maxSec: 60, maxCharacters: 250 }],
    ['30초~45초', { maxSec: 45 }],
    ['사십오 초', { maxSec: 45 }],
    ['1분 15초 / 350음절', { maxSec: 75, maxSyllables: 350 }],
    ['길이는 2분 30초까지', { maxSec: 150 }],
    ['쇼츠 60초', { maxSec: 60 }],
    ['짧게', null],
    ['', null],
    ['세 분', null],
    ['90 sec', { maxSec: 90 }],
    ['2m 30s', { maxSec: 150 }],
    ['0:45', { maxSec: 45 }],
    ['천 자', { maxCharacters: 1000 }],
    ['오백 자 이내', { maxCharacters: 500 }],
    ['이백 음절', { maxSyllables: 200 }],
    ['1,000자', { maxCharacters: 1000 }],
    ['1분~1분 30초', { maxSec: 90 }],
    ['40초 ~ 50초', { maxSec: 50 }],
    ['300~350음절', { maxSyllables: 350 }],
    ['90초 / 400음절', { maxSec: 90, maxSyllables: 400 }],
    ['딱 1분', { maxSec: 60 }],
    ['넉넉히 4분 반', { maxSec: 270 }],
    ['시간 제한 없음', null],
    ['반 시간', null],
    ['less than 45s', { maxSec: 45 }],
    ['120 words max', { maxWords: 120 }],
    ['800~1,000자', { maxCharacters: 1000 }],
    ['1:15 이내', { maxSec: 75 }],
  ])('the limit “%s” is %j', (words, limits) => {
    expect(readLimits(words)).toEqual(limits);
  });

  it.each<[string, string, number | null]>([
    ['오프닝 훅 (0:00~0:12)', '오프닝 훅', 12],
    ['2. 본론 (3분)', '2. 본론', 180],
    ['본론 ① 재료 [45초]', '본론 ① 재료', 45],
    ['마무리 — 15초', '마무리', 15],
    ['훅: 7초', '훅', 7],
    ['약속 (7s)', '약속', 7],
    ['Proof (0:40–1:10)', 'Proof', 30],
    ['CTA 10s', 'CTA', 10],
    ['본론 (2분 반)', '본론', 150],
    ['훅 (5초 이내)', '훅', 5],
    ['훅 (최대 8초)', '훅', 8],
    ['본론 (약 2분)', '본론', 120],
    ['3초 룰의 비밀', '3초 룰의 비밀', null],
    ['1분 만에 끝내기', '1분 만에 끝내기', null],
    ['Intro (10 sec)', 'Intro', 10],
    ['본론 2 - 사례 (90초)', '본론 2 - 사례', 90],
    ['본론 1. 왜 비싼가 (1분 반)', '본론 1. 왜 비싼가', 90],
    ['5분 레시피', '레시피', 300],
    ['10초 안에 시선 잡기', '10초 안에 시선 잡기', null],
    ['30초 요약 정리', '30초 요약 정리', null],
    ['8초 훅', '훅', 8],
    ['도입 | 12초', '도입', 12],
    ['증거 (0:50 ~ 1:20)', '증거', 30],
    ['마무리(20초)', '마무리', 20],
    ['2부 (3:00-6:00)', '2부', 180],
    ['Hook 0:00-0:05', 'Hook', 5],
  ])('the heading “%s” is “%s” of %s seconds', (heading, title, sec) => {
    const read = titleAndTimeOf(heading);
    expect([read.title, ...targetsOf([read.time])]).toEqual([title, sec]);
  });

  it.each<[string, number]>([
    ['3시 30분', 5],
    ['2배', 2],
    ['제가 3번 봤어요', 7],
    ['010', 3],
    ['5,000원', 3],
    ['10%', 4],
    ['커피 ☕ 마셔요', 5],
    ['"안녕"', 2],
    ['(웃음) 네', 1],
    ['유튜브(YouTube)', 3],
    ['7시', 3],
    ['100만 원', 3],
    ['1위', 2],
    ['아이폰17', 5],
    ['3.5%', 6],
    ['네!!', 1],
  ])('“%s” has %i syllables', (words, syllables) => {
    expect(syllablesOf(words)).toBe(syllables);
  });
});
