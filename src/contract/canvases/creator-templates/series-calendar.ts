import type { BoardPlan, PlannedCard } from './plan.ts';

const week = (number: number): PlannedCard => ({
  kind: 'text',
  title: { ko: `${number}주`, en: `Week ${number}` },
  lines: {
    ko: [
      '- 롱폼 ({{요일}}): {{제목}}',
      '- 쇼츠 1: {{소재}}',
      '- 쇼츠 2: {{소재}}',
      '- 커뮤니티: {{질문}}',
      '- [ ] 대본 {{날짜}}',
      '- [ ] 촬영 {{날짜}}',
      '- [ ] 편집 {{날짜}}',
      '- [ ] 예약 {{날짜}}',
    ],
    en: [
      '- Long video ({{day}}): {{title}}',
      '- Short 1: {{subject}}',
      '- Short 2: {{subject}}',
      '- Community: {{question}}',
      '- [ ] Script {{date}}',
      '- [ ] Shoot {{date}}',
      '- [ ] Cut {{date}}',
      '- [ ] Scheduled {{date}}',
    ],
  },
});

/** A series and what goes up each week of a month. */
export const seriesCalendar: BoardPlan = {
  columns: [
    [
      {
        kind: 'group',
        key: 'series',
        title: { ko: '시리즈 설계', en: 'The series' },
        cards: [
          {
            kind: 'text',
            title: { ko: '시리즈 한 장', en: 'The series on a page' },
            lines: {
              ko: [
                '- 시리즈 이름: {{이름}}',
                '- 한 문장: {{누가}} {{무엇을}} {{언제까지}}',
                '- 매회 되풀이되는 것: {{시작 말, 코너, 끝 말}}',
                '- 매회 달라지는 것: {{무엇}}',
                '- 몇 편: {{편}}편, 끝나면 {{결말}}',
              ],
              en: [
                '- Name: {{name}}',
                '- In one sentence: {{who}} {{what}} {{by when}}',
                '- The same each time: {{opening, part, closing}}',
                '- Different each time: {{what}}',
                '- How many: {{number}}, ending with {{what}}',
              ],
            },
          },
          {
            kind: 'text',
            title: { ko: '회차 씨앗', en: 'Seeds for episodes' },
            lines: {
              ko: [
                '1. {{1회}}',
                '2. {{2회}}',
                '3. {{3회}}',
                '4. {{4회}}',
                '5. {{5회}}',
                '6. {{6회}}',
                '- [ ] 각 회의 끝이 다음 회의 질문이에요',
              ],
              en: [
                '1. {{episode 1}}',
                '2. {{episode 2}}',
                '3. {{episode 3}}',
                '4. {{episode 4}}',
                '5. {{episode 5}}',
                '6. {{episode 6}}',
                '- [ ] Each ends with the question of the next',
              ],
            },
          },
        ],
      },
      {
        kind: 'group',
        key: 'past',
        title: { ko: '지난 영상과 댓글', en: 'Past videos and comments' },
        cards: [],
        roomPx: 400,
      },
    ],
    [
      { kind: 'chat', key: 'chat', title: { ko: '편성 회의', en: 'Planning' } },
      {
        kind: 'text',
        title: { ko: 'AI Chat에서 만들 것', en: 'What to make in the AI Chat' },
        lines: {
          ko: [
            '- [ ] 물어보기: 지난 댓글에서 되풀이된 부탁 다섯 가지는?',
            '- [ ] 물어보기: 씨앗 가운데 이번 달에 할 네 개를 골라 줘',
            '- [ ] AI Chat에서 / 를 누르고 ‘비트 시트’를 고르세요. 한 회에 하나씩 만들어요.',
            '- [ ] AI Chat에서 / 를 누르고 ‘커뮤니티 글’을 고르세요. 다음 회를 알려요.',
            '- [ ] AI Chat에서 / 를 누르고 ‘뉴스레터’를 고르세요. 한 달을 모아 보내요.',
          ],
          en: [
            '- [ ] Ask: which five wishes come again and again in the comments?',
            '- [ ] Ask: choose four of the seeds for this month',
            '- [ ] In the AI Chat press / and choose “Beat sheet”, one for each episode.',
            '- [ ] In the AI Chat press / and choose “Community post” to announce the next one.',
            '- [ ] In the AI Chat press / and choose “Newsletter” to sum up the month.',
          ],
        },
      },
    ],
    [
      {
        kind: 'group',
        key: 'weeks',
        title: { ko: '{{월}} 편성표', en: 'Schedule of {{month}}' },
        across: 2,
        cards: [week(1), week(2), week(3), week(4)],
      },
    ],
    [
      {
        kind: 'sticky',
        colour: 'green',
        title: { ko: '무너지지 않는 편성', en: 'A schedule that holds' },
        lines: {
          ko: [
            '- [ ] 비상용 영상 두 편을 먼저 만들어 둬요',
            '- [ ] 한 주는 반드시 쉬운 편이에요',
            '- [ ] 명절과 시험 기간을 표시했어요',
            '- [ ] 쉬는 날을 먼저 적었어요',
          ],
          en: [
            '- [ ] Two videos in reserve come first',
            '- [ ] One week is an easy one',
            '- [ ] Holidays and exams are marked',
            '- [ ] Days off were written first',
          ],
        },
      },
      {
        kind: 'text',
        title: { ko: '달 마감', en: 'End of the month' },
        lines: {
          ko: [
            '- 올린 편: {{편}} / 약속한 편: {{편}}',
            '- 가장 오래 본 회: {{회}}',
            '- 가장 많이 떠난 곳: {{회}} {{분:초}}',
            '- 다음 달에 바꿀 한 가지: {{무엇}}',
          ],
          en: [
            '- Uploaded: {{number}} of {{number}}',
            '- Watched longest: {{episode}}',
            '- Left most often: {{episode}} {{m:ss}}',
            '- One thing to change: {{what}}',
          ],
        },
      },
    ],
  ],
  wires: [
    ['series', 'chat'],
    ['past', 'chat'],
    ['weeks', 'chat'],
  ],
};
