import { describe, expect, it } from 'vitest';
import { beatsOf, type BeatKind } from './beats.ts';
import { xrayOf } from './xray.ts';

const BEFORE: Readonly<Partial<Record<BeatKind, number>>> = { promise: 2, call: 20 };

/** One line among steps that do nothing. */
function kindsWith(kind: BeatKind, line: string) {
  const step = /[가-힣]/.test(line) ? '물을 천천히 부어 줍니다' : 'then pour it again and wait';
  const steps = (count: number) => Array.from({ length: count }, () => step);
  const lines = [...steps(BEFORE[kind] ?? 6), line, ...steps(kind === 'call' ? 2 : 20)];
  const segments = lines.map((text, i) => ({ startSec: i * 3.2, endSec: i * 3.2 + 3, text }));
  return beatsOf(xrayOf(segments, null, lines.length * 3.2)).map((beat) => beat.kind);
}

describe('a line', () => {
  it.each<[BeatKind, string]>([
    ['promise', '이번 영상에서는 겨울 캠핑 장비 다섯 가지를 소개해 드릴게요'],
    ['promise', '오늘은 제가 쓰는 가계부 양식을 통째로 공유해 보려고요'],
    ['promise', '지금부터 삼 분 안에 끝나는 스트레칭을 같이 해 보겠습니다'],
    ['promise', '끝까지 보시면 집에서도 똑같이 만들 수 있어요'],
    ['promise', '오늘 이 영상 하나로 전세 계약 끝내 드립니다'],
    ['promise', 'by the end of this video you will know exactly which one to buy'],
    ['promise', 'today we are testing five cheap microphones'],
    ['promise', '그래서 오늘은 제 방을 싹 다 뒤집어 보려고 합니다'],
    ['promise', '오늘 영상은 강릉 당일치기 코스예요'],
    ['promise', 'I will walk you through the whole process step by step'],
    ['proof', '실제로 재 보니까 십이 데시벨이나 차이가 났어요'],
    ['proof', '여기 영수증 보시면 사만 이천 원이죠'],
    ['proof', '서울대 연구팀 논문에 따르면 수면이 줄면 식욕이 늘어난다고 해요'],
    ['proof', '작년 매출이 삼십 퍼센트 올랐습니다 이 그래프를 보시면요'],
    ['proof', 'we measured it three times and got the same number'],
    ['proof', '제 통장 내역입니다 보이시죠'],
    ['proof', '예를 들어 김밥 한 줄이 오백 칼로리예요'],
    ['turn', '근데 여기서 문제가 하나 생겼습니다'],
    ['turn', '그런데 막상 뜯어보니까 전혀 다른 물건이었어요'],
    ['turn', '하지만 이게 다가 아니에요'],
    ['turn', '반전은 여기서부터입니다'],
    ['turn', 'but then everything went wrong'],
    ['turn', 'however there is one catch'],
    ['turn', '알고 보니 제가 설명서를 거꾸로 읽었더라고요'],
    ['sponsor', '이 영상은 그린팜의 유료 광고를 포함하고 있습니다'],
    ['sponsor', '오늘 영상은 그린팜과 함께합니다'],
    ['sponsor', '그린팜에서 제작비를 지원받았어요'],
    ['sponsor', 'a quick word from our sponsor green farm'],
    ['sponsor', '고정 댓글의 링크로 들어가시면 구독자 전용 할인 코드가 있어요'],
    ['call', '도움이 되셨다면 구독과 좋아요 부탁드립니다'],
    ['call', '여러분의 경험도 댓글로 남겨 주세요'],
    ['call', '알림 설정까지 해 두시면 다음 편을 놓치지 않아요'],
    ['call', 'hit subscribe and leave a comment below'],
    ['call', '자세한 양식은 더보기란에 올려 둘게요 받아 가세요'],
  ])('is a %s: %s', (kind, line) => {
    expect(kindsWith(kind, line)).toContain(kind);
  });

  it.each<[BeatKind, string]>([
    ['promise', '다음 영상에서는 여름 장비를 소개해 드릴게요'],
    ['promise', '지난 영상에서 세 가지를 알려 드렸죠'],
    ['promise', '물을 끓여 주세요'],
    ['promise', '저는 어제 강릉에 다녀왔어요'],
    ['proof', '저는 파란색을 좋아해요'],
    ['proof', '물을 끓여 주세요'],
    ['proof', '그냥 느낌이 그래요'],
    ['turn', '그리고 소금을 넣습니다'],
    ['turn', '그래서 저는 파란색으로 샀어요'],
    ['sponsor', '협찬은 아니고 제가 산 거예요'],
    ['sponsor', '광고 보고 샀는데 별로였어요'],
    ['call', '구독자가 십만 명이 됐어요'],
    ['call', '소금을 넣어 주세요'],
  ])('is no %s: %s', (kind, line) => {
    expect(kindsWith(kind, line)).not.toContain(kind);
  });
});
