import type { BoardPlan, PlannedCard } from './plan.ts';

const days = [
  { ko: '월', en: 'Mon', theme: { ko: '바로 따라 하는 방법', en: 'a quick how-to' } },
  { ko: '화', en: 'Tue', theme: { ko: '흔한 오해 바로잡기', en: 'a common mistake put right' } },
  { ko: '수', en: 'Wed', theme: { ko: '비교 한 판', en: 'a comparison' } },
  { ko: '목', en: 'Thu', theme: { ko: '댓글에 답하기', en: 'an answer to a comment' } },
  { ko: '금', en: 'Fri', theme: { ko: '비하인드와 실패담', en: 'behind the scenes, or a failure' } },
] as const;

const dayCard = ({ ko, en, theme }: (typeof days)[number]): PlannedCard => ({
  kind: 'text',
  title: { ko: `${ko}요일 쇼츠: ${theme.ko}`, en: `${en}: ${theme.en}` },
  lines: {
    ko: [
      '- 소재: {{소재}}',
      '- 첫 2초에 보일 것: {{첫 장면}}',
      '- 반전이나 결과: {{결과}}',
      '- [ ] 대본',
      '- [ ] 촬영',
      '- [ ] 자막',
      '- [ ] 예약',
    ],
    en: [
      '- Subject: {{subject}}',
      '- Seen in the first 2 seconds: {{first shot}}',
      '- Turn or result: {{result}}',
      '- [ ] Script',
      '- [ ] Shoot',
      '- [ ] Captions',
      '- [ ] Scheduled',
    ],
  },
});

/** Five shorts a week from one pile of material. */
export const shortsWeek: BoardPlan = {
  columns: [
    [
      {
        kind: 'sticky',
        title: { ko: '이번 주 쇼츠 다섯 편', en: 'Five shorts this week' },
        lines: {
          ko: [
            '재료를 한곳에 모으고, 요일마다 소재만 정해요.',
            '대본은 AI Chat에서 / 를 누르고 ‘숏폼 대본’을 고르세요. 한 편에 한 번씩이면 돼요.',
          ],
          en: [
            'Collect the material in one place and decide only the subject of each day.',
            'For a script, in the AI Chat press / and choose “Short-form script”, once for each day.',
          ],
        },
      },
      {
        kind: 'group',
        key: 'material',
        title: { ko: '재료: 내 롱폼, 글, 메모', en: 'Material: your videos, texts, notes' },
        cards: [],
        roomPx: 504,
      },
    ],
    [{ kind: 'chat', key: 'chat', title: { ko: '쇼츠 대본', en: 'Scripts for shorts' } }],
    [
      {
        kind: 'group',
        key: 'week',
        title: { ko: '요일별 소재', en: 'A subject for each day' },
        across: 2,
        cards: [
          ...days.map(dayCard),
          {
            kind: 'sticky',
            colour: 'blue',
            title: { ko: '하루에 몰아 찍기', en: 'Shoot them in one day' },
            lines: {
              ko: [
                '- [ ] 같은 장소끼리 묶기',
                '- [ ] 옷 다섯 벌',
                '- [ ] 세로 9:16, 글자는 가운데에',
                '- [ ] 여벌 배터리와 저장 공간',
              ],
              en: [
                '- [ ] Group by place',
                '- [ ] Five outfits',
                '- [ ] Upright 9:16, letters in the middle',
                '- [ ] Spare battery and storage',
              ],
            },
          },
        ],
      },
    ],
    [
      {
        kind: 'text',
        title: { ko: '올리기 전 확인', en: 'Before each upload' },
        lines: {
          ko: [
            '- [ ] 소리를 끄고 봐도 뜻이 통해요',
            '- [ ] 첫 2초 안에 움직임이나 숫자가 있어요',
            '- [ ] 마지막 장면이 첫 장면으로 이어져요',
            '- [ ] 관련 동영상에 롱폼을 연결했어요',
            '- [ ] 고정 댓글에 질문 하나를 남겼어요',
          ],
          en: [
            '- [ ] It makes sense without sound',
            '- [ ] Something moves, or a number is seen, within 2 seconds',
            '- [ ] The last shot leads back to the first',
            '- [ ] The long video is set as the related video',
            '- [ ] A question is pinned in the comments',
          ],
        },
      },
      {
        kind: 'text',
        title: { ko: '일요일에 적는 것', en: 'To write down on Sunday' },
        lines: {
          ko: [
            '- 끝까지 본 비율이 가장 높은 편: {{편}}',
            '- 그 까닭 한 줄: {{까닭}}',
            '- 다음 주에 되풀이할 것: {{한 가지}}',
            '- 그만둘 것: {{한 가지}}',
          ],
          en: [
            '- Watched to the end most often: {{which}}',
            '- Why, in one line: {{reason}}',
            '- To repeat next week: {{one thing}}',
            '- To stop: {{one thing}}',
          ],
        },
      },
    ],
  ],
  wires: [
    ['material', 'chat'],
    ['week', 'chat'],
  ],
};
