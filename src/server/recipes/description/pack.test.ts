import { describe, expect, it } from 'vitest';
import { readPack, type PackContent } from '#contract/recipes/description/pack.ts';
import { writePack } from './write-pack.ts';
import { spanIn } from '#contract/recipes/description/placed.ts';

const content: PackContent = {
  titles: ['커피 맛이 달라지는 3가지 방법', '1. 집에서 <카페> 맛 내기'],
  description: '오늘은 집에서 커피를 내려요.\n\n# 제목처럼 보이는 줄\n- 문의 hello@example.com',
  chapters: [
    { startSec: 0, title: '인트로' },
    { startSec: 75, title: '분쇄도 (굵게)' },
    { startSec: 3_725, title: '[정리] 마무리' },
  ],
  tags: ['커피', '홈 카페'],
  hashtags: ['#커피', '#홈카페'],
  thumbnailCopy: ['이것만 바꾸세요'],
  keywords: ['드립커피', '핸드드립 방법'],
};

const plain = (markdown: string): PackContent => {
  const pack = readPack(markdown);
  const words = (all: readonly { text: string }[]) => all.map(({ text }) => text);
  return {
    titles: words(pack.titles),
    description: pack.description?.text ?? null,
    chapters: pack.chapters.map(({ startSec, title }) => ({ startSec, title })),
    tags: words(pack.tags),
    hashtags: words(pack.hashtags),
    thumbnailCopy: words(pack.thumbnailCopy),
    keywords: words(pack.keywords),
  };
};

describe('a pack in a note', () => {
  it.each(['ko', 'en'] as const)('is read as it was written in %s', (language) => {
    expect(plain(writePack(content, language))).toEqual(content);
  });

  it('is written again from what was read', () => {
    const note = writePack(content, 'ko');
    expect(writePack(readPack(note), 'ko')).toBe(note);
  });

  it('leaves out sections without words', () => {
    expect(writePack({ ...content, tags: [], description: null }, 'en')).not.toMatch(/## (Tags|Description)/);
  });

  it.each([
    ['## Titles', '- A', 'titles', ['A']],
    ['### 1. 제목 후보 (5개)', '1. 가\n2) 나', 'titles', ['가', '나']],
    ['## 🎬 제목', '**가**\n“나”', 'titles', ['가', '나']],
    ['## 제목 후보', '- 가 [1]\n  - 이유: 숫자\n- 나[2][3]', 'titles', ['가', '나']],
    ['## 태그', '- 커피\n- 홈 카페', 'tags', ['커피', '홈 카페']],
    ['## Tags', 'a, b c、d', 'tags', ['a', 'b c', 'd']],
    ['## 해시태그', '#커피 #홈 카페, #C++', 'hashtags', ['#커피', '#홈 카페', '#C++']],
    ['## 해시태그', '커피, 홈 카페', 'hashtags', ['커피', '홈 카페']],
    ['## Hashtags', 'coffee home', 'hashtags', ['coffee', 'home']],
    ['## 썸네일', '- 이것만!', 'thumbnailCopy', ['이것만!']],
    ['## SEO 키워드', '커피, 원두', 'keywords', ['커피', '원두']],
  ] as const)('is found below %s', (heading, body, section, expected) => {
    const pack = readPack(`# 업로드\n\n${heading}\n\n${body}\n\n## 메모\n- 아님`);
    expect(pack[section].map(({ text }) => text)).toEqual(expected);
  });

  it('names the place of every item, citations and marks aside', () => {
    const note =
      '## 제목 후보\n- **가나다** [1]\n\n## 설명\n[2] 첫 문장이에요. [3] 둘째예요.\n\n## 챕터\n- 00:00 시작 [4]';
    const { titles, description, chapters } = readPack(note);
    expect(note.slice(...(titles[0]?.at ?? [0, 0]))).toBe('가나다');
    expect(description?.text).toBe('첫 문장이에요. 둘째예요.');
    const start = description?.text.indexOf('둘째') ?? 0;
    expect(description && note.slice(...spanIn(description, start, start + 4))).toBe('둘째예요');
    expect(description && note.slice(...spanIn(description, 0, 5))).toBe('첫 문장이');
    expect(chapters).toEqual([{ startSec: 0, title: '시작', at: [note.indexOf('- 00:00'), note.length] }]);
  });

  it('keeps links, which are no citations', () => {
    expect(readPack('## 설명\n[3](https://a.kr) 참고').description?.text).toBe('[3](https://a.kr) 참고');
  });

  it('tells lines without a time from chapters', () => {
    const pack = readPack('## 챕터\n0:00 시작\n1분 5초 중간\n- 끝');
    expect(pack.chapters).toHaveLength(1);
    expect(pack.chapterLines.map(({ meant }) => meant)).toEqual([null, '01:05']);
    expect(pack.otherChapterLines.map(({ text }) => text)).toEqual(['끝']);
  });

  it.each(['', '##', '제목 없는 글', '\ud800', '## 알 수 없음\n- 가'])('is empty in %j', (note) => {
    expect(plain(note)).toEqual({
      titles: [],
      description: null,
      chapters: [],
      tags: [],
      hashtags: [],
      thumbnailCopy: [],
      keywords: [],
    });
  });
});
