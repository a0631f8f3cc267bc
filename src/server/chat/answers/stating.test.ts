import { describe, expect, it } from 'vitest';
import { quotedIn } from '#contract/chat/quoted-words.ts';
import { statingIn } from './stating.ts';
import { judgeByRules } from './support.ts';
import { findWritable } from '../../recipes/writings.ts';

const read = [{ text: '장을 한 번에 12,000원어치만 봐요. 남은 음식이 34퍼센트였어요.', startSec: null, endSec: null }];
const judged = (id: string, text: string) => {
  const stating = statingIn(text, findWritable(id) ?? undefined);
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
    ['but not a title of a video', 'description-pack', '## 제목\n\n- 식비 99만 원 아끼기', ['uncited']],
    ['comments that are answered', 'comment-replies', '> 식비 99만 원은 몇 명인가요?\n\n두 사람이에요.', []],
    ['what is left to fill in', 'blog-post', '## 장보기\n\n〔사진: 99,000원 영수증〕', []],
  ])('%s', (_, id, text, told) => expect(judged(id, text)).toEqual(told));
});
