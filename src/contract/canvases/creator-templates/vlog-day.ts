import type { BoardPlan } from './plan.ts';

/** A day that is filmed: story, shots, bag. */
export const vlogDay: BoardPlan = {
  columns: [
    [
      {
        kind: 'group',
        key: 'story',
        title: { ko: '오늘의 이야기', en: 'The story of the day' },
        cards: [
          {
            kind: 'text',
            title: { ko: '이야기 뼈대', en: 'Bones of the story' },
            lines: {
              ko: [
                '- 오늘 바라는 것: {{바라는 것}}',
                '- 막아서는 것: {{걸림돌}}',
                '- 끝났을 때 달라진 것: {{변화}}',
                '- 첫 장면: {{하루에서 가장 궁금한 순간}}',
                '- 마지막 말: {{한 문장}}',
              ],
              en: [
                '- What I want today: {{wish}}',
                '- What stands in the way: {{obstacle}}',
                '- What is different at the end: {{change}}',
                '- First shot: {{the most curious moment of the day}}',
                '- Last words: {{one sentence}}',
              ],
            },
          },
          {
            kind: 'text',
            title: { ko: '하루 순서', en: 'The day' },
            lines: {
              ko: [
                '- {{시각}} {{장소}}: {{하는 일}}',
                '- {{시각}} {{장소}}: {{하는 일}}',
                '- {{시각}} {{장소}}: {{하는 일}}',
                '- {{시각}} {{장소}}: {{하는 일}}',
              ],
              en: [
                '- {{time}} {{place}}: {{what}}',
                '- {{time}} {{place}}: {{what}}',
                '- {{time}} {{place}}: {{what}}',
                '- {{time}} {{place}}: {{what}}',
              ],
            },
          },
        ],
      },
      {
        kind: 'group',
        key: 'places',
        title: { ko: '장소 정보와 분위기 레퍼런스', en: 'Places and references for the mood' },
        cards: [],
        roomPx: 400,
      },
    ],
    [
      { kind: 'chat', key: 'chat', title: { ko: '브이로그 준비', en: 'Vlog preparation' } },
      {
        kind: 'sticky',
        title: { ko: '이렇게 물어보세요', en: 'Ask like this' },
        lines: {
          ko: [
            '- 참고 영상은 첫 10초를 어떻게 시작하나요?',
            'AI 모델이 있으면:',
            '- 하루 순서에서 이야기가 늘어지는 곳은 어디야?',
            '내레이션은 AI Chat에서 / 를 누르고 ‘롱폼 대본’을 고르세요.',
          ],
          en: [
            '- How does the reference video open in the first 10 seconds?',
            'With an AI model:',
            '- Where does the story drag in this day?',
            'For a voice-over, in the AI Chat press / and choose “Long-form script”.',
          ],
        },
      },
    ],
    [
      {
        kind: 'group',
        key: 'shots',
        title: { ko: '찍을 장면', en: 'Shots' },
        across: 2,
        cards: [
          {
            kind: 'text',
            title: { ko: '꼭 찍을 것', en: 'Must have' },
            lines: {
              ko: [
                '- [ ] 나가는 장면과 돌아오는 장면',
                '- [ ] 장소마다 넓게 한 번, 가까이 두 번',
                '- [ ] 손이 하는 일 세 장면',
                '- [ ] 혼잣말 30초 두 번 (점심, 밤)',
                '- [ ] 10초 이상 가만히 둔 풍경',
                '- [ ] 현장 소리만 30초',
              ],
              en: [
                '- [ ] Leaving and coming home',
                '- [ ] Each place once wide, twice close',
                '- [ ] Three shots of hands at work',
                '- [ ] Talking to camera twice, 30 seconds (noon, night)',
                '- [ ] A view held for 10 seconds',
                '- [ ] 30 seconds of the sound of the place',
              ],
            },
          },
          {
            kind: 'text',
            title: { ko: '이어 주는 장면', en: 'Between the scenes' },
            lines: {
              ko: [
                '- [ ] 문, 계단, 신호등',
                '- [ ] 시계나 해의 위치',
                '- [ ] 걷는 발, 창밖',
                '- [ ] 썸네일로 쓸 정지 사진 다섯 장',
              ],
              en: [
                '- [ ] Doors, stairs, lights',
                '- [ ] A clock, or where the sun stands',
                '- [ ] Feet, windows',
                '- [ ] Five stills for the thumbnail',
              ],
            },
          },
        ],
      },
      {
        kind: 'group',
        key: 'bag',
        title: { ko: '챙길 것과 지킬 것', en: 'Bag and manners' },
        across: 2,
        cards: [
          {
            kind: 'text',
            title: { ko: '가방', en: 'Bag' },
            lines: {
              ko: [
                '- [ ] 카메라와 마이크, 털 커버',
                '- [ ] 배터리 두 개, 보조 배터리',
                '- [ ] 메모리 카드 비우기',
                '- [ ] 작은 삼각대',
                '- [ ] 렌즈 닦는 천, 비닐봉지',
              ],
              en: [
                '- [ ] Camera, microphone, wind cover',
                '- [ ] Two batteries, power bank',
                '- [ ] Empty cards',
                '- [ ] Small tripod',
                '- [ ] Cloth, plastic bag for rain',
              ],
            },
          },
          {
            kind: 'sticky',
            colour: 'pink',
            title: { ko: '찍기 전에 묻기', en: 'Ask before filming' },
            lines: {
              ko: [
                '- [ ] 가게와 전시장에 촬영해도 되는지',
                '- [ ] 함께 나오는 사람의 동의',
                '- [ ] 집과 직장이 드러나는 간판',
                '- [ ] 매장 음악이 들어가지 않게',
              ],
              en: [
                '- [ ] Shops and galleries: may I film?',
                '- [ ] Everybody who is seen agrees',
                '- [ ] No signs that show home or work',
                '- [ ] No music of the shop',
              ],
            },
          },
        ],
      },
    ],
  ],
  wires: [
    ['story', 'chat'],
    ['places', 'chat'],
  ],
};
