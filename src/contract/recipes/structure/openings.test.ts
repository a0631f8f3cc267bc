import { describe, expect, it } from 'vitest';
import { xrayOf } from './xray.ts';

/** The opening, then steps that hold nobody; lines of three seconds each. */
function hookOf(opening: readonly string[]) {
  const step = /[가-힣]/.test(opening[0] ?? '') ? '물을 천천히 부어 줍니다' : 'then pour it again and wait';
  const lines = [...opening, ...Array.from({ length: 40 }, () => step)];
  const segments = lines.map((text, i) => ({ startSec: i * 3, endSec: i * 3 + 3, text }));
  return xrayOf(segments, null, lines.length * 3).hook;
}

describe('an opening', () => {
  it.each([
    [
      [
        '작년 겨울에 저는 차에서 잤습니다',
        '히터를 켜면 기름이 모자라서 담요 세 장을 덮었어요',
        '안녕하세요 민지입니다',
        '오늘은 이사 비용 줄이는 방법을 알려드릴게요',
      ],
    ],
    [['엄마가 전화를 안 받으셨어요', '이틀째 되던 날 저는 기차를 탔습니다', '오늘은 그날 이야기를 해 보려고 합니다']],
    [
      [
        '이 냄비를 설거지하다가 손가락을 다섯 바늘 꿰맸습니다',
        '그 뒤로 저는 이걸 씁니다',
        '안녕하세요 살림하는 수진입니다',
      ],
    ],
    [
      [
        '면접장 문을 열었는데 아무도 없었습니다',
        '시계를 보니 정각이었어요',
        '오늘은 제가 겪은 면접 이야기를 들려드릴게요',
      ],
    ],
    [
      [
        '새벽 네 시에 알람이 울렸습니다',
        '창밖은 영하 십오 도',
        '저는 자전거를 끌고 나갔습니다',
        '이번 영상에서는 겨울 라이딩 장비를 소개해 드릴게요',
      ],
    ],
    [['지하철에서 누가 제 이름을 불렀어요', '십 년 전에 헤어진 친구였습니다', '안녕하세요 여러분']],
    [
      [
        'My sister called me at three in the morning',
        'She said the kitchen was full of water',
        'Today I am going to show you how to fix a pipe',
      ],
    ],
    [
      [
        'I was standing in a parking lot with everything I own',
        'It fit in two suitcases',
        'In this video I will show you how I packed',
      ],
    ],
    [
      [
        '첫 손님은 계산을 하지 않고 나갔습니다',
        '두 번째 손님은 저희 아버지였어요',
        '오늘은 카페 창업 첫날을 정리해 보겠습니다',
      ],
    ],
    [['이 사진 보이시나요', '왼쪽이 저고 오른쪽이 지금은 말을 안 하는 사람입니다', '안녕하세요']],
    [['저는 열아홉 살에 집을 나왔습니다', '가방에는 라면 두 개가 있었어요', '이번 영상은 자취 이야기입니다']],
    [['여러분 월급 들어오면 며칠 만에 없어지세요', '안녕하세요 머니로그입니다', '오늘은 통장 쪼개기를 알려드릴게요']],
    [['이거 모르고 사면 무조건 손해 봅니다', '안녕하세요', '오늘은 중고차 고르는 법을 알려드릴게요']],
    [['삼 개월 만에 십이 킬로를 뺐습니다', '안녕하세요 지은입니다']],
    [['제가 이걸 백 번 해 봤는데요', '결과가 이상했습니다', '안녕하세요']],
    [['절대 이 버튼 누르지 마세요', '안녕하세요']],
    [['Why does your bread never rise', 'Hi everyone welcome back', 'Today we are going to fix that']],
    [['I spent thirty days without my phone', 'Hey guys', 'In this video I will show you what happened']],
    [['버스가 저를 두고 떠났습니다', '산장까지는 십이 킬로미터', '안녕하세요 걷는 사람입니다']],
    [['그날 통장에는 사천이백 원이 있었어요', '월세는 사흘 뒤였고요', '오늘은 비상금 이야기를 해 볼게요']],
    [
      [
        '아버지가 저한테 공구함을 물려주셨습니다',
        '열어 보니 편지가 들어 있었어요',
        '이번 영상에서는 목공 도구를 소개해 드릴게요',
      ],
    ],
    [['The landlord knocked twice and then opened the door himself', 'I was still in the shower', 'Hey everyone']],
    [
      [
        'We lost the dog at the airport',
        'Forty minutes later someone tapped my shoulder',
        'Today I want to talk about traveling with pets',
      ],
    ],
    [['시험 전날 저는 책을 버렸습니다', '전부요', '안녕하세요 공부하는 지민입니다']],
    [['하루에 커피를 여덟 잔 마시던 사람이 있었습니다', '접니다', '오늘은 카페인 끊기를 얘기해 볼게요']],
    [['이 카메라로 결혼식을 망쳤습니다', '안녕하세요']],
    [['얼마를 모아야 회사를 그만둘 수 있을까요', '안녕하세요']],
    [['문을 열자마자 물이 발목까지 찼습니다', '일요일 아침이었어요', '안녕하세요 집수리하는 태호입니다']],
    [['딸이 처음으로 아빠라고 부른 날 저는 출장 중이었습니다', '오늘은 육아휴직 이야기를 해 볼게요']],
    [
      [
        'He handed me the keys and never came back',
        'That was nine years ago',
        'Today I want to tell you about this shop',
      ],
    ],
    [['서른두 살에 저는 다시 초등학교 교과서를 샀습니다', '오늘은 공부법을 알려드릴게요']],
    [['통장에 백만 원 있는 사람과 천만 원 있는 사람의 차이', '뭘까요', '안녕하세요']],
  ])('holds with a question, a claim or a story: %j', (opening) => {
    expect(hookOf(opening)?.startSec).toBeLessThan(6);
  });

  it.each([
    [['안녕하세요 민지입니다', '오늘은 김치찌개를 끓여 보겠습니다']],
    [['안녕하세요 여러분 반갑습니다', '날씨가 많이 추워졌죠', '다들 감기 조심하세요', '오늘은 가습기를 리뷰해 볼게요']],
    [['네 오늘은 엑셀 기초 3강입니다', '지난 시간에 함수를 배웠죠', '오늘은 피벗 테이블을 배워 보겠습니다']],
    [['오늘은 된장찌개 만드는 법을 알려드릴게요', '먼저 두부를 썰어 줍니다', '감자도 썰어 주세요']],
    [['두부를 썰어 줍니다', '감자를 썰어 줍니다', '냄비에 물을 붓습니다']],
    [['Hi everyone welcome back to my channel', 'Today we are going to make soup', 'First chop the onions']],
    [['자 그럼 시작하겠습니다', '화면 왼쪽을 보시면 메뉴가 있습니다', '여기를 눌러 주세요']],
    [['구독자 여러분 한 주 잘 지내셨나요', '안녕하세요 민지입니다', '오늘은 브이로그를 가져왔어요']],
    [['안녕하세요 요리하는 남자 김철수입니다', '이번 영상은 파스타입니다']],
    [['커피를 내립니다', '원두를 갈고 물을 끓입니다', '잔을 데워 둡니다']],
    [['음 마이크 나오나요 하나 둘 셋', '네 안녕하세요', '오늘은 질문 받는 방송입니다']],
    [['The first step is to open the settings', 'Click on general', 'Then scroll down']],
    [['지난 시간에는 도형을 배웠습니다', '오늘은 방정식입니다']],
    [['안녕하세요 오랜만이에요', '이사하느라 업로드가 늦었어요', '오늘은 새 방을 보여 드릴게요']],
    [['오늘 준비물을 챙겨 왔습니다', '먼저 실과 바늘입니다']],
    [['화면을 켰습니다', '설정으로 들어갑니다', '여기서 언어를 누릅니다']],
    [['반죽을 미리 만들어 뒀어요', '이제 밀대로 밀어 주세요', '오늘은 칼국수입니다']],
    [['네 반갑습니다 김 변호사입니다', '오늘은 상속을 다뤄 보겠습니다']],
    [['Okay so I set up the camera here', 'Today we are making pasta']],
    [['안녕하세요 오늘은 김밥입니다', '밥을 먼저 양념해요']],
    [['지난주에 이어서 2편입니다', '오늘은 벽지를 발라 보겠습니다']],
    [['재료는 미리 손질해 두었습니다', '팬을 달굽니다', '오늘은 볶음밥을 해 볼게요']],
    [['Welcome back to the channel everyone', 'Today we are painting a wall']],
    [['네 방송 시작했습니다', '채팅 보이네요', '오늘은 질문을 받아 볼게요']],
    [['제품은 협찬받았습니다', '오늘은 이 청소기를 리뷰해 보겠습니다']],
  ])('holds nobody: %j', (opening) => {
    expect(hookOf(opening)).toBeNull();
  });

  it('that is a story ends where somebody is introduced', () => {
    const hook = hookOf([
      '엄마가 전화를 안 받으셨어요',
      '이틀째 되던 날 저는 기차를 탔습니다',
      '안녕하세요 민지입니다',
    ]);
    expect(hook).toMatchObject({ startSec: 0, endSec: 6 });
    expect(hook?.reason.ko).toBe('있었던 일로 시작하고, 소개는 그 뒤에 나와요.');
  });
});
