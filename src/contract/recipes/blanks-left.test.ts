import { expect, it } from 'vitest';
import { blanksLeft } from './blanks-left.ts';

it.each<[string, string, string | null, number]>([
  ['a blank', '식비: 〔숫자나 결과〕', '〔숫자나 결과〕', 1],
  ['several at once', '〔이름〕입니다. 〔한 줄 정리〕', '〔이름〕', 2],
  ['an empty one', '제목 〔〕', '〔〕', 1],
  ['a place of a template', '올리는 날: {{날짜}} {{시각}}', '{{날짜}}', 2],
  ['a place of a template behind a blank', '〔이름〕, {{구독자 애칭}}', '〔이름〕', 2],
  ['an empty place, or one of dots', '{{}} {{…}}', '{{}}', 2],
  ['no braces of other kinds', '{날짜} { {날짜} } {{ 날짜', null, 0],
  ['no place for a picture', '〔사진 1: 장바구니〕\n〔picture: the bag〕\n〔이미지〕', null, 0],
  ['a blank beside a picture', '〔사진: 장바구니〕 〔직접 해 본 이야기〕', '〔직접 해 본 이야기〕', 1],
  ['no other brackets', '[광고] (웃음) 【정리】', null, 0],
  ['what a model leaves of a name', 'Best,\n[Your Name]', '[Your Name]', 1],
  ['what it leaves of a brand and a date', 'Hi [Brand], by [Insert Date] at the latest', '[Brand]', 2],
  ['what it leaves of a contact', '[Contact’s Name] / [Your Channel Name/Handle]', '[Contact’s Name]', 2],
  ['what it leaves in Korean', '안녕하세요, [담당자 성함]님. [채널명] 운영자 [이름]입니다.', '[담당자 성함]', 3],
  [
    'no mark, label, box, link or cue',
    '[1] [Ad] [광고] [ ] [x] [your name](https://a.example) [Product close-up] [0:12]',
    null,
    0,
  ],
  [
    'no cue that begins like one',
    '[Your kitchen at night] [Name the three steps] [브랜드 로고 화면] [링크는 댓글에]',
    null,
    0,
  ],
  ['nothing that is left open', '〔끝나지 않는', null, 0],
])('%s', (_, text, place, count) => {
  const [found] = blanksLeft(text);
  expect(found?.at ? text.slice(...found.at) : null).toBe(place);
  if (found) expect(found.words.ko).toContain(`${count}개`);
  expect(blanksLeft(text, 'error').every(({ level }) => level === 'error')).toBe(true);
});
