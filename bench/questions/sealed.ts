import type { Labelled } from './board.ts';
import type { sealedBoards } from './sealed-boards.ts';

const tomato = '베란다 방울토마토 키우기';
const mistakes = '초보 식집사의 실수 다섯 가지';
const offer = '초록손 영양제 제안서.pdf';
const herbs = '허브 기르기 안내';
const todo = '다음 주 할 일';
const loaf = 'No-knead bread on a weeknight';
const flat = 'Why my sourdough was flat';
const mixer = 'Millstone mixer offer.pdf';
const flour = 'Flour guide';
const notes = 'Filming notes';

/** Kept apart: only the sums of these are looked at, and nothing is chosen by them. */
export const sealed: Record<keyof typeof sealedBoards, readonly Labelled[]> = {
  garden: [
    { kind: 'single', ask: '물은 언제 줘야 하나요?', holds: [[tomato, '겉흙이 마르면']] },
    { kind: 'single', ask: '곁순은 왜 따 줘야 해요?', holds: [[tomato, '열매가 굵어져요']] },
    { kind: 'single', ask: '지지대는 키가 몇 센티미터일 때 세우나요?', holds: [[tomato, '40센티미터']] },
    { kind: 'single', ask: '원고료는 언제 지급하나요?', holds: [[offer, '14일 안에']] },
    { kind: 'single', ask: '진딧물이 생기면 어떻게 하나요?', holds: [[tomato, '우유']] },
    { kind: 'single', ask: '수분 측정기는 얼마예요?', holds: [[mistakes, '만 오천 원']] },
    { kind: 'single', ask: '삼각대는 누구한테 빌리나요?', holds: [[todo, '승호']] },
    { kind: 'single', ask: '바질은 몇 도 아래에서 자라지 않나요?', holds: [[herbs, '15도']] },
    { kind: 'single', ask: '민트와 바질의 차이는?', holds: [[herbs, '물을 좋아하는 정도']] },
    { kind: 'single', ask: '라이브는 무슨 요일에 하나요?', holds: [[todo, '화요일']] },
    {
      kind: 'compound',
      ask: '화분 깊이와 흙 비율은?',
      holds: [[tomato, '깊이 30센티미터, 흙은 상토와 마사토를 7대 3']],
    },
    {
      kind: 'compound',
      ask: '원고료와 초안 마감, 2차 활용 기간을 알려 주세요.',
      holds: [
        [offer, '90만 원'],
        [offer, '5월 12일'],
        [offer, '6개월'],
      ],
    },
    {
      kind: 'compound',
      ask: '바질과 로즈메리는 어떻게 키우나요?',
      holds: [
        [herbs, '15도'],
        [herbs, '통풍이'],
      ],
    },
    { kind: 'compound', ask: '원고료와 배송 날짜는?', holds: [[offer, '90만 원']], missing: ['배송'] },
    {
      kind: 'compound',
      ask: '영양제의 용량과 유통 기한은 어떻게 되나요?',
      holds: [[offer, '500ml']],
      missing: ['유통 기한'],
    },
    {
      kind: 'compound',
      ask: '씨앗 가격은 얼마이고 라이브는 몇 시인가요?',
      holds: [
        [herbs, '2천 원'],
        [todo, '8시'],
      ],
    },
    { kind: 'compound', ask: '삼각대, 배경 천, 조명은?', holds: [[todo, '승호']], missing: ['조명'] },
    { kind: 'compound', ask: '해외 배송과 관세는?', holds: [] },
    { kind: 'comparison', ask: '토마토가 바질보다 키우기 쉬운가요?', holds: [] },
    { kind: 'comparison', ask: '로즈메리랑 민트 중에 뭐가 더 좋아요?', holds: [] },
    { kind: 'comparison', ask: '원고료에서 측정기 값을 빼면 얼마가 남나요?', holds: [] },
    { kind: 'comparison', ask: '두 영상 중 어느 영상이 더 설득력 있나요?', holds: [] },
    { kind: 'comparison', ask: '이 제안을 받을지 말지 네 생각은 어때?', holds: [] },
    { kind: 'unheld', ask: '고양이 사료는 무엇을 먹이나요?', holds: [] },
    { kind: 'unheld', ask: '카메라 렌즈는 몇 밀리를 쓰나요?', holds: [] },
    { kind: 'unheld', ask: '김치찌개 끓이는 법 알려 줘', holds: [] },
    { kind: 'unheld', ask: '채널 구독자는 몇 명인가요?', holds: [] },
    { kind: 'no-fact', ask: '상추는 며칠 만에 수확하나요?', holds: [] },
    { kind: 'no-fact', ask: '영양제의 원산지는 어디인가요?', holds: [] },
    { kind: 'no-fact', ask: '승호의 직업은 무엇인가요?', holds: [] },
    { kind: 'no-fact', ask: '화분의 가격은 얼마인가요?', holds: [] },
    {
      kind: 'span',
      ask: '두 영상의 첫 5초는 어떤가요?',
      holds: [
        [tomato, '백 개를 수확'],
        [mistakes, '스무 개가 넘습니다'],
      ],
      never: ['상토', '광고 표시'],
    },
    {
      kind: 'span',
      ask: '영상들은 30초부터 50초 사이에 무슨 이야기를 하나요?',
      holds: [
        [tomato, '겉흙이'],
        [mistakes, '에어컨'],
      ],
      never: ['모종', '측정기'],
    },
    {
      kind: 'span',
      ask: '두 번째 영상의 마지막 15초는?',
      holds: [[mistakes, '들려주세요']],
      never: ['바질을', '뿌리가'],
    },
    { kind: 'span', ask: '첫 번째 영상 1:10에 무슨 말을 하나요?', holds: [[tomato, '붓으로']], never: ['첫째'] },
    { kind: 'named', ask: 'PDF에서는 광고 표시를 언제 하라고 하나요?', holds: [[offer, '5초 안에']] },
    {
      kind: 'named',
      ask: '영상에서는 비료를 어떻게 했다고 하나요?',
      holds: [[mistakes, '두 배로']],
      never: ['뚜껑 하나'],
    },
    { kind: 'named', ask: '메모에서는 선물이 뭐라고 했나요?', holds: [[todo, '모종 열 개']] },
    { kind: 'named', ask: 'PDF에서 진딧물 이야기를 하나요?', holds: [], never: ['우유'] },
  ],
  bread: [
    { kind: 'single', ask: 'How hot should the pot be?', holds: [[loaf, '230 degrees']] },
    { kind: 'single', ask: 'How long do I let the bread cool before cutting it?', holds: [[loaf, 'an hour']] },
    { kind: 'single', ask: 'How often do you feed the starter?', holds: [[flat, 'twice a day']] },
    { kind: 'single', ask: 'Which lens does Ellen lend?', holds: [[notes, 'macro lens']] },
    { kind: 'single', ask: 'When does the video go live?', holds: [[mixer, 'June 17']] },
    {
      kind: 'single',
      ask: 'What is the difference between bread flour and cake flour?',
      holds: [[flour, 'amount of protein']],
    },
    { kind: 'single', ask: 'How long does whole grain flour keep?', holds: [[flour, 'three months']] },
    { kind: 'single', ask: 'What was the first mistake with the sourdough?', holds: [[flat, 'too cold']] },
    {
      kind: 'compound',
      ask: 'What are the bowl size and the warranty of the mixer?',
      holds: [
        [mixer, '5 litre'],
        [mixer, 'three years'],
      ],
    },
    {
      kind: 'compound',
      ask: 'fee, draft date and usage rights?',
      holds: [
        [mixer, '2,200'],
        [mixer, 'June 3'],
        [mixer, 'twelve months'],
      ],
    },
    {
      kind: 'compound',
      ask: 'How much flour and how much water do I mix?',
      holds: [[loaf, '400 grams of flour with 300']],
    },
    {
      kind: 'compound',
      ask: 'What are the fee and the delivery address?',
      holds: [[mixer, '2,200']],
      missing: ['delivery address'],
    },
    {
      kind: 'compound',
      ask: 'When is the draft due, and who edits the subtitles?',
      holds: [[mixer, 'June 3']],
      missing: ['subtitles'],
    },
    { kind: 'compound', ask: 'What about rye flour and almond flour?', holds: [[flour, 'Rye']], missing: ['almond'] },
    { kind: 'comparison', ask: 'Is sourdough healthier than no-knead bread?', holds: [] },
    { kind: 'comparison', ask: 'Which is better, rye flour or cake flour?', holds: [] },
    { kind: 'comparison', ask: 'What is the fee and the pot added together?', holds: [] },
    { kind: 'comparison', ask: 'Should we accept the mixer offer, what do you think?', holds: [] },
    { kind: 'unheld', ask: 'What is the tallest mountain in Peru?', holds: [] },
    { kind: 'unheld', ask: 'Which microphone should I buy?', holds: [] },
    { kind: 'unheld', ask: 'How do I cook rice?', holds: [] },
    { kind: 'unheld', ask: 'Who won the election?', holds: [] },
    { kind: 'no-fact', ask: 'What does the mixer weigh?', holds: [] },
    { kind: 'no-fact', ask: 'What colour is the mixer?', holds: [] },
    { kind: 'no-fact', ask: 'How much protein does spelt flour have?', holds: [] },
    { kind: 'no-fact', ask: 'Where does Ellen live?', holds: [] },
    {
      kind: 'span',
      ask: 'How do the videos start in the first 5 seconds?',
      holds: [
        [loaf, 'five minutes of work'],
        [flat, 'pancake'],
      ],
      never: ['pinch', 'disclosure'],
    },
    {
      kind: 'span',
      ask: 'What is said between 0:38 and 0:50?',
      holds: [
        [loaf, 'cast iron'],
        [flat, 'oven'],
      ],
      never: ['pancake', 'flea'],
    },
    {
      kind: 'span',
      ask: 'What does the first video say in its final 10 seconds?',
      holds: [[loaf, 'spread on it']],
      never: ['notebook', 'overnight'],
    },
    {
      kind: 'span',
      ask: 'What is said at 1:01 in the second video?',
      holds: [[flat, 'cutting it while hot']],
      never: ['starter'],
    },
    { kind: 'named', ask: 'What does the PDF say about the disclosure?', holds: [[mixer, 'first 5 seconds']] },
    {
      kind: 'named',
      ask: 'In the videos, what is said about cutting the bread?',
      holds: [[flat, 'cutting it while hot']],
    },
    { kind: 'named', ask: 'According to the article, where do I keep flour?', holds: [[flour, 'freezer']] },
    { kind: 'named', ask: 'In the notes, what warranty does the mixer have?', holds: [], never: ['three years'] },
  ],
};
