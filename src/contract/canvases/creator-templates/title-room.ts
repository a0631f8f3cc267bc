import type { BoardPlan } from './plan.ts';

/** A meeting about title and thumbnail. */
export const titleRoom: BoardPlan = {
  columns: [
    [
      {
        kind: 'group',
        key: 'video',
        title: { ko: '영상의 알맹이', en: 'What the video holds' },
        cards: [
          {
            kind: 'text',
            title: { ko: '다섯 줄 정리', en: 'In five lines' },
            lines: {
              ko: [
                '- 누구의 고민인가: {{보는 사람}}',
                '- 무엇이 뜻밖인가: {{뜻밖의 점}}',
                '- 숫자로 말하면: {{숫자}}',
                '- 무엇을 얻는가: {{얻는 것}}',
                '- 어느 장면이 가장 세나: {{장면}}',
              ],
              en: [
                '- Whose problem: {{viewer}}',
                '- What is unexpected: {{surprise}}',
                '- As a number: {{number}}',
                '- What one gains: {{gain}}',
                '- The strongest shot: {{shot}}',
              ],
            },
          },
        ],
        roomPx: 248,
      },
      {
        kind: 'group',
        key: 'rivals',
        title: { ko: '같은 주제로 잘된 영상', en: 'Videos on the same topic that did well' },
        cards: [],
        roomPx: 504,
      },
    ],
    [
      { kind: 'chat', key: 'chat', title: { ko: '제목 회의', en: 'Title meeting' } },
      {
        kind: 'sticky',
        title: { ko: '이렇게 물어보세요', en: 'Ask like this' },
        lines: {
          ko: [
            '- 영상들은 첫 10초를 어떻게 시작하나요?',
            'AI 모델이 있으면:',
            '- 잘된 제목들이 어떤 궁금증을 남기는지 나눠 줘',
            '- 내 다섯 줄만 써서 제목 열 개, 28자 안으로',
            '제목과 썸네일 문구를 한꺼번에 받으려면 AI Chat에서 / 를 누르고 ‘설명란 세트’를 고르세요.',
          ],
          en: [
            '- How do the videos open in the first 10 seconds?',
            'With an AI model:',
            '- Sort these titles by the question they leave open',
            '- Ten titles from my five lines only, under 55 characters',
            'For titles and thumbnail words at once, in the AI Chat press / and choose “Description pack”.',
          ],
        },
      },
    ],
    [
      {
        kind: 'group',
        key: 'candidates',
        title: { ko: '후보', en: 'Candidates' },
        across: 2,
        cards: [
          {
            kind: 'text',
            title: { ko: '제목 후보', en: 'Titles' },
            lines: {
              ko: [
                '- [ ] 결과형: {{기간}} 만에 {{결과}}',
                '- [ ] 질문형: 왜 {{흔한 일}}은 안 될까요?',
                '- [ ] 대비형: {{A}} 말고 {{B}}',
                '- [ ] 고백형: {{실패}}하고 알게 된 것',
                '- [ ] 목록형: {{주제}} {{숫자}}가지',
              ],
              en: [
                '- [ ] Result: {{result}} in {{time}}',
                '- [ ] Question: why does {{common thing}} fail?',
                '- [ ] Contrast: not {{A}} but {{B}}',
                '- [ ] Confession: what {{failure}} taught me',
                '- [ ] List: {{number}} ways to {{topic}}',
              ],
            },
          },
          {
            kind: 'text',
            title: { ko: '썸네일 후보', en: 'Thumbnails' },
            lines: {
              ko: [
                '- [ ] A 얼굴과 물건: 글자 {{네 글자}}',
                '- [ ] B 전과 후: 글자 {{숫자}}',
                '- [ ] C 글자 없이 한 장면',
                '',
                '- [ ] 제목과 같은 말을 되풀이하지 않아요',
                '- [ ] 오른쪽 아래 시간 표시에 가리지 않아요',
              ],
              en: [
                '- [ ] A face and object: words {{two words}}',
                '- [ ] B before and after: words {{number}}',
                '- [ ] C one shot without words',
                '',
                '- [ ] Does not repeat the title',
                '- [ ] Nothing under the time in the lower right corner',
              ],
            },
          },
        ],
      },
      {
        kind: 'text',
        title: { ko: '점수표', en: 'Scores' },
        lines: {
          ko: [
            '한 사람씩 1~5점을 적어요. 합이 높은 둘만 남겨요.',
            '- 3초 안에 뜻이 와요: {{점수}}',
            '- 눌러 보고 싶어요: {{점수}}',
            '- 영상이 약속을 지켜요: {{점수}}',
            '- 우리 채널 같아요: {{점수}}',
          ],
          en: [
            'Everybody gives 1 to 5. The best two stay.',
            '- Understood within 3 seconds: {{score}}',
            '- I want to press it: {{score}}',
            '- The video keeps the promise: {{score}}',
            '- It looks like our channel: {{score}}',
          ],
        },
      },
      {
        kind: 'sticky',
        colour: 'blue',
        title: { ko: '정한 것과 결과', en: 'Decision and outcome' },
        lines: {
          ko: [
            '- 정한 제목: {{제목}}',
            '- 정한 썸네일: {{A/B/C}}',
            '- 이틀 뒤 클릭률: {{%}}',
            '- 바꾼 뒤 클릭률: {{%}}',
          ],
          en: [
            '- Title: {{title}}',
            '- Thumbnail: {{A/B/C}}',
            '- Click-through after two days: {{%}}',
            '- After the change: {{%}}',
          ],
        },
      },
    ],
  ],
  wires: [
    ['video', 'chat'],
    ['rivals', 'chat'],
  ],
};
