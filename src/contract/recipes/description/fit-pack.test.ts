import { describe, expect, it } from 'vitest';
import { fitPack } from './fit-pack.ts';
import { readPack } from './pack.ts';
import { tagsLength } from './youtube-limits.ts';

const asIs = (words: string) => words;
const wordsOf = (all: readonly { text: string }[]) => all.map(({ text }) => text);

describe('a pack brought within its limits', () => {
  it.each([
    ['no pack at all', '그냥 글입니다.\n둘째 줄.'],
    ['nothing', ''],
    ['what is within them', '## 제목 후보\n1. 하나\n\n## 설명\n글 [1]\n\n## 고정 댓글\n질문 남겨 주세요\n\n끝말'],
    ['chapters that cannot be chapters', '## 제목\n- 하나\n\n## 설명\n글\n\n## 챕터\n0:00 하나\n0:04 둘'],
  ])('leaves %s letter by letter', (_what, note) => expect(fitPack(note, asIs)).toBe(note));

  it('changes only what is over, and keeps what is no part of it', () => {
    const note = `내 메모\n\n## 제목\n1. ${'가 '.repeat(80)}끝\n2. 짧은 제목\n\n## 설명\n글\n\n## 챕터\n0:00 하나\n0:05 둘\n1:00 셋\n\n## 태그\n${Array.from({ length: 90 }, (_, i) => `태그 ${i}`).join(', ')}\n\n## 고정 댓글\n질문`;
    const fitted = fitPack(note, asIs);
    const pack = readPack(fitted);
    expect(pack.titles[0]?.text.length).toBeLessThanOrEqual(100);
    expect(pack.titles[1]?.text).toBe('짧은 제목');
    expect(pack.chapters.map(({ startSec }) => startSec)).toEqual([0, 10, 60]);
    expect(tagsLength(wordsOf(pack.tags))).toBeLessThanOrEqual(500);
    expect(fitted.startsWith('내 메모\n\n## 제목\n1. ')).toBe(true);
    expect(fitted.endsWith('## 고정 댓글\n질문')).toBe(true);
    expect(fitPack(fitted, asIs)).toBe(fitted);
  });

  it('reads times as they were meant before it looks at their order', () => {
    const note = '## 제목\n- 하나\n\n## 설명\n글\n\n## 챕터\n0:00 하나\n0:75 둘\n2:00 셋';
    expect(readPack(fitPack(note, asIs)).chapters.map(({ startSec }) => startSec)).toEqual([0, 75, 120]);
  });
});

describe('a pack whose headings are not marked as such', () => {
  it.each([
    ['in bold', '**제목 후보**\n1. 하나\n2. 둘\n\n**설명:**\n글\n\n**태그**: 식비, 자취\n\n**해시태그**\n#식비 #자취'],
    ['with colons', '제목 후보:\n- 하나\n- 둘\n\n설명:\n글\n\n태그: 식비, 자취\n해시태그: #식비 #자취'],
    ['in brackets', '[제목]\n하나\n둘\n\n[설명]\n글\n\n[태그]\n식비, 자취\n\n[해시태그]\n#식비 #자취'],
    [
      'numbered',
      '1. **제목**\n- 하나\n- 둘\n\n2. **설명**\n글\n\n3. **태그**\n식비, 자취\n\n4. **해시태그**\n#식비 #자취',
    ],
  ])('is read %s', (_what, note) => {
    const pack = readPack(note);
    expect(wordsOf(pack.titles)).toEqual(['하나', '둘']);
    expect(pack.description?.text).toBe('글');
    expect(wordsOf(pack.tags)).toEqual(['식비', '자취']);
    expect(wordsOf(pack.hashtags)).toEqual(['#식비', '#자취']);
    for (const { at, text } of [...pack.titles, ...pack.tags, ...pack.hashtags]) expect(note.slice(...at)).toBe(text);
  });

  it('is not looked for where headings are marked, nor in a letter with one such line', () => {
    expect(readPack('## 설명\n제목: 하나\n태그: 둘').titles).toEqual([]);
    expect(readPack('제목: 안녕\n\n반가워요')).toMatchObject({ titles: [], description: null });
  });

  it('has no words behind its hashtags among them', () => {
    expect(wordsOf(readPack('## 해시태그\n#식비 #자취\n\n더 필요하면 말해 주세요.').hashtags)).toEqual([
      '#식비',
      '#자취',
    ]);
    expect(wordsOf(readPack('## 해시태그\n식비 자취').hashtags)).toEqual(['식비', '자취']);
  });
});
