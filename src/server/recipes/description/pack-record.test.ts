import { describe, expect, it } from 'vitest';
import { readPack } from '#contract/recipes/description/pack.ts';
import { packRecord } from './pack-record.ts';

const draft = {
  titles: ['식비 절반 줄인 세 가지', '자취 식비'],
  description: '한 달 식비를 줄였어요 [1].\n둘째 줄이에요.',
  chapterTitles: ['첫 장면', '장보기'],
  tags: ['식비', '자취, 요리'],
  hashtags: ['식비', '#자취'],
  thumbnailCopy: ['반값'],
  keywords: ['자취 식비'],
};
const material = { sources: [], keywords: [] };
const drawn = (told: unknown, values = {}) => packRecord.draw(packRecord.verify(told, material, values), values, 'ko');

describe('a pack that a model fills as a record', () => {
  it('is the same pack when its text is read', () => {
    const pack = readPack(drawn(draft));
    expect(pack.titles.map(({ text }) => text)).toEqual(draft.titles);
    expect(pack.description?.text).toBe('한 달 식비를 줄였어요.\n둘째 줄이에요.');
    expect(drawn(draft)).toContain('한 달 식비를 줄였어요 [1].');
    expect(pack.tags.map(({ text }) => text)).toEqual(['식비', '자취 요리']);
    expect(pack.hashtags.map(({ text }) => text)).toEqual(['#식비', '#자취']);
    expect(pack.chapters).toEqual([]);
  });

  it('discloses its sponsor on top of the description, once', () => {
    const AD = '[유료 광고] 이 영상은 린나에서 광고비를 받고 만들었습니다.';
    const values = { sponsor: '린나', sponsorKind: 'paid' };
    expect(drawn(draft, values)).toContain(`## 설명\n\n${AD}\n\n한 달 식비를`);
    expect(drawn({ ...draft, description: `${AD}\n한 달` }, values).split(AD)).toHaveLength(2);
  });

  it('has the times of the film and the titles that it wrote for parts that had none', () => {
    const values = { chapters: '0:00 〔첫 부분〕\n0:42 장보기', filmSec: 480, film: 'planned' };
    const pack = readPack(drawn(draft, values));
    expect(pack.chapters.map(({ startSec, title }) => [startSec, title])).toEqual([
      [0, '첫 장면'],
      [42, '장보기'],
    ]);
    expect(pack.film).toEqual({ endSec: 480, isPlanned: true });
  });

  it('has no marks, labels and numbers of its own lists, and one hashtag for each that stands in a field', () => {
    const pack = readPack(
      drawn({
        titles: ['1. **제목: 식비** 절반', '- ## 3가지'],
        thumbnailCopy: ['**반값**'],
        tags: ['- 식비'],
        hashtags: ['#ad #sponsored', '##두번', '#자취 요리'],
        keywords: ['`자취`'],
      }),
    );
    expect(pack.titles.map(({ text }) => text)).toEqual(['식비 절반', '3가지']);
    expect(pack.hashtags.map(({ text }) => text)).toEqual(['#ad', '#sponsored', '#두번', '#자취 요리']);
    expect([...pack.thumbnailCopy, ...pack.tags, ...pack.keywords].map(({ text }) => text)).toEqual([
      '반값',
      '식비',
      '자취',
    ]);
  });

  it('keeps titles of chapters at their places, and shows those for which there is no time', () => {
    const values = { chapters: '0:00 〔첫 부분〕\n0:42 〔둘째〕', filmSec: 480, film: 'planned' };
    const text = drawn({ ...draft, description: '', chapterTitles: ['', '0:42 장보기', '끝'] }, values);
    expect(text).toContain('\n00:00 〔첫 부분〕\n00:42 장보기\n끝\n');
    expect(readPack(text).otherChapterLines.map((line) => line.text)).toEqual(['끝']);
  });

  it('is drawn as it comes, each text beginning with the one before', () => {
    const first = drawn({ titles: ['식비 절반'] });
    const second = drawn({ titles: ['식비 절반', '자취'], description: '한 달' });
    const third = drawn({ titles: ['식비 절반', '자취'], description: '한 달 식비', tags: ['식비'] });
    expect(second.startsWith(first.trimEnd())).toBe(true);
    expect(third.startsWith(second.trimEnd())).toBe(true);
  });

  it.each([null, 'x', { titles: 'x', tags: [1, ' '] }])('is empty for %j', (told) => expect(drawn(told)).toBe(''));
});
