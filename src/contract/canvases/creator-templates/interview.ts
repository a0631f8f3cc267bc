import type { BoardPlan } from './plan.ts';

/** An interview from the invitation to the first cut. */
export const interview: BoardPlan = {
  columns: [
    [
      {
        kind: 'group',
        key: 'guest',
        title: { ko: '만날 사람에 대한 자료', en: 'About the guest' },
        cards: [
          {
            kind: 'text',
            title: { ko: '인물 카드', en: 'The guest' },
            lines: {
              ko: [
                '- 이름과 하는 일: {{이름}}, {{하는 일}}',
                '- 왜 지금 이 사람인가: {{까닭}}',
                '- 이미 여러 번 답한 질문: {{빼야 할 질문}}',
                '- 아무도 안 물어본 것: {{궁금한 것}}',
                '- 피해 달라고 한 이야기: {{주제}}',
              ],
              en: [
                '- Name and work: {{name}}, {{work}}',
                '- Why this person, why now: {{reason}}',
                '- Answered many times before: {{to leave out}}',
                '- Never asked before: {{what}}',
                '- Asked to avoid: {{topic}}',
              ],
            },
          },
        ],
        roomPx: 480,
      },
    ],
    [
      { kind: 'chat', key: 'chat', title: { ko: '질문 다듬기', en: 'Question work' } },
      {
        kind: 'sticky',
        title: { ko: '이렇게 물어보세요', en: 'Ask like this' },
        lines: {
          ko: [
            '- 녹취는 마지막 1분에 무슨 말을 하나요?',
            'AI 모델이 있으면:',
            '- 자료에서 서로 어긋나는 말을 찾아 줘',
            '- 가장 센 말 다섯 개를 시간과 함께 뽑아 줘',
            '편집 순서는 AI Chat에서 / 를 누르고 ‘비트 시트’를 고르세요.',
            '쇼츠로 나눌 때는 AI Chat에서 / 를 누르고 ‘숏폼 대본’을 고르세요.',
          ],
          en: [
            '- What is said in the last minute of the recording?',
            'With an AI model:',
            '- Find statements that contradict each other',
            '- Pick the five strongest lines, with their times',
            'For the order of the cut, in the AI Chat press / and choose “Beat sheet”.',
            'For shorts, in the AI Chat press / and choose “Short-form script”.',
          ],
        },
      },
    ],
    [
      {
        kind: 'group',
        key: 'questions',
        title: { ko: '질문지', en: 'Questions' },
        across: 2,
        cards: [
          {
            kind: 'text',
            title: { ko: '여는 질문', en: 'To open' },
            lines: {
              ko: [
                '- [ ] 오늘 여기 오기 전에 무엇을 하셨어요?',
                '- [ ] {{처음 시작한 날}}로 돌아가면 무엇이 보이나요?',
                '- [ ] 그때 가장 가까이 있던 사람은요?',
              ],
              en: [
                '- [ ] What did you do before you came here today?',
                '- [ ] Back on {{the first day}}, what do you see?',
                '- [ ] Who was closest to you then?',
              ],
            },
          },
          {
            kind: 'text',
            title: { ko: '깊은 질문', en: 'To go deep' },
            lines: {
              ko: [
                '- [ ] {{결정}}을 바꿀 뻔한 순간이 있었나요?',
                '- [ ] 틀렸다고 생각하게 된 것은요?',
                '- [ ] 그 일로 잃은 것은 무엇인가요?',
                '- [ ] 방금 그 말, 예를 하나 들어 주시겠어요?',
              ],
              en: [
                '- [ ] When did you almost change {{the decision}}?',
                '- [ ] What do you now think was wrong?',
                '- [ ] What did it cost you?',
                '- [ ] Would you give an example of that?',
              ],
            },
          },
          {
            kind: 'text',
            title: { ko: '닫는 질문', en: 'To close' },
            lines: {
              ko: [
                '- [ ] 같은 길을 시작하는 사람에게 한 가지만 말한다면요?',
                '- [ ] 제가 안 물어봐서 아쉬운 것은요?',
                '- [ ] 다음에 만나면 좋을 사람을 알려 주세요.',
              ],
              en: [
                '- [ ] One piece of advice for somebody who starts today?',
                '- [ ] What should I have asked?',
                '- [ ] Whom should I meet next?',
              ],
            },
          },
          {
            kind: 'sticky',
            colour: 'grey',
            title: { ko: '되묻는 말', en: 'To ask back' },
            lines: {
              ko: ['- 왜 그렇게 하셨어요?', '- 그다음은요?', '- 그때 몸은 어땠어요?', '- (5초 기다리기)'],
              en: ['- Why did you do that?', '- And then?', '- How did that feel?', '- (wait five seconds)'],
            },
          },
        ],
      },
    ],
    [
      {
        kind: 'text',
        title: { ko: '섭외와 당일', en: 'Invitation and the day' },
        lines: {
          ko: [
            '- [ ] 섭외 글: 왜 당신인지 두 문장, 걸리는 시간, 쓰이는 곳',
            '- [ ] 질문의 큰 줄기를 이틀 전에 보내기',
            '- [ ] 출연 동의서: 쓰는 곳, 기간, 편집권',
            '- [ ] 마이크 두 개, 예비 녹음 하나',
            '- [ ] 눈높이 카메라, 뒤에 창문 없이',
            '- [ ] 1분 침묵 녹음 (방 소리)',
            '- [ ] 끝난 뒤 감사 인사와 공개 날짜',
          ],
          en: [
            '- [ ] Invitation: why you in two sentences, how long, where it appears',
            '- [ ] The main questions two days before',
            '- [ ] Release form: where, how long, who decides on the cut',
            '- [ ] Two microphones and a spare recording',
            '- [ ] Camera at eye level, no window behind',
            '- [ ] One minute of silence (the sound of the room)',
            '- [ ] Thanks afterwards, with the day it goes up',
          ],
        },
      },
      {
        kind: 'text',
        title: { ko: '편집 확인', en: 'While cutting' },
        lines: {
          ko: [
            '- [ ] 앞뒤를 잘라 뜻이 바뀐 말이 없어요',
            '- [ ] 사실로 말한 숫자를 확인했어요',
            '- [ ] 이름, 직함 자막을 본인에게 확인받았어요',
            '- [ ] 첫 30초에 가장 센 말이 있어요',
          ],
          en: [
            '- [ ] No cut changes what was meant',
            '- [ ] Numbers stated as facts are checked',
            '- [ ] The guest has seen name and title',
            '- [ ] The strongest line is in the first 30 seconds',
          ],
        },
      },
    ],
  ],
  wires: [
    ['guest', 'chat'],
    ['questions', 'chat'],
  ],
};
