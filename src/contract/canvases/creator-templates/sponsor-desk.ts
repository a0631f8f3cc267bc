import type { BoardPlan } from './plan.ts';

/** A sponsorship from the first mail to the settled bill. */
export const sponsorDesk: BoardPlan = {
  columns: [
    [
      {
        kind: 'sticky',
        title: { ko: '협찬 한 건에 보드 한 장', en: 'One board for each deal' },
        lines: {
          ko: [
            '메일 본문과 브리프 PDF를 아래 그룹에 놓고, AI Chat의 ‘만들기’에서 ‘협찬 제안 정리’를 고르세요. 이렇게 물어봐도 돼요.',
            '- 필수 언급과 금지 표현을 표로 정리해 줘',
            '- 2차 활용과 독점 조건이 있는지 찾아 줘',
            '- 빠진 조건을 물어보는 회신을 써 줘',
          ],
          en: [
            'Put the mail and the brief into the group below and choose “Sponsor brief” behind “Make” in the AI Chat. Or ask:',
            '- List what must be said and what must not',
            '- Find reuse and exclusivity terms',
            '- Write a reply that asks for missing terms',
          ],
        },
      },
      {
        kind: 'group',
        key: 'brief',
        title: { ko: '받은 메일과 브리프', en: 'Mail and brief' },
        cards: [],
        roomPx: 480,
      },
    ],
    [{ kind: 'chat', key: 'chat', title: { ko: '협찬 도우미', en: 'Sponsor helper' } }],
    [
      {
        kind: 'group',
        key: 'terms',
        title: { ko: '조건과 일정', en: 'Terms and dates' },
        across: 2,
        cards: [
          {
            kind: 'text',
            title: { ko: '조건표', en: 'Terms' },
            lines: {
              ko: [
                '- 브랜드와 담당자: {{브랜드}}, {{담당자}}',
                '- 만들 것: {{영상 몇 편, 길이}}',
                '- 금액: {{금액}}원 (부가세 {{별도/포함}})',
                '- 지급일: {{업로드 뒤 며칠}}',
                '- 수정: {{횟수}}번까지',
                '- 2차 활용: {{기간과 매체}}',
                '- 같은 업종 독점: {{기간}}',
                '- 게시 유지: {{기간}}',
              ],
              en: [
                '- Brand and contact: {{brand}}, {{contact}}',
                '- To deliver: {{how many, how long}}',
                '- Fee: {{amount}} (VAT {{extra/included}})',
                '- Paid: {{days after upload}}',
                '- Revisions: up to {{number}}',
                '- Reuse: {{how long, where}}',
                '- Exclusivity: {{how long}}',
                '- Stays online: {{how long}}',
              ],
            },
          },
          {
            kind: 'text',
            title: { ko: '일정', en: 'Dates' },
            lines: {
              ko: [
                '- [ ] {{날짜}} 계약서 확인',
                '- [ ] {{날짜}} 제품 받기',
                '- [ ] {{날짜}} 기획안 보내기',
                '- [ ] {{날짜}} 촬영',
                '- [ ] {{날짜}} 가편 보내기',
                '- [ ] {{날짜}} 올리기',
                '- [ ] {{날짜}} 성과 보고와 세금계산서',
              ],
              en: [
                '- [ ] {{date}} Contract read',
                '- [ ] {{date}} Product arrives',
                '- [ ] {{date}} Concept sent',
                '- [ ] {{date}} Shoot',
                '- [ ] {{date}} First cut sent',
                '- [ ] {{date}} Upload',
                '- [ ] {{date}} Report and invoice',
              ],
            },
          },
        ],
      },
      {
        kind: 'group',
        key: 'disclosure',
        title: { ko: '광고 표시', en: 'Disclosure' },
        across: 2,
        cards: [
          {
            kind: 'text',
            title: { ko: '표시 점검', en: 'Check' },
            lines: {
              ko: [
                '- [ ] 영상 시작 부분에 ‘유료 광고 포함’ 같은 자막이 읽히게 떠요',
                '- [ ] 유튜브의 ‘유료 프로모션 포함’ 칸을 켰어요',
                '- [ ] 설명란 첫 줄에 받은 대가를 적었어요',
                '- [ ] 블로그와 스레드는 글 맨 위에 적었어요',
                '- [ ] ‘체험단’, ‘AD’처럼 흐린 말만 쓰지 않았어요',
              ],
              en: [
                '- [ ] A readable caption such as “Includes paid promotion” at the start',
                '- [ ] The platform’s paid promotion box is ticked',
                '- [ ] The first line of the description says what was received',
                '- [ ] Posts say so at the very top',
                '- [ ] No vague words alone, such as “collab” or “sp”',
              ],
            },
          },
          {
            kind: 'sticky',
            colour: 'pink',
            title: { ko: '조심할 조건', en: 'Careful with' },
            lines: {
              ko: [
                '- 기한 없는 2차 활용',
                '- 횟수가 없는 수정',
                '- 광고인 것을 숨겨 달라는 부탁',
                '- 써 보지 않은 것을 써 봤다고 하는 대본',
              ],
              en: [
                '- Reuse without an end',
                '- Revisions without a number',
                '- Being asked to hide that it is an ad',
                '- Claiming to have used what you have not',
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
            '- [ ] AI Chat에서 / 를 누르고 ‘협찬 제안 정리’를 고르세요. 조건, 마감, 빠진 것이 카드로 나와요.',
            '- [ ] 그 결과를 ‘노트로 저장’하세요. 노트에서 답장부터 입금까지 단계와 마감을 챙겨요.',
            '- [ ] AI Chat에서 / 를 누르고 ‘협찬 답장’을 고르세요. 빠진 조건을 묻는 회신이 나와요.',
            '- [ ] AI Chat에서 / 를 누르고 ‘숏폼 대본’을 고르세요. ‘협찬 브랜드’를 적으면 표시 문구까지 점검해요.',
            '- [ ] AI Chat에서 / 를 누르고 ‘설명란 세트’를 고르세요. 광고 표시가 첫 줄에 있는지 봐요.',
            '- [ ] AI Chat에서 / 를 누르고 ‘블로그 글’을 고르세요. 블로그도 함께 올릴 때 써요.',
          ],
          en: [
            '- [ ] In the AI Chat press / and choose “Sponsor brief”: a card of terms, dates and what is missing.',
            '- [ ] Save that result as a note: the note follows the deal from the reply to the payment.',
            '- [ ] In the AI Chat press / and choose “Reply to a sponsor”: a mail that asks for missing terms.',
            '- [ ] In the AI Chat press / and choose “Short-form script”. With a sponsor named, the disclosure is checked too.',
            '- [ ] In the AI Chat press / and choose “Description pack”. See that the disclosure comes first.',
            '- [ ] In the AI Chat press / and choose “Blog post” when a post goes with it.',
          ],
        },
      },
    ],
  ],
  wires: [
    ['brief', 'chat'],
    ['terms', 'chat'],
    ['disclosure', 'chat'],
  ],
};
