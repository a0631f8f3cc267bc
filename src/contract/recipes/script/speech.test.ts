import { describe, expect, it } from 'vitest';
import { PAUSE_SEC, secondsOf, syllablesOf, wordsOf } from './speech.ts';

describe('spoken syllables', () => {
  it.each([
    ['Hangul counts one each', '안녕하세요', 5],
    ['decomposed Hangul is the same', '안녕하세요'.normalize('NFD'), 5],
    ['numbers count as they are read', '1,234', 6],
    ['a year', '2026년', 6],
    ['a share', '50%', 5],
    ['a price', '₩10,000', 2],
    ['an acronym', 'AI', 4],
    ['words among Hangul', 'AI로 4K 영상 만들기', 4 + 1 + 3 + 2 + 3],
    ['marks of Markdown are silent', '**굵게** _기울임_ `코드` ~~지운 말~~', 7],
    ['emphasis inside a number', '**3**개월', 3],
    ['an item', '- 커피', 2],
    ['a numbered item', '3. 커피', 2],
    ['citations are silent', '커피 [3] 향 [1, 2]이 [4-6]', 4],
    ['the address of a link is silent', '[네이버](https://naver.com/a_(b)) 보기', 5],
    ['a picture is silent', '![커피](a.png) 향', 1],
    ['an address is said by its host', 'https://www.naver.com/a?b=1 봐요', 3 + 2 + 2],
    ['an address without its beginning', 'naver.com 봐요', 3 + 2 + 2],
    ['dots that are no address are silent', 'e.g. 3.5 봐요. 그래요', 2 + 3 + 2 + 3],
    ['an address of mail', '문의는 hi@naver.com 으로', 3 + 2 + 3 + 3 + 2 + 2],
    ['an address alone is silent', '안녕\nhttps://example.com/a\n[1]: https://naver.com\nme@example.com', 2],
    ['a direction alone', '(카메라를 본다)', 0],
    ['a direction inside', '안녕 (웃으며 (크게)) 하세요', 5],
    ['an opened bracket hides nothing', '안녕 (웃으며 하세요', 8],
    ['a heading', '## 훅 (8초)\n안녕', 2],
    ['on-screen text', '자막: 하나\n안녕', 2],
    ['a note', '> 천천히\n안녕', 2],
    ['a rule', '---\n안녕', 2],
    ['hashtags alone', '#커피 #쇼츠', 0],
    ['pictures and laughter', '안녕 😀 ㅋㅋㅋ', 2],
    ['Chinese characters', '大韓 만세', 4],
    ['nothing', '', 0],
    ['a lone surrogate', '\ud800', 0],
  ])('%s', (_what, text, syllables) => {
    expect(syllablesOf(text)).toBe(syllables);
  });

  it.each([
    ['This is a test of how we speak.', 8],
    ['You can make better coffee at home today.', 11],
    ['In 2026 we sold 24 cats for $50.', 1 + 5 + 2 + 3 + 2 + 4],
  ])('an English text is said in English: %s', (text, syllables) => {
    expect(syllablesOf(text)).toBe(syllables);
  });

  it.each([
    ['안녕하세요 여러분', 2],
    ['커피 — 3잔 (웃음) !', 2],
    ['**강조**된 말', 2],
    ['## 훅\n하나 둘\n\n화면: 셋', 2],
    ['', 0],
  ])('words of %j are %i', (text, words) => {
    expect(wordsOf(text)).toBe(words);
  });
});

describe('seconds of speech', () => {
  it.each([
    ['no pause after the end', '안녕하세요.', 5, 1],
    ['the speed of the speaker', '가나다라마바', 3, 2],
    ['a pause at a comma', '하나, 둘둘', 4, 1 + PAUSE_SEC.comma],
    ['a pause at a mark of breath', '하나 / 둘둘', 4, 1 + PAUSE_SEC.comma],
    ['a pause at the end of a sentence', '하나. 둘둘!', 4, 1 + PAUSE_SEC.sentence],
    ['the same at a line break', '하나\n둘둘', 4, 1 + PAUSE_SEC.sentence],
    ['a longer one between paragraphs', '하나.\n\n둘둘.', 4, 1 + PAUSE_SEC.paragraph],
    ['none at a point in a number', '3.5 가', 4, 1],
    ['hesitation is a short one', '음... 하나둘', 4, 1 + PAUSE_SEC.comma],
    ['a speed that is none falls back', '가나다라마', 0, 1],
    ['nothing', '', 5, 0],
  ])('%s', (_what, text, speed, seconds) => {
    expect(secondsOf(text, speed)).toBeCloseTo(seconds, 6);
  });

  it('without a speed are five syllables of Korean and four of English', () => {
    expect(secondsOf('가나다라마')).toBeCloseTo(1, 6);
    expect(secondsOf('This is a test of how we speak')).toBeCloseTo(2, 6);
  });
});

describe('hostile texts', () => {
  it.each([
    ['no space', '가'.repeat(100_000)],
    ['brackets', '['.repeat(100_000)],
    ['pairs of brackets', '()'.repeat(50_000)],
    ['broken links', '[a]('.repeat(25_000)],
    ['broken pictures', '!['.repeat(50_000)],
    ['digits', '1'.repeat(100_000)],
    ['commas', '1,'.repeat(50_000)],
    ['capitals', 'A'.repeat(100_000)],
    ['humps', 'aB'.repeat(50_000)],
    ['exclamations', '!'.repeat(100_000)],
    ['half addresses', 'a@'.repeat(50_000)],
    ['surrogates', '\udc00\ud800'.repeat(50_000)],
    ['white space in a heading', `## 훅${' '.repeat(100_000)}(`],
  ])('%s are measured in time', (_what, text) => {
    expect(syllablesOf(text)).toBeGreaterThanOrEqual(0);
  });
});
