import { describe, expect, it } from 'vitest';
import { measureVoice } from './measure.ts';
import { profileOf } from './profile.ts';
import { rewriteLine } from './rewrite.ts';

const base = { ...profileOf('나', measureVoice([])), forbidden: ['막', '진짜', '꿀템'] };
const polite = { ...base, formality: 'polite' as const };
const formal = { ...base, formality: 'formal' as const };

describe('what can be rewritten by rule', () => {
  it.each([
    ['오늘날 빠르게 변화하는 세상에서 우리는 배워야 합니다.', '요즘 세상에서 우리는 배워야 해요.'],
    ['결론적으로, 이 제품은 혁신적인 기술을 사용합니다.', '그래서, 이 제품은 새로운 기술을 사용해요.'],
    ['또한, 가격이 좋습니다.', '가격이 좋아요.'],
    ['진짜 막 좋았습니다!', '좋았어요!'],
    ['커피가 맛있습니다. 빵도 맛있었습니다. 감사합니다.', '커피가 맛있어요. 빵도 맛있었어요. 감사합니다.'],
    ['어떻게 생각하십니까?', '어떻게 생각하세요?'],
    ['이 영상에서 자세히 알아보도록 하겠습니다.', '이 영상에서 알아볼게요.'],
    ['“전화를 겁니다.”', '“전화를 걸어요.”'],
    ['급변하는 시대에는 변화가 필요합니다.', '급변하는 시대에는 변화가 필요해요.'],
    ['막내가 왔습니다 ㅎㅎ', '막내가 왔어요 ㅎㅎ'],
  ])('%j becomes %j in ~요', (line, rewritten) => {
    expect(rewriteLine(line, polite)).toBe(rewritten);
  });

  it.each([
    ['어제 갔어요. 정말 좋았어요!', '어제 갔습니다. 정말 좋았습니다!'],
    ['이거 있어요?', '이거 있습니까?'],
    ['이따 보여 드릴게요.', '이따 보여 드리겠습니다.'],
    ['저는 학생이에요.', '저는 학생입니다.'],
  ])('%j becomes %j in ~습니다', (line, rewritten) => {
    expect(rewriteLine(line, formal)).toBe(rewritten);
  });

  it.each([
    ['In conclusion, it is a crucial step.', 'It is an important step.'],
    ['It is important to note that prices vary.', 'Prices vary.'],
    ['We utilize a plethora of tools.', 'We use many tools.'],
  ])('%j becomes %j', (line, rewritten) => {
    expect(rewriteLine(line, polite)).toBe(rewritten);
  });

  it.each([
    ['a line that is right', '어제 갔어요.'],
    ['a forbidden noun that cannot just go', '이건 꿀템입니다.'],
    ['a form with two readings', '저는 여기에 삽니다.'],
    ['thanks', '시청해 주셔서 감사합니다.'],
    ['a line of which nothing would be left', '진짜'],
    ['an empty line', ''],
  ])('nothing is said about %s', (_, line) => {
    expect(rewriteLine(line, polite)).toBeNull();
  });

  it('keeps what has no formal twin', () => {
    expect(rewriteLine('좋았거든요.', formal)).toBeNull();
    expect(rewriteLine('이거 해 줄게요?', formal)).toBeNull();
  });

  it('leaves the register of a voice that mixes them', () => {
    expect(rewriteLine('어제 갔습니다.', base)).toBeNull();
  });

  it.each(['가'.repeat(100_000), '합니다. '.repeat(25_000), '\ud800'.repeat(100_000), ' '.repeat(100_000)])(
    'is done with a hostile line in time',
    (line) => {
      expect(() => rewriteLine(line, polite)).not.toThrow();
    },
  );
});
