import { describe, expect, it } from 'vitest';
import { createTextIndex, scoreOnce, soughtIn } from './text-index.ts';

const weights = { saturation: 0.6, lengthShare: 0.75 };
const texts = [
  '훈민정음은 세종이 1443년에 창제하였고 1446년에 반포하였다.',
  '유료 광고는 영상의 처음에 3초 이상 표시해야 합니다. 유료광고 표시는 광고마다 합니다.',
  'The first prompts were written by Ada; a prompt is short.',
  '𠮷野家의 𠮷野𠮷野 메뉴 ㅋㅋ 2층 2 층',
  '',
];

describe('one question over texts that nobody asks again', () => {
  it.each(['훈민정음은 몇 년에 창제되었나?', '유료광고 표시', '1443년과 2층', 'prompts by Ada', '𠮷野家 메뉴', '왜?'])(
    'scores them as the index does: %s',
    (question) => {
      const sought = soughtIn(question);
      expect(scoreOnce(texts, sought, weights)).toEqual(createTextIndex(texts, weights).score(sought));
    },
  );
});
