import type { BoardPlan } from './plan.ts';

/** From references over a beat sheet to a script. */
export const longForm: BoardPlan = {
  columns: [
    [
      {
        kind: 'sticky',
        title: { ko: '이 보드를 쓰는 순서', en: 'How to use this board' },
        lines: {
          ko: [
            '1. 닮고 싶은 영상 세 개를 아래 그룹에 붙여 넣어요.',
            '2. 기획 한 장의 빈칸을 채워요.',
            '3. AI Chat에서 구조를 보고, 비트 시트를 만들고, 대본을 써요.',
            '4. 마음에 드는 답은 ‘노트로 저장’으로 꺼내 두어요.',
          ],
          en: [
            '1. Paste three videos you want to learn from into the group below.',
            '2. Fill in the blanks of the plan.',
            '3. In the AI Chat look at the structure, make a beat sheet, write the script.',
            '4. Keep the answers you like as notes.',
          ],
        },
      },
      {
        kind: 'group',
        key: 'references',
        title: { ko: '레퍼런스: 영상 세 개', en: 'References: three videos' },
        cards: [],
        roomPx: 528,
      },
    ],
    [{ kind: 'chat', key: 'chat', title: { ko: '롱폼 대본 작업', en: 'Script work' } }],
    [
      {
        kind: 'group',
        key: 'plan',
        title: { ko: '기획', en: 'Plan' },
        cards: [
          {
            kind: 'text',
            title: { ko: '기획 한 장', en: 'The plan on a page' },
            lines: {
              ko: [
                '- 주제: {{주제}}',
                '- 보는 사람: {{보는 사람}}',
                '- 보고 나면 할 수 있는 것: {{얻는 것}}',
                '- 한 문장 약속: {{약속}}',
                '- 길이: {{분}}분',
                '',
                '## 꼭 들어갈 것',
                '- [ ] 직접 겪은 일 하나',
                '- [ ] 숫자로 말할 근거 둘',
                '- [ ] 실패한 장면 하나',
              ],
              en: [
                '- Topic: {{topic}}',
                '- Viewer: {{viewer}}',
                '- What they can do afterwards: {{gain}}',
                '- The promise in one sentence: {{promise}}',
                '- Length: {{minutes}} minutes',
                '',
                '## Must be in it',
                '- [ ] Something that happened to you',
                '- [ ] Two facts with numbers',
                '- [ ] One failure on camera',
              ],
            },
          },
          {
            kind: 'text',
            title: { ko: '첫 30초 후보', en: 'Candidates for the first 30 seconds' },
            lines: {
              ko: [
                '세 가지로 써 보고 하나만 남겨요.',
                '- [ ] 결과부터: {{가장 놀라운 결과}}',
                '- [ ] 질문부터: {{보는 사람의 고민}}',
                '- [ ] 실패부터: {{무너진 순간}}',
              ],
              en: [
                'Write three, keep one.',
                '- [ ] Result first: {{the most surprising result}}',
                '- [ ] Question first: {{what worries the viewer}}',
                '- [ ] Failure first: {{the moment it broke}}',
              ],
            },
          },
        ],
      },
    ],
    [
      {
        kind: 'text',
        title: { ko: 'AI Chat에서 만들 것', en: 'What to make in the AI Chat' },
        lines: {
          ko: [
            '- [ ] AI Chat에서 / 를 누르고 ‘구조 엑스레이’를 고르세요. 세 영상이 닮은 곳이 보여요.',
            '- [ ] AI Chat에서 / 를 누르고 ‘비트 시트’를 고르세요. 말은 빼고 구조만 옮겨요.',
            '- [ ] AI Chat에서 / 를 누르고 ‘롱폼 대본’을 고르세요. 시간에 맞춰 써요.',
            '- [ ] 대본을 소리 내어 읽고 숨찬 문장을 둘로 나눠요.',
            '- [ ] 레퍼런스와 너무 닮은 문장이 없는지 봐요.',
          ],
          en: [
            '- [ ] In the AI Chat press / and choose “Structure X-ray”. It shows what the three share.',
            '- [ ] In the AI Chat press / and choose “Beat sheet”. It takes the structure, not the words.',
            '- [ ] In the AI Chat press / and choose “Long-form script”. It is written to time.',
            '- [ ] Read it aloud and split what leaves you breathless.',
            '- [ ] Look for sentences that are too close to a reference.',
          ],
        },
      },
      {
        kind: 'sticky',
        colour: 'green',
        title: { ko: '촬영 전 확인', en: 'Before the shoot' },
        lines: {
          ko: [
            '- [ ] 첫 문장이 제목의 약속과 같아요',
            '- [ ] 장면마다 보여 줄 것이 있어요',
            '- [ ] 마지막 부탁은 하나뿐이에요',
          ],
          en: [
            '- [ ] The first sentence keeps the promise of the title',
            '- [ ] Every scene has something to show',
            '- [ ] There is one request at the end',
          ],
        },
      },
    ],
  ],
  wires: [
    ['references', 'chat'],
    ['plan', 'chat'],
  ],
};
