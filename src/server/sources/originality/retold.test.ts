import { describe, expect, it } from 'vitest';
import { tooClose } from './originality.ts';
import { indexSources } from './source-index.ts';

const index = indexSources([
  {
    id: 's1',
    title: '수면',
    passages: [
      {
        id: 'p1',
        text: '성인의 평균 수면 시간은 6시간 18분으로 십 년 전보다 41분 줄었다. 연구진은 잠들기 전 휴대폰 사용을 가장 큰 이유로 꼽았다.',
      },
      {
        id: 'p2',
        text: '낮잠은 20분을 넘기지 않는 것이 좋다. 그보다 길어지면 깊은 잠에 들어가 깨어난 뒤 오히려 머리가 무겁다.',
      },
      {
        id: 'p3',
        text: '침실 온도는 18도에서 20도 사이가 알맞고, 암막 커튼을 치면 멜라토닌 분비가 늘어난다. 이불은 계절마다 바꾸는 게 좋다.',
      },
      {
        id: 'p4',
        text: '카페인은 마신 뒤 여섯 시간이 지나도 절반이 몸에 남는다. 그래서 오후 두 시 이후의 커피는 밤 여덟 시의 커피와 다르지 않다.',
      },
    ],
  },
  {
    id: 's2',
    title: '가게',
    passages: [
      {
        id: 'q1',
        text: '처음 석 달은 하루 매출이 십만 원을 넘지 못했다. 나는 간판을 떼고 메뉴를 세 개로 줄였다. 그 주에 처음으로 줄이 생겼다.',
      },
      {
        id: 'q2',
        text: '손님이 남긴 반찬을 보면 주방의 실수가 보인다. 남은 콩나물은 짜다는 뜻이고 남은 밥은 많다는 뜻이다.',
      },
      {
        id: 'q3',
        text: '임대료는 매출의 10퍼센트를 넘기면 위험하다고 배웠지만 우리 가게는 23퍼센트였다. 버틴 것은 배달 덕분이 아니라 점심 도시락 덕분이었다.',
      },
    ],
  },
  {
    id: 's3',
    title: 'Sleep',
    passages: [
      {
        id: 'e1',
        text: 'In a trial of 412 nurses, those who napped for 26 minutes made 34 percent fewer mistakes on the night shift. The effect was gone after two weeks.',
      },
      {
        id: 'e2',
        text: 'A bedroom should be boring. Take out the desk, the treadmill and anything that blinks, and your body will slowly stop treating the room as an office.',
      },
    ],
  },
  {
    id: 'zs1',
    title: '집',
    passages: [
      {
        id: 'zp1',
        text: '전세 사기 피해자의 62퍼센트가 2030 세대였고, 평균 피해액은 1억 3천만 원이었다. 계약 당시 등기부를 확인한 사람은 다섯 명 중 한 명이었다.',
      },
      {
        id: 'zp2',
        text: '벽지 위에 페인트를 칠하려면 먼저 이음새를 메워야 한다. 메우지 않으면 마르면서 이음새가 벌어져 줄이 그대로 드러난다.',
      },
      {
        id: 'zp3',
        text: '관리비 고지서에서 가장 먼저 볼 것은 수선충당금이다. 세입자는 이사할 때 이 돈을 집주인에게 돌려받을 수 있다.',
      },
      {
        id: 'zp4',
        text: '창틀 실리콘은 7년이면 수명이 다한다. 손톱으로 눌러 자국이 남지 않으면 이미 굳어 물이 스며들고 있는 것이다.',
      },
    ],
  },
  {
    id: 'zs2',
    title: '달리기',
    passages: [
      {
        id: 'zq1',
        text: '러닝화는 600킬로미터를 달리면 쿠션의 절반이 죽는다. 나는 밑창에 날짜를 적어 두고 여덟 달마다 바꾼다.',
      },
      {
        id: 'zq2',
        text: '무릎이 아픈 사람은 대개 무릎이 아니라 엉덩이가 약하다. 한 발로 서서 양말을 신어 보면 안다.',
      },
      {
        id: 'zq3',
        text: '첫 10킬로미터 대회에서 나는 3킬로미터를 남기고 걸었다. 뒤에서 누가 등을 밀며 같이 걷자고 했다.',
      },
    ],
  },
  {
    id: 'zs3',
    title: 'Attention',
    passages: [
      {
        id: 'ze1',
        text: 'It takes 23 minutes to return to a task after an interruption, and the average office worker is interrupted every 11 minutes.',
      },
      {
        id: 'ze2',
        text: 'A calendar is a map of what you are afraid of. Look at what keeps moving to Friday.',
      },
    ],
  },
]);

describe('a sentence of a source', () => {
  it.each([
    ['여러분 그거 아세요? 성인의 평균 수면 시간이 6시간 18분이래요, 십 년 전보다 41분이나 줄었대요.', 'p1'],
    ['깨어난 뒤 오히려 머리가 무거운 건 낮잠이 20분을 넘겨 깊은 잠에 들어갔기 때문이에요.', 'p2'],
    ['멜라토닌 분비를 늘리려면 암막 커튼을 치고, 침실 온도는 18도에서 20도 사이로 맞추세요.', 'p3'],
    [
      '오후 두 시 이후에 마시는 커피는 밤 여덟 시 커피와 다르지 않아요, 여섯 시간이 지나도 카페인 절반이 몸에 남거든요.',
      'p4',
    ],
    ['간판을 떼고 메뉴를 세 개로 줄였더니 그 주에 처음으로 줄이 생겼어요.', 'q1'],
    ['남은 밥은 많다는 뜻이고, 남은 콩나물은 짜다는 뜻이에요. 주방의 실수는 손님이 남긴 반찬에서 보입니다.', 'q2'],
    ['배달 덕분이 아니라 점심 도시락 덕분에 버텼습니다. 임대료가 매출의 23퍼센트였거든요.', 'q3'],
    ['임대료는 매출의 10퍼센트를 넘기면 위험한데 그 가게는 23퍼센트였대요.', 'q3'],
    ['Nurses who napped for 26 minutes made 34 percent fewer mistakes on the night shift.', 'e1'],
    [
      'After two weeks the effect was gone, but 412 nurses who napped for 26 minutes had made 34 percent fewer mistakes.',
      'e1',
    ],
    [
      'Your body will slowly stop treating the room as an office once you take out the desk, the treadmill and anything that blinks.',
      'e2',
    ],
    ['침실은 18도에서 20도 사이가 알맞대요.', 'p3'],
    ['피해자의 62퍼센트가 2030 세대였고 평균 피해액이 1억 3천만 원이었대요.', 'zp1'],
    ['줄이 그대로 드러나는 건 이음새를 메우지 않아서 마르면서 벌어진 거예요.', 'zp2'],
    ['이사할 때 세입자는 수선충당금을 집주인에게 돌려받을 수 있어요.', 'zp3'],
    ['이미 굳어서 물이 스며들고 있는 창틀 실리콘은 손톱으로 눌러도 자국이 안 남아요.', 'zp4'],
    ['창틀 실리콘 수명은 7년이면 다합니다.', 'zp4'],
    ['한 발로 서서 양말 신어 보면 알아요, 무릎 아픈 사람은 무릎 말고 엉덩이가 약한 거예요.', 'zq2'],
    ['3킬로미터를 남기고 걸었어요, 첫 10킬로미터 대회에서.', 'zq3'],
    ['The average office worker is interrupted every 11 minutes and takes 23 minutes to return to the task.', 'ze1'],
    ['Look at what keeps moving to Friday: your calendar is a map of what you are afraid of.', 'ze2'],
  ])('is known again, turned round or beside its figures: %s', (draft, passage) => {
    expect(tooClose(draft, index).findings.map(({ passageId }) => passageId)).toContain(passage);
  });

  it.each([
    '저는 어제 다섯 시간밖에 못 잤어요. 휴대폰을 보다가 새벽 두 시가 됐거든요.',
    '낮잠은 저한테 안 맞더라고요. 자고 나면 하루가 통째로 사라진 기분이에요.',
    '암막 커튼은 이케아에서 삼만 원 주고 샀어요. 설치는 동생이 해 줬고요.',
    '커피는 아침에 한 잔만 마십니다. 점심 먹고 마시면 그날 밤은 끝이에요.',
    '우리 동네 도시락집은 메뉴가 세 개예요. 저는 늘 두 번째 걸 먹어요.',
    '오늘 영상이 도움이 되셨다면 구독과 좋아요 부탁드려요. 다음 영상에서 만나요.',
    '잠이 안 올 때 여러분은 어떻게 하세요? 댓글로 알려 주세요.',
    '임대료 이야기를 하면 다들 한숨부터 쉽니다. 저도 이번 달에 올려 달라는 전화를 받았어요.',
    '간판을 바꾸는 데 백오십만 원이 들었습니다. 글씨는 아버지가 써 주셨어요.',
    '그래서 오늘은 제가 직접 해 봤습니다. 결과부터 말씀드리면 반은 성공이에요.',
    'I slept on the couch for a week because of the neighbours. My back still hurts.',
    'My night shift starts at ten and the canteen closes at nine. You can see the problem.',
    '하루 매출을 공책에 적기 시작한 건 세 번째 달부터였어요. 적으니까 무섭더라고요.',
    '침실에 책상을 두지 말라는 얘기를 듣고 책상을 거실로 뺐습니다.',
    '이불은 겨울에 두꺼운 거 하나, 여름에 얇은 거 하나면 충분했어요.',
    '커피를 끊으니까 사흘 동안 머리가 아팠어요. 나흘째부터 괜찮아졌고요.',
    '손님이 많은 날이 꼭 좋은 날은 아니에요. 재료가 떨어지면 다음 날 새벽에 시장을 가야 하니까요.',
    '평균이라는 말을 믿지 마세요. 제 평균 수면 시간은 여섯 시간인데 월요일은 세 시간이에요.',
    '저도 전세로 살아요. 등기부를 떼 보고 손이 떨렸던 기억이 나네요.',
    '벽지에 페인트를 칠했다가 망했습니다. 두 번 칠해도 꽃무늬가 비쳤어요.',
    '관리비가 이번 달에 이십칠만 원 나왔어요. 난방을 거의 안 켰는데도요.',
    '창틀에서 바람이 들어와서 수건을 말아 끼웠습니다. 임시방편이죠.',
    '러닝화는 늘 할인할 때 사요. 작년 모델이 제일 싸거든요.',
    '10킬로미터 대회에 나갔습니다. 기록은 58분이었고 바나나를 두 개 먹었어요.',
    '무릎 보호대를 하고 뛰었더니 종아리가 아프더라고요.',
    '양말은 두꺼운 걸 신어야 물집이 안 생겨요.',
    'My phone buzzed eleven times during dinner. I turned it face down after the third.',
    'I moved the dentist to Friday again. My calendar knows me too well.',
    '이사를 여섯 번 했는데 매번 커튼이 안 맞았어요.',
    '600번 버스를 타고 한강까지 가서 뛰기 시작했어요.',
    '하루에 11분만 스트레칭을 해도 몸이 달라졌어요. 저는 알람을 맞춰 둬요.',
    '세입자 입장에서는 집주인 전화가 제일 무섭죠.',
    '오늘도 끝까지 봐 주셔서 감사합니다. 좋아요와 구독은 큰 힘이 됩니다.',
  ])('is not what somebody says of their own on the same: %s', (draft) => {
    expect(tooClose(draft, index).findings).toEqual([]);
  });
});
