import { describe, expect, it } from 'vitest';
import { checkPack } from './check-pack.ts';
import { fieldsOf } from './fields.ts';
import { readPack } from './pack.ts';
import { tagsLength } from './youtube-limits.ts';

interface Parts {
  titles?: string;
  description?: string;
  chapters?: string;
  tags?: string;
  hashtags?: string;
  thumbnail?: string;
}
const noteOf = (parts: Parts): string =>
  [
    `## 제목 후보\n${parts.titles ?? '- 집에서 내리는 커피'}`,
    `## 설명\n${parts.description ?? '집에서 커피를 내려요.'}`,
    `## 챕터\n${parts.chapters ?? ''}`,
    `## 태그\n${parts.tags ?? '커피, 홈 카페'}`,
    `## 해시태그\n${parts.hashtags ?? '#커피 #홈카페'}`,
    `## 썸네일 문구\n${parts.thumbnail ?? '- 이것만 바꾸세요'}`,
  ].join('\n\n');
const found = (parts: Parts, durationSec: number | null = null) => {
  const note = noteOf(parts);
  return checkPack(readPack(note), { durationSec }).map(({ rule, at, fix }) => [rule, at && note.slice(...at), fix]);
};
const numbered = (count: number, write: (i: number) => string, between = ' ') =>
  Array.from({ length: count }, (_, i) => write(i)).join(between);

describe('a pack for YouTube', () => {
  it.each<[string, Parts]>([
    ['with everything in order', { chapters: '0:00 시작\n0:30 본론\n1:00 끝' }],
    ['with the hours of a shop', { description: '영업시간\n오픈 10:00\n브레이크타임 15:00\n마감 22:00' }],
    ['with a title of exactly 100', { titles: `- ${'가'.repeat(100)}` }],
    ['with a description of exactly 5,000', { description: '가'.repeat(4_982), hashtags: '#커피 #홈카페 #원두 #끝' }],
    ['with tags of exactly 500', { tags: `${'a'.repeat(249)}, ${'b'.repeat(250)}` }],
    ['with sixty hashtags', { hashtags: numbered(60, (i) => `#태그${i}`) }],
    ['with citations, which are not counted', { titles: `- ${'가'.repeat(100)} [12]` }],
    ['with times in the description that are no chapters', { description: '매주 수요일 19:30 방송\n다음 주는 20:00' }],
    ['with YouTube’s own *bold* and a link', { description: '*굵게* https://example.com/a#b' }],
    ['in English', { titles: '- Better coffee at home', hashtags: '#coffee #home_cafe', thumbnail: '- STOP THIS' }],
  ])('passes %s', (_name, parts) => {
    expect(found(parts)).toEqual([]);
  });

  it.each<[string, Parts, unknown[][]]>([
    ['title', { titles: '' }, [['title-missing', null, undefined]]],
    ['title of 101', { titles: `- ${'가'.repeat(101)}` }, [['title-length', '가'.repeat(101), undefined]]],
    ['sixth title', { titles: numbered(6, (i) => `- 제목 ${i}`, '\n') }, [['title-count', '제목 5', undefined]]],
    ['title twice', { titles: '- 커피\n- 커피' }, [['title-twice', '커피', undefined]]],
    [
      'sign that is refused',
      { titles: '- 카페 <집> -> 커피 <3' },
      [
        ['title-sign', '<', '〈'],
        ['title-sign', '>', '〉'],
        ['title-sign', '->', '→'],
        ['title-sign', '<3', '♥'],
      ],
    ],
    ['description', { description: '' }, [['description-missing', null, undefined]]],
    ['sign behind a citation', { description: '커피 [1] > 차' }, [['description-sign', '>', '〉']]],
    ['Markdown', { description: '**굵게** 써요' }, [['description-markdown', '**굵게**', '굵게']]],
    ['tag with #', { tags: '#커피' }, [['tag-hash', '#커피', '커피']]],
    ['tag twice', { tags: '커피, 커 피' }, [['tag-twice', '커 피', undefined]]],
    ['hashtag with a space', { hashtags: '#홈 카페' }, [['hashtag-space', '#홈 카페', '#홈카페']]],
    ['hashtag without #', { hashtags: '커피' }, [['hashtag-hash', '커피', '#커피']]],
    ['hashtag with a sign', { hashtags: '#자기-계발' }, [['hashtag-sign', '#자기-계발', '#자기계발']]],
    [
      'thumbnail copy that is long',
      { thumbnail: '- 이렇게 하면 정말로 맛이 달라집니다' },
      [['thumbnail-length', '이렇게 하면 정말로 맛이 달라집니다', undefined]],
    ],
    [
      'thumbnail copy that is long in English',
      { thumbnail: '- This changes everything' },
      [['thumbnail-length', 'This changes everything', undefined]],
    ],
    ['line without a time', { chapters: '0:00 가\n0:30 나\n1:00 다\n- 라' }, [['chapter-no-time', '라', undefined]]],
  ])('tells a missing or wrong %s', (_name, parts, expected) => {
    expect(found(parts)).toEqual(expected);
  });

  it('counts a description alone and with what is put below it', () => {
    expect(found({ description: '가'.repeat(5_001) })[0]?.slice(0, 2)).toEqual([
      'description-length',
      '가'.repeat(5_001),
    ]);
    expect(found({ description: '가'.repeat(4_999) })[0]?.[0]).toBe('whole-length');
  });

  it('counts tags as YouTube does: commas between them, quotation marks around those with spaces', () => {
    expect(tagsLength(['가나', '다 라', '마'])).toBe(2 + 1 + 5 + 1 + 1);
    expect(found({ tags: `${'a'.repeat(249)}, ${'b'.repeat(251)}` })).toEqual([
      ['tags-length', `${'a'.repeat(249)}, ${'b'.repeat(251)}`, undefined],
    ]);
    expect(found({ tags: `${'a'.repeat(248)} c, ${'b'.repeat(248)}` })[0]?.[0]).toBe('tags-length');
  });

  it('counts the hashtags of the description with the others', () => {
    const fifty = numbered(50, (i) => `#태그${i}`);
    expect(found({ hashtags: fifty, description: numbered(11, (i) => `#글${i}`) })[0]?.[0]).toBe('hashtag-count');
    expect(found({ hashtags: fifty, description: numbered(11, (i) => `#태그${i}`) })).toEqual([]);
  });

  it('checks chapters against the end of the video, wherever they stand', () => {
    const list = '0:00 가\n0:30 나\n1:00 다';
    expect(found({ chapters: list }, 65)).toEqual([['chapter-end', '1:00', undefined]]);
    expect(found({ description: `커피예요. [1]\n${list}` }, 65)).toEqual([['chapter-end', '1:00', undefined]]);
    expect(found({ description: list, chapters: list })[0]?.[0]).toBe('chapters-twice');
  });

  it.each([
    ['## 챕터 (계획 1:05)', '1:00'],
    ['## 챕터 (영상 1:05)', '1:00'],
    ['## Chapters (planned 01:05)', '1:00'],
    ['## Chapters (film 0:59)', '1:00'],
    ['## 챕터 (계획 1:10)', null],
    ['## 챕터 (1:00:05)', null],
    ['## 챕터 (3개)', null],
    ['## 챕터', null],
  ])('checks the last chapter by the end that "%s" names', (heading, place) => {
    const note = `## 제목\n- 커피\n\n## 설명\n커피예요.\n\n${heading}\n0:00 가\n0:30 나\n1:00 다`;
    const ends = checkPack(readPack(note)).filter(({ rule }) => rule === 'chapter-end');
    expect(ends.map(({ at, level }) => [level, at && note.slice(...at)])).toEqual(place ? [['error', place]] : []);
  });

  it('says every finding in both languages', () => {
    const findings = checkPack(readPack(noteOf({ titles: '- a <b', hashtags: '#a b', chapters: '0:05 가' })));
    expect(findings.length).toBeGreaterThan(3);
    for (const { words } of findings) {
      expect(words.ko).toMatch(/[가-힣].*요\.$/);
      expect(words.en).toMatch(/^[^가-힣]*[.]$|“/);
    }
  });
});

describe('the fields of a pack', () => {
  const fields = (parts: Parts, durationSec: number | null = null) =>
    fieldsOf(readPack(noteOf(parts)), { durationSec }).map(({ field, isCopyable }) => [field, isCopyable]);

  it('are copied one by one and as a whole', () => {
    const all = fieldsOf(readPack(noteOf({ chapters: '0:00 가 [1]\n0:30 나\n1:00 다' })));
    expect(all.map(({ label }) => label.ko)).toEqual([
      '제목',
      '설명',
      '챕터',
      '해시태그',
      '태그',
      '썸네일 문구',
      '설명 전체',
    ]);
    expect(all.every(({ isCopyable }) => isCopyable)).toBe(true);
    expect(all.at(-1)?.text).toBe('집에서 커피를 내려요.\n\n00:00 가\n00:30 나\n01:00 다\n\n#커피 #홈카페');
  });

  it('are held back one by one: only the title that is wrong', () => {
    expect(fields({ titles: '- 좋은 제목\n- <나쁜 제목' }).filter(([field]) => field === 'title')).toEqual([
      ['title', true],
      ['title', false],
    ]);
  });

  it('hold back the whole description when its chapters are wrong, and nothing else', () => {
    const held = fields({ chapters: '0:05 가\n0:30 나\n1:00 다' }).filter(([, isCopyable]) => !isCopyable);
    expect(held).toEqual([
      ['chapters', false],
      ['all', false],
    ]);
  });

  it('do not repeat chapters and hashtags that the description has already', () => {
    const description = '커피 #커피\n0:00 가\n0:30 나\n1:00 다';
    const all = fieldsOf(readPack(noteOf({ description, chapters: '0:00 가\n0:30 나\n1:00 다' }))).at(-1);
    expect(all?.text).toBe(`${description}\n\n#홈카페`);
  });

  it('of an empty note cannot be copied', () => {
    expect(fieldsOf(readPack('')).filter(({ isCopyable }) => isCopyable)).toEqual([]);
  });
});

describe('hostile packs', () => {
  it.each([
    ['one letter', '가'.repeat(100_000)],
    ['spaces', ' '.repeat(100_000)],
    ['#', '#'.repeat(100_000)],
    ['brackets', '<'.repeat(100_000)],
    ['citations', '[1]'.repeat(33_000)],
    ['open brackets', ' ['.repeat(50_000)],
    ['times', '0:00 [1]\n'.repeat(11_000)],
    ['bold', '**a'.repeat(33_000)],
    ['lone surrogates', '\ud800'.repeat(100_000)],
    ['families', '👨‍👩‍👧‍👦'.repeat(9_000)],
  ])('of %s are checked in time', (_name, text) => {
    for (const section of ['제목', '설명', '챕터', '태그', '해시태그', '썸네일 문구']) {
      expect(fieldsOf(readPack(`## ${section}\n${text}`), { durationSec: 100 }).length).toBeGreaterThan(0);
    }
  });
});
