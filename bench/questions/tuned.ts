import type { Labelled } from './board.ts';
import type { tunedBoards } from './tuned-boards.ts';

const drip = '집에서 내리는 드립 커피';
const moka = '캠핑장에서 모카포트';
const brief = '하루컵 텀블러 브리프.pdf';
const memo = '촬영 메모';
const beans = '원두 고르는 법';
const race = 'My first 10K in eight weeks';
const stretch = 'Five stretches after a run';
const watch = 'Stride watch brief.pdf';
const shoes = 'Choosing running shoes';
const plan = 'Shoot plan';

/** The questions that the engine may be tuned on. */
export const tuned: Record<keyof typeof tunedBoards, readonly Labelled[]> = {
  coffee: [
    { kind: 'single', ask: '뜸은 몇 초 동안 들이나요?', holds: [[drip, '30초 동안 뜸']] },
    { kind: 'single', ask: '종이 필터는 왜 적시나요?', holds: [[drip, '종이 냄새']] },
    { kind: 'single', ask: '물은 몇 도로 하나요?', holds: [[drip, '93도']] },
    { kind: 'single', ask: '광고 자막은 언제까지 넣어야 하나요?', holds: [[brief, '10초 안에']] },
    { kind: 'single', ask: '텀블러는 식기세척기에 넣어도 되나요?', holds: [[brief, '식기세척기']] },
    { kind: 'single', ask: '초안 마감은 언제예요?', holds: [[brief, '3월 4일']] },
    { kind: 'single', ask: '마이크는 누가 가져오나요?', holds: [[memo, '민지']] },
    { kind: 'single', ask: '모카포트 물은 어디까지 채워요?', holds: [[moka, '밸브 밑']] },
    { kind: 'single', ask: '에티오피아 원두의 특징은?', holds: [[beans, '꽃 향']] },
    { kind: 'single', ask: '모카포트 가격은 얼마였나요?', holds: [[moka, '4만 2천 원']] },
    { kind: 'single', ask: '라이트 로스팅과 다크 로스팅의 차이는 뭔가요?', holds: [[beans, '볶는 시간']] },
    {
      kind: 'compound',
      ask: '물 온도와 비율, 추출 시간은?',
      holds: [[drip, '93도, 원두와 물은 1대 15, 추출은 2분 30초']],
    },
    {
      kind: 'compound',
      ask: '텀블러 용량과 제작비를 알려 주세요.',
      holds: [
        [brief, '473ml'],
        [brief, '180만 원'],
      ],
    },
    {
      kind: 'compound',
      ask: '용량, 무게, 색상은?',
      holds: [
        [brief, '473ml'],
        [brief, '세 가지'],
      ],
    },
    {
      kind: 'compound',
      ask: '촬영 장소와 썸네일은 어떻게 하기로 했나요?',
      holds: [
        [memo, '작업실'],
        [memo, '김이 오르는'],
      ],
    },
    { kind: 'compound', ask: '제작비와 보증 기간은 얼마인가요?', holds: [[brief, '180만 원']], missing: ['보증 기간'] },
    {
      kind: 'compound',
      ask: '텀블러의 색상과 배터리 용량을 알려 주세요',
      holds: [[brief, '아이보리']],
      missing: ['배터리'],
    },
    {
      kind: 'compound',
      ask: '초안은 언제까지이고 수정은 몇 번까지 가능한가요?',
      holds: [
        [brief, '3월 4일'],
        [brief, '두 번까지'],
      ],
    },
    {
      kind: 'compound',
      ask: '모카포트를 씻는 방법은? 그리고 원두 보관은 어디에 하나요?',
      holds: [
        [moka, '세제 없이'],
        [drip, '서늘한 곳'],
      ],
    },
    {
      kind: 'compound',
      ask: '에티오피아 원두와 브라질 원두의 특징은?',
      holds: [
        [beans, '꽃 향'],
        [beans, '고소하고'],
      ],
    },
    { kind: 'compound', ask: '배송비와 환불 규정은?', holds: [] },
    { kind: 'comparison', ask: '드립 커피가 모카포트보다 더 맛있나요?', holds: [] },
    { kind: 'comparison', ask: '에티오피아 원두와 브라질 원두 중 어느 쪽이 더 좋아요?', holds: [] },
    { kind: 'comparison', ask: '모카포트와 드립 중에 뭐가 더 싸게 먹혀요?', holds: [] },
    { kind: 'comparison', ask: '초보자에게 어떤 원두를 추천해 줄래요?', holds: [] },
    { kind: 'comparison', ask: '제작비와 모카포트 값을 더하면 얼마예요?', holds: [] },
    { kind: 'comparison', ask: '원두 한 봉지로 몇 잔이 나오는지 계산해 줘', holds: [] },
    { kind: 'comparison', ask: '이 텀블러 광고를 받는 게 좋을지 판단해 줘', holds: [] },
    { kind: 'unheld', ask: '비트코인 시세가 어떻게 되나요?', holds: [] },
    { kind: 'unheld', ask: '홍차는 몇 분 우려야 하나요?', holds: [] },
    { kind: 'unheld', ask: '구독자 이벤트 경품은 무엇인가요?', holds: [] },
    { kind: 'unheld', ask: '주차는 어디에 하면 되나요?', holds: [] },
    { kind: 'unheld', ask: '배경 음악 저작권은 누구에게 있나요?', holds: [] },
    { kind: 'no-fact', ask: '텀블러의 보증 기간은 얼마나 되나요?', holds: [] },
    { kind: 'no-fact', ask: '바리스타 도윤의 나이는 몇 살인가요?', holds: [] },
    { kind: 'no-fact', ask: '콜롬비아 원두의 특징은?', holds: [] },
    { kind: 'no-fact', ask: '텀블러 뚜껑의 재질은 무엇인가요?', holds: [] },
    { kind: 'no-fact', ask: '조명을 설치하는 방법은?', holds: [] },
    {
      kind: 'span',
      ask: '두 영상은 첫 5초를 어떻게 시작하나요?',
      holds: [
        [drip, '쓰기만 하다면'],
        [moka, '이 소리'],
      ],
      never: ['준비물은', '시작 10초'],
    },
    {
      kind: 'span',
      ask: '1분부터 1분 20초까지 무슨 말을 하나요?',
      holds: [
        [drip, '원을 그리며'],
        [moka, '세제 없이'],
      ],
      never: ['뜸을', '남은 원두'],
    },
    {
      kind: 'span',
      ask: '두 번째 영상 0:39부터 1:00까지 내용은?',
      holds: [[moka, '불은 약하게']],
      never: ['바스켓에', '세제'],
    },
    {
      kind: 'span',
      ask: '마지막 10초에서 뭐라고 해요?',
      holds: [
        [drip, '댓글'],
        [moka, '4만 2천'],
      ],
      never: ['첫', '이 소리'],
    },
    { kind: 'span', ask: '첫 번째 영상 1분 18초에 뭐라고 말해요?', holds: [[drip, '신맛이 강하면']], never: ['밀폐'] },
    { kind: 'named', ask: 'PDF에서는 영상 길이를 몇 초로 하라고 하나요?', holds: [[brief, '60초']] },
    {
      kind: 'named',
      ask: '영상에서는 원두를 어떻게 보관하라고 하나요?',
      holds: [[drip, '밀폐 용기']],
      never: ['냉장고'],
    },
    { kind: 'named', ask: '메모에 촬영 시간이 몇 시라고 적혀 있나요?', holds: [[memo, '9시']] },
    { kind: 'named', ask: 'PDF에서 조명 이야기가 나오나요?', holds: [], never: ['민지'] },
  ],
  running: [
    { kind: 'single', ask: 'How long does the battery of the watch last?', holds: [[watch, '14 days']] },
    { kind: 'single', ask: 'When do I have to replace running shoes?', holds: [[shoes, '600 to 800']] },
    { kind: 'single', ask: 'What did you eat before the race?', holds: [[race, 'banana']] },
    { kind: 'single', ask: 'Who brings the drone?', holds: [[plan, 'Noah']] },
    { kind: 'single', ask: 'How long should I hold each stretch?', holds: [[stretch, 'thirty seconds']] },
    { kind: 'single', ask: 'By when is the draft due?', holds: [[watch, 'May 6']] },
    {
      kind: 'single',
      ask: 'What is the difference between road and trail shoes?',
      holds: [[shoes, 'grip of the sole']],
    },
    { kind: 'single', ask: 'What was the hardest part of the race?', holds: [[race, 'bridge']] },
    {
      kind: 'compound',
      ask: 'What are the weight, the battery life and the colours of the watch?',
      holds: [
        [watch, '38 grams'],
        [watch, 'coral'],
      ],
    },
    {
      kind: 'compound',
      ask: 'What are the fee and the number of changes?',
      holds: [
        [watch, '1,500 euros'],
        [watch, 'Two rounds'],
      ],
    },
    {
      kind: 'compound',
      ask: 'How heavy is the watch and when is the draft due?',
      holds: [
        [watch, '38 grams'],
        [watch, 'May 6'],
      ],
    },
    {
      kind: 'compound',
      ask: 'What are the fee and the shipping address?',
      holds: [[watch, '1,500 euros']],
      missing: ['shipping address'],
    },
    {
      kind: 'compound',
      ask: 'Where do we meet, and who brings the microphone?',
      holds: [[plan, 'river park']],
      missing: ['microphone'],
    },
    {
      kind: 'compound',
      ask: 'calves, quads and hips?',
      holds: [
        [stretch, 'calves against'],
        [stretch, 'quads'],
        [stretch, 'hips'],
      ],
    },
    { kind: 'comparison', ask: 'Is running better than cycling?', holds: [] },
    { kind: 'comparison', ask: 'Which of the two videos is more convincing?', holds: [] },
    { kind: 'comparison', ask: 'Which stretch is better, the quads or the calves?', holds: [] },
    { kind: 'comparison', ask: 'What do you think about the watch deal?', holds: [] },
    { kind: 'comparison', ask: 'How much is the fee per day of battery life if you divide it?', holds: [] },
    { kind: 'comparison', ask: 'Recommend a shoe for a beginner', holds: [] },
    { kind: 'unheld', ask: 'What is the capital of France?', holds: [] },
    { kind: 'unheld', ask: 'Which camera settings do I use?', holds: [] },
    { kind: 'unheld', ask: 'How many calories are in an avocado?', holds: [] },
    { kind: 'unheld', ask: 'Where can I park my bicycle?', holds: [] },
    { kind: 'no-fact', ask: 'What is the screen size of the watch?', holds: [] },
    { kind: 'no-fact', ask: 'Which brand are the shoes?', holds: [] },
    { kind: 'no-fact', ask: 'How old is Noah?', holds: [] },
    { kind: 'no-fact', ask: 'What is the warranty of the Stride watch?', holds: [] },
    {
      kind: 'span',
      ask: 'How do the two videos open in the first 5 seconds?',
      holds: [
        [race, 'two minutes'],
        [stretch, 'Stop stretching'],
      ],
      never: ['three times', '15 seconds'],
    },
    {
      kind: 'span',
      ask: 'What is said from 0:30 to 0:45?',
      holds: [
        [race, 'week three'],
        [stretch, 'hips'],
      ],
      never: ['Eight weeks ago', 'six minutes'],
    },
    {
      kind: 'span',
      ask: 'What happens in the last 10 seconds of the first video?',
      holds: [[race, 'Tell me below']],
      never: ['six minutes', 'bridge'],
    },
    {
      kind: 'span',
      ask: 'What does the second video say at 1:12?',
      holds: [[stretch, 'six minutes']],
      never: ['calves'],
    },
    { kind: 'named', ask: 'What does the PDF say about the disclosure?', holds: [[watch, 'first 15 seconds']] },
    { kind: 'named', ask: 'In the videos, what is said about knees?', holds: [[race, 'knees hurt']] },
    { kind: 'named', ask: 'Does the article mention a dryer?', holds: [[shoes, 'dryer']] },
    { kind: 'named', ask: 'According to the notes, what is on the thumbnail?', holds: [[plan, 'finish line']] },
    { kind: 'named', ask: 'In the PDF, who brings the drone?', holds: [], never: ['Noah'] },
  ],
};
