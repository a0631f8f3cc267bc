import { describe, expect, it } from 'vitest';
import { quotedIn } from '#contract/chat/quoted-words.ts';
import type { RecipeValues } from '#contract/recipes/recipe.ts';
import { askedIn, statingIn } from './stating.ts';
import { judgeByRules } from './support.ts';
import { findWritable } from '../../recipes/writings.ts';

const read = [{ text: '장을 한 번에 12,000원어치만 봐요. 남은 음식이 34퍼센트였어요.', startSec: null, endSec: null }];
const filledOf = (id: string, values: RecipeValues) => {
  const recipe = findWritable(id);
  return recipe ? { recipe, values } : undefined;
};
const judged = (id: string, text: string, values: RecipeValues = {}) => {
  const stating = statingIn(text, filledOf(id, values));
  expect(stating).toHaveLength(text.length);
  const reasons = judgeByRules(stating, read, { read, isMade: true }).flatMap(({ reason }) => reason ?? []);
  return [...reasons, ...quotedIn(stating).map(({ words }) => words)];
};

describe('of what a recipe made', () => {
  it.each<[string, string, string, string[]]>([
    ['options of a poll', 'community-post', '장보기 얼마예요?\n\n## 투표\n\n- 50,000원 넘게\n- 9만 원', []],
    ['but not the post', 'community-post', '장보기가 50,000원이에요.\n\n## 투표\n\n- 9만 원', ['uncited']],
    [
      'titles in a plan',
      'board-plan',
      '## 묶음\n\n- 「식비 38만 원」: 「한 달 90일」, 「장보기 요령」\n\n## 메모\n\n- 「9만 원 정리」: 남은 음식이 34퍼센트였어요 [1].\n\n## 연결\n\n- 「한 달 90일」 → 「9만 원 정리」: 99명의 근거',
      [],
    ],
    ['but not the words of a note', 'board-plan', '## 메모\n\n- 「정리」: 남은 음식이 38퍼센트였어요 [1].', ['figure']],
    [
      'what a prompt asks for',
      'prompt',
      '## 결과 형식\n\n- 200자 안으로 씁니다.\n- 제목은 “오늘은 99명과 함께”처럼 씁니다.\n- 남은 음식은 34퍼센트 [1]',
      [],
    ],
    ['but not what it cites', 'prompt', '## 좋은 예\n\n남은 음식은 38퍼센트 [1]', ['figure']],
    ['terms of a reply', 'sponsor-reply', '안녕하세요.\n\n잔금은 30일 이내에 부탁드려요. 수정은 99번까지예요.', []],
    [
      'search words and hashtags',
      'description-pack',
      '## 태그\n\n식비 99만 원\n\n## 해시태그\n\n#99만원\n\n## 검색 키워드\n\n- 99만 원 식비',
      [],
    ],
    [
      'what is on a thumbnail of a video and what it is called, where a source says so',
      'description-pack',
      '## 제목\n\n- 남은 음식 34퍼센트\n\n## 썸네일\n\n- 34퍼센트',
      [],
    ],
    ['but not a title of a video', 'description-pack', '## 제목\n\n- 식비 99만 원 아끼기', ['uncited']],
    ['comments that are answered', 'comment-replies', '> 식비 99만 원은 몇 명인가요?\n\n두 사람이에요.', []],
    [
      'times and lengths in a beat sheet',
      'beat-sheet',
      '## Beat sheet (2:05)\n\n| Beat | Time | Length | Purpose |\n| --- | --- | --- | --- |\n| Hook | 0:00–1:00 | 60 s | Ask for 99 things |\n| Body | 1:00–2:05 | 125 s | Tell |\n\nTarget pace: 150 words/min, 312 words overall',
      [],
    ],
    ['pictures in a script', 'long-script', '## Hook (0:00–0:20)\n\nB-roll: 250 receipts on a table', []],
    ['but not what stands on the screen', 'long-script', '## Hook (0:00–0:20)\n\nOn screen: 38 percent', ['uncited']],
    ['what is left to fill in', 'blog-post', '## 장보기\n\n〔사진: 99,000원 영수증〕', []],
  ])('%s', (_, id, text, told) => expect(judged(id, text)).toEqual(told));

  it('the line of totals of an X-ray is ours, and no other line', () => {
    const values = { totals: '90 128 1.5' };
    const line = '1:30 long · 128 words a minute · 1.5 questions a minute';
    expect(judged('structure-xray', `### A film\n\n${line}`, values)).toEqual([]);
    expect(judged('structure-xray', `### A film\n\n${line.replace('128', '129')}`, values)).toEqual(['uncited']);
  });
});

describe('what a model is asked of', () => {
  const asked = (id: string, text: string, values: RecipeValues = {}) =>
    askedIn(text, filledOf(id, values)).map((one) => one.text);

  it('is no disclosure of ours, no picture and no text on screen', () => {
    const text =
      '## Hook (0:00–0:20)\n\nI threw away a third.\n\nThis video includes paid promotion for Acme.\n\nB-roll: a full bin\n\nOn screen: A third';
    const values = { sponsor: 'Acme', sponsorKind: 'paid' };
    expect(asked('long-script', text, values)).toEqual(['I threw away a third.']);
    expect(asked('short-script', `On screen: Paid promotion by Acme\n\nI threw away a third.`, values)).toEqual([
      'I threw away a third.',
    ]);
  });

  it('is no sentence with a place that is still to be filled in', () => {
    const text =
      'My grocery bill was 〔your bill〕 a month, for one person. I threw away a third. Now it is 〔your bill〕.';
    expect(asked('blog-post', text)).toEqual(['I threw away a third.']);
  });

  it('is no subject and no preview of a letter', () => {
    const text =
      '## Subject\n\nA third in the bin\n\n## Preview\n\nIt was a third.\n\n## Body\n\nI threw away a third.';
    expect(asked('newsletter', text)).toEqual(['I threw away a third.']);
  });

  it('is no title, chapter or text on a thumbnail of a pack', () => {
    const text =
      '## Titles\n\n- A third in the bin\n\n## Description\n\nI threw away a third.\n\n## Chapters (film 3:00)\n\n0:00 The bin\n\n## Thumbnail copy\n\n- A third!';
    expect(asked('description-pack', text)).toEqual(['I threw away a third.']);
  });
});
