import { describe, expect, it } from 'vitest';
import { endingOf, registerOf } from './endings.ts';
import { utterancesOf } from './utterances.ts';

const textsOf = (text: string) => utterancesOf(text).map((one) => one.text);

describe('where sentences end', () => {
  it.each([
    ['full stops', '갔어요. 좋았죠? 네!', ['갔어요.', '좋았죠?', '네!']],
    ['no blank after a full stop', '갔어요.그래서 샀어요.', ['갔어요.', '그래서 샀어요.']],
    ['numbers and addresses', '3.5점이에요. naver.com에서 봤어요.', ['3.5점이에요.', 'naver.com에서 봤어요.']],
    ['a quotation that is said', '"맛있어요." 라고 했어요. 끝이에요.', ['"맛있어요." 라고 했어요.', '끝이에요.']],
    ['laughter after it', '망했어요ㅋㅋ. 그래도 좋아요!', ['망했어요ㅋㅋ.', '그래도 좋아요!']],
    [
      'captions without full stops',
      '오늘은 카페에 왔는데요 커피가 맛있어요 필요한 건 샀거든요 그래서 이제 갑니다',
      ['오늘은 카페에 왔는데요', '커피가 맛있어요', '필요한 건 샀거든요', '그래서 이제 갑니다'],
    ],
    [
      'captions in 반말',
      '어제 자전거를 샀거든 바퀴가 휘어 있는 거야 그래서 전화했어 안 받더라',
      ['어제 자전거를 샀거든', '바퀴가 휘어 있는 거야', '그래서 전화했어', '안 받더라'],
    ],
    [
      'captions in 반말 of more kinds',
      '다시 와야지 구독이랑 좋아요 눌러 줘 너무 좋네 한번 사 보자 그렇지 않으면 가야지 돼 다음에 올게',
      ['다시 와야지', '구독이랑 좋아요 눌러 줘 너무 좋네', '한번 사 보자', '그렇지 않으면 가야지 돼 다음에 올게'],
    ],
    [
      'lines of captions in the middle of a sentence',
      '오늘은 제가\n정말 좋아하는\n카페에 왔는데\n사람이 많아서\n조금 기다렸어요\n그래도',
      ['오늘은 제가 정말 좋아하는 카페에 왔는데 사람이 많아서 조금 기다렸어요', '그래도'],
    ],
    [
      'a script a line each',
      '안녕하세요 여러분\n\n오늘은 빵을 구워요\n\n시작할게요',
      ['안녕하세요', '여러분', '오늘은 빵을 구워요', '시작할게요'],
    ],
    [
      'English',
      'Mr. Smith left at 3.5 km. He was tired! Really?',
      ['Mr. Smith left at 3.5 km.', 'He was tired!', 'Really?'],
    ],
    [
      'headings above lines of captions',
      '## 훅 (0:00)\n오늘은 제가\n정말 좋아하는\n카페에 왔는데\n## 본론\n사람이 많아서\n조금 기다렸어요',
      ['## 훅 (0:00)', '오늘은 제가 정말 좋아하는 카페에 왔는데', '## 본론', '사람이 많아서 조금 기다렸어요'],
    ],
    ['nothing said', ' \n … !! ', []],
  ])('%s', (_, text, sentences) => {
    expect(textsOf(text)).toEqual(sentences);
  });

  it('tells where each stands', () => {
    const text = '  갔어요.  \n좋았어요!';
    expect(utterancesOf(text).map(({ at }) => text.slice(...at))).toEqual(['갔어요.', '좋았어요!']);
  });
});

describe('how a sentence ends', () => {
  it.each([
    ['갔습니다.', 'nida', 'formal'],
    ['가십니까?', 'nida', 'formal'],
    ['좋아요~!!', 'yo', 'polite'],
    ['망했어요ㅋㅋㅋ 😂', 'yo', 'polite'],
    ['했어용', 'yo', 'polite'],
    ['그렇죠?', 'jyo', 'polite'],
    ['예쁘네요', 'neyo', 'polite'],
    ['샀거든요.', 'geodeunyo', 'polite'],
    ['있잖아요', 'janayo', 'polite'],
    ['많더라구요', 'deoragoyo', 'polite'],
    ['왔는데요,', 'neundeyo', 'polite'],
    ['해 볼게요', 'geyo', 'polite'],
    ['눌러 주세요', 'seyo', 'polite'],
    ['갈까요?', 'kkayo', 'polite'],
    ['그는 떠났다.', 'plainDa', 'plain'],
    ['나 어제 갔어', 'plainEo', 'casual'],
    ['그런 거지', 'plainJi', 'casual'],
    ['감사합니다', 'nida', null],
    ['이게 꼭 필요', 'fragment', null],
    ['갔으니까', 'fragment', null],
    ['여름의 바다', 'fragment', null],
    ['귀여운 강아지', 'fragment', null],
    ['It was fine.', 'fragment', null],
    ['', 'fragment', null],
  ])('%j is %s, %s', (sentence, ending, register) => {
    expect([endingOf(sentence), registerOf(sentence)]).toEqual([ending, register]);
  });
});
