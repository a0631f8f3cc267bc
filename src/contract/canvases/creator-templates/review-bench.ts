import type { BoardPlan, PlannedCard } from './plan.ts';

const product = (letter: string): PlannedCard => ({
  kind: 'text',
  title: { ko: `제품 ${letter}`, en: `Product ${letter}` },
  lines: {
    ko: [
      '- 이름과 모델: {{이름}}',
      '- 산 값과 날: {{값}}원, {{날짜}}',
      '- 쓴 기간: {{기간}}',
      '- 잰 값: {{기준 1}} / {{기준 2}} / {{기준 3}}',
      '- 좋은 점: {{하나}}',
      '- 아쉬운 점: {{하나}}',
      '- 이런 사람에게: {{누구}}',
    ],
    en: [
      '- Name and model: {{name}}',
      '- Bought for and on: {{price}}, {{date}}',
      '- Used for: {{time}}',
      '- Measured: {{test 1}} / {{test 2}} / {{test 3}}',
      '- Good: {{one thing}}',
      '- Not so good: {{one thing}}',
      '- For whom: {{who}}',
    ],
  },
});

/** A fair comparison of products. */
export const reviewBench: BoardPlan = {
  columns: [
    [
      {
        kind: 'sticky',
        title: { ko: '공정한 비교의 순서', en: 'A fair comparison' },
        lines: {
          ko: [
            '1. 기준을 먼저 정해요. 써 본 뒤에 바꾸지 않아요.',
            '2. 제조사 자료와 남의 후기는 아래에 모아요.',
            '3. 내가 잰 값은 제품 카드에만 적어요.',
          ],
          en: [
            '1. Decide on the tests first; do not change them later.',
            '2. Collect data sheets and other reviews below.',
            '3. Write only what you measured yourself on the product cards.',
          ],
        },
      },
      {
        kind: 'group',
        key: 'sources',
        title: { ko: '자료: 제원표, 설명서, 다른 후기', en: 'Data sheets, manuals, other reviews' },
        cards: [],
        roomPx: 520,
      },
    ],
    [
      { kind: 'chat', key: 'chat', title: { ko: '리뷰 도우미', en: 'Review helper' } },
      {
        kind: 'text',
        title: { ko: 'AI Chat에서 만들 것', en: 'What to make in the AI Chat' },
        lines: {
          ko: [
            '- [ ] 물어보기: 제원표와 내가 잰 값이 다른 곳은?',
            '- [ ] AI Chat에서 / 를 누르고 ‘비트 시트’를 고르세요.',
            '- [ ] AI Chat에서 / 를 누르고 ‘롱폼 대본’을 고르세요.',
            '- [ ] AI Chat에서 / 를 누르고 ‘블로그 글’을 고르세요.',
          ],
          en: [
            '- [ ] Ask: where do the data sheet and my measurements differ?',
            '- [ ] In the AI Chat press / and choose “Beat sheet”.',
            '- [ ] In the AI Chat press / and choose “Long-form script”.',
            '- [ ] In the AI Chat press / and choose “Blog post”.',
          ],
        },
      },
      {
        kind: 'sticky',
        colour: 'pink',
        title: { ko: '믿음을 지키는 것', en: 'What keeps trust' },
        lines: {
          ko: [
            '- [ ] 내 돈으로 샀는지, 받았는지 밝혀요',
            '- [ ] 판매 링크의 수수료를 밝혀요',
            '- [ ] 쓰지 않은 기능은 말하지 않아요',
            '- [ ] 빌린 제품은 돌려주는 날을 적어요',
          ],
          en: [
            '- [ ] Say whether it was bought or given',
            '- [ ] Say that links earn a commission',
            '- [ ] No word on features you did not use',
            '- [ ] Write down when loans go back',
          ],
        },
      },
    ],
    [
      {
        kind: 'group',
        key: 'products',
        title: { ko: '비교표', en: 'Comparison' },
        across: 3,
        cards: [product('A'), product('B'), product('C')],
      },
      {
        kind: 'group',
        key: 'tests',
        title: { ko: '시험', en: 'Tests' },
        across: 2,
        cards: [
          {
            kind: 'text',
            title: { ko: '기준 세 가지', en: 'Three tests' },
            lines: {
              ko: [
                '- {{기준 1}}: 이렇게 재요 {{방법}}',
                '- {{기준 2}}: 이렇게 재요 {{방법}}',
                '- {{기준 3}}: 이렇게 재요 {{방법}}',
                '- [ ] 같은 장소, 같은 시간, 같은 설정',
                '- [ ] 세 번씩 재고 가운데 값',
              ],
              en: [
                '- {{test 1}}: measured by {{how}}',
                '- {{test 2}}: measured by {{how}}',
                '- {{test 3}}: measured by {{how}}',
                '- [ ] Same place, time and settings',
                '- [ ] Three times each, the middle value counts',
              ],
            },
          },
          {
            kind: 'text',
            title: { ko: '찍을 장면', en: 'Shots' },
            lines: {
              ko: [
                '- [ ] 상자를 여는 손',
                '- [ ] 크기를 견줄 물건과 나란히',
                '- [ ] 재는 장면을 자르지 않고',
                '- [ ] 단점이 보이는 순간',
                '- [ ] 세 제품을 한 화면에',
              ],
              en: [
                '- [ ] Hands opening the box',
                '- [ ] Beside something of known size',
                '- [ ] The measuring, uncut',
                '- [ ] The moment a flaw shows',
                '- [ ] All three in one frame',
              ],
            },
          },
        ],
      },
    ],
  ],
  wires: [
    ['sources', 'chat'],
    ['products', 'chat'],
    ['tests', 'chat'],
  ],
};
