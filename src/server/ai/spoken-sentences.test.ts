import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

/** As automatic captions write it: no signs at all. */
const CAPTIONS =
  '안녕하세요 오늘은 홈카페 원두 고르는 법을 이야기해 볼게요 원두는 볶은 날부터 이 주 안에 쓰는 게 제일 좋습니다 그래서 저는 한 번에 이백 그램만 사요 ' +
  '물 온도는 구십이 도가 적당하거든요 구독과 좋아요 버튼 한 번씩 눌러 주시면 큰 힘이 되고요 다음 영상에서 라떼를 만들어 보겠습니다 감사합니다';

describe('speech without full stops', () => {
  it('ends where its speaker ends a sentence', () => {
    expect(sentencesOf(CAPTIONS)).toEqual([
      '안녕하세요 오늘은 홈카페 원두 고르는 법을 이야기해 볼게요',
      '원두는 볶은 날부터 이 주 안에 쓰는 게 제일 좋습니다',
      '그래서 저는 한 번에 이백 그램만 사요',
      '물 온도는 구십이 도가 적당하거든요',
      '구독과 좋아요 버튼 한 번씩 눌러 주시면 큰 힘이 되고요',
      '다음 영상에서 라떼를 만들어 보겠습니다',
      '감사합니다',
    ]);
  });

  it('is quoted as it stands there', () => {
    for (const sentence of sentencesOf(CAPTIONS)) expect(CAPTIONS).toContain(sentence);
  });

  it.each([
    ['a sentence that has its sign', '어제 카페에서 그분이 좋습니다 하고 웃으며 말했다.'],
    ['a short line', '정말 좋아요 다음에 또 올게요'],
  ])('leaves %s whole', (_, text) => expect(sentencesOf(text)).toEqual([text]));

  it.each([
    [
      'a reported word',
      '그분은 이 원두가 최고입니다 라고 하셨는데 저는 조금 다르게 생각해서 물 온도를 낮추고 더 굵게 갈아 천천히 내려 보았고 그렇게 했더니 신맛이 줄고 단맛이 올라와서 아침마다 이렇게 마시게 되었고 지금도 주말이면 늘 같은 방법으로 내려서 가족과 나눠 마시고 있는데 손님이 와도 이렇게만 내린다',
    ],
    [
      'the name of a button',
      '영상이 도움이 되셨다면 구독과 좋아요 그리고 알림 설정까지 해 주시면 다음 영상을 만드는 데 정말 큰 힘이 되니까 잊지 말고 꼭 한 번씩 눌러 주시고 댓글로는 궁금한 점을 남겨 주시면 제가 시간 나는 대로 하나씩 읽고 답을 달아 드리면서 다음 주제를 고르는 데 참고하려고 하고',
    ],
  ])('does not end at %s', (_, text) =>
    expect(sentencesOf(text).every((one) => !/(입니다|좋아요)$/.test(one))).toBe(true),
  );

  it('is cut where a clause begins or has ended, where nobody ends a sentence', () => {
    const english =
      'today we are going to look at how i plan a video from the first idea to the last cut and the thing that helped me the most was writing the ending before anything else because then every scene has somewhere to go so when i sit down to film i already know what i need and what i can leave out of the day';
    expect(sentencesOf(english)).toEqual([
      'today we are going to look at how i plan a video from the first idea to the last cut',
      'and the thing that helped me the most was writing the ending before anything else because then every scene has somewhere to go',
      'so when i sit down to film i already know what i need and what i can leave out of the day',
    ]);
  });

  it('is cut as well where it is no longer than a written sentence may be, which has a sign somewhere', () => {
    const spoken =
      'after three months my food budget was down to two hundred and eighty dollars now i put the rest into savings every month if you enjoyed this video please like and subscribe and i will see you in the next one';
    expect(sentencesOf(spoken)).toEqual([
      'after three months my food budget was down to two hundred and eighty dollars now i put the rest into savings every month',
      'if you enjoyed this video please like and subscribe and i will see you in the next one',
    ]);
    const written = `${spoken}.`;
    expect(sentencesOf(written)).toEqual([written]);
  });
});
