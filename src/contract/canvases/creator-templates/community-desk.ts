import type { BoardPlan } from './plan.ts';

/** Comments, community posts and what comes back from them. */
export const communityDesk: BoardPlan = {
  columns: [
    [
      {
        kind: 'group',
        key: 'comments',
        title: { ko: '이번 주 댓글', en: 'Comments of the week' },
        cards: [
          {
            kind: 'text',
            title: { ko: '질문', en: 'Questions' },
            lines: {
              ko: ['댓글을 이름 없이 한 줄에 하나씩 붙여 넣어요.', '- {{댓글}}', '- {{댓글}}'],
              en: ['Paste comments without names, one a line.', '- {{comment}}', '- {{comment}}'],
            },
          },
          {
            kind: 'text',
            title: { ko: '칭찬과 경험담', en: 'Praise and stories' },
            lines: { ko: ['- {{댓글}}', '- {{댓글}}'], en: ['- {{comment}}', '- {{comment}}'] },
          },
          {
            kind: 'text',
            title: { ko: '지적과 부탁', en: 'Criticism and wishes' },
            lines: { ko: ['- {{댓글}}', '- {{댓글}}'], en: ['- {{comment}}', '- {{comment}}'] },
          },
        ],
      },
      {
        kind: 'group',
        key: 'video',
        title: { ko: '답의 근거: 그 영상의 대본', en: 'Where answers come from: the script of the video' },
        cards: [],
        roomPx: 320,
      },
    ],
    [
      { kind: 'chat', key: 'chat', title: { ko: '댓글 담당', en: 'Comment helper' } },
      {
        kind: 'text',
        title: { ko: 'AI Chat에서 만들 것', en: 'What to make in the AI Chat' },
        lines: {
          ko: [
            '- [ ] AI Chat에서 / 를 누르고 ‘댓글 답글’을 고르세요. 답은 대본에서 찾아요.',
            '- [ ] AI Chat에서 / 를 누르고 ‘커뮤니티 글’을 고르세요. 투표도 함께 만들어요.',
            '- [ ] AI Chat에서 / 를 누르고 ‘스레드 글’를 고르세요. 자주 묻는 것을 글로 풀어요.',
            '- [ ] 물어보기: 다음 영상이 될 댓글 세 개를 골라 줘',
          ],
          en: [
            '- [ ] In the AI Chat press / and choose “Replies to comments”. Answers come from the script.',
            '- [ ] In the AI Chat press / and choose “Community post”, with a poll.',
            '- [ ] In the AI Chat press / and choose “Thread” for what is often asked.',
            '- [ ] Ask: which three comments could become the next video?',
          ],
        },
      },
    ],
    [
      {
        kind: 'group',
        key: 'tone',
        title: { ko: '우리 채널의 말투', en: 'How this channel speaks' },
        cards: [
          {
            kind: 'text',
            title: { ko: '답글 원칙', en: 'Rules for replies' },
            lines: {
              ko: [
                '- 부르는 말: {{구독자 애칭}}',
                '- 말투: {{해요체, 이모지 하나까지}}',
                '- 두 문장 안으로, 되도록 되묻기',
                '- 틀린 점을 알려 주면 먼저 고맙다고 하고 고정 댓글에 바로잡기',
                '- 모르는 것은 모른다고 하기',
                '- 병, 돈, 법에 대한 물음은 전문가에게 물으시라고 하기',
              ],
              en: [
                '- We call them: {{name of the audience}}',
                '- Tone: {{friendly, one emoji at most}}',
                '- Two sentences, better with a question back',
                '- Corrections: thank first, then put it right in the pinned comment',
                '- Say so when you do not know',
                '- Health, money, law: point to somebody qualified',
              ],
            },
          },
          {
            kind: 'sticky',
            colour: 'pink',
            title: { ko: '답하지 않고 처리하는 것', en: 'Handled without an answer' },
            lines: {
              ko: [
                '- [ ] 욕설과 혐오: 숨기고 차단',
                '- [ ] 주소, 전화번호: 곧바로 삭제',
                '- [ ] 사칭 계정: 신고하고 고정 댓글로 알리기',
                '- [ ] 위협: 화면을 남기고 신고',
              ],
              en: [
                '- [ ] Insults and hate: hide and block',
                '- [ ] Addresses, numbers: delete at once',
                '- [ ] Impersonation: report, warn in the pinned comment',
                '- [ ] Threats: keep a picture, report',
              ],
            },
          },
        ],
      },
    ],
    [
      {
        kind: 'text',
        title: { ko: '커뮤니티 한 주', en: 'A week of posts' },
        lines: {
          ko: [
            '- [ ] 월: 이번 주 예고와 투표',
            '- [ ] 수: 촬영장 사진 한 장과 질문',
            '- [ ] 금: 영상 알림, 가장 좋은 댓글 소개',
            '- [ ] 일: 다음 소재 두 개 가운데 고르기',
          ],
          en: [
            '- [ ] Mon: what comes, with a poll',
            '- [ ] Wed: a picture of the shoot, with a question',
            '- [ ] Fri: the video, with the best comment',
            '- [ ] Sun: choose between two subjects',
          ],
        },
      },
      {
        kind: 'sticky',
        colour: 'blue',
        title: { ko: '댓글에서 온 소재', en: 'Subjects from comments' },
        lines: {
          ko: [
            '- {{소재}} (몇 번 나왔나: {{번}})',
            '- {{소재}} (몇 번 나왔나: {{번}})',
            '- {{소재}} (몇 번 나왔나: {{번}})',
          ],
          en: [
            '- {{subject}} (asked {{number}} times)',
            '- {{subject}} (asked {{number}} times)',
            '- {{subject}} (asked {{number}} times)',
          ],
        },
      },
    ],
  ],
  wires: [
    ['comments', 'chat'],
    ['video', 'chat'],
    ['tone', 'chat'],
  ],
};
