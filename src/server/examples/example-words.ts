/** The texts of the example board. What the files say stands with the server's material. */
export const exampleWords = {
  ko: {
    title: '예시: 레퍼런스 세 개로 대본 쓰기',
    description: '영상 자막 두 개와 협찬 브리프를 AI Chat에 연결한 보드예요. 마음껏 바꿔 보세요.',
    references: '레퍼런스 세 개',
    guideTitle: '이렇게 써 보세요',
    guide:
      '1. 아래 그룹에 자료 세 개가 있어요. 그룹은 오른쪽 AI Chat에 연결되어 있어요.\n\n' +
      '2. AI Chat에 적혀 있는 질문을 눌러 보내 보세요. 직접 적어도 돼요.\n\n' +
      '3. 답에 달린 출처를 누르면 그 대목이 바로 열려요.\n\n' +
      '4. 내 링크나 파일을 그룹 안에 놓아 보세요. 다음 답부터 함께 읽어요.',
    questions: [
      '광고 고지 자막은 언제까지 넣어야 하나요?',
      '두 영상은 첫 5초를 어떻게 시작하나요?',
      '텀블러 용량과 제작비를 알려 주세요.',
    ],
    scriptTitle: '결과 예시: 45초 쇼츠 대본',
    script:
      '## 첫 5초\n' +
      '(텀블러 뚜껑을 한 손으로 탁 연다) “출근 3분 전에 라떼 되는 사람, 저요.”\n' +
      '화면 자막: 유료 광고 포함\n\n' +
      '## 보여 주기\n' +
      '얼음은 세 알만. 많이 넣으면 첫 모금이 밍밍해요.\n' +
      '우유는 먼저, 샷은 나중에. 그래야 층이 생깁니다.\n' +
      '설거지는 부품 세 개로 끝. (세 개를 나란히 놓는다)\n\n' +
      '## 마무리\n' +
      '내일 아침에는 여러분 차례예요. 얼음 몇 알 넣으시는지 댓글로 알려 주세요.\n\n' +
      '## 근거\n' +
      '- 질문으로 여는 첫 문장: 레퍼런스 1, 0:00\n' +
      '- 얼음 세 알: 레퍼런스 1, 0:21\n' +
      '- 실패를 먼저 보여 주기: 레퍼런스 2, 0:06\n' +
      '- 고지 자막과 부품 세 개: 협찬 브리프',
  },
  en: {
    title: 'Example: a script from three references',
    description: 'Two video transcripts and a sponsor brief, wired to an AI Chat. Change whatever you like.',
    references: 'Three references',
    guideTitle: 'How to use this board',
    guide:
      '1. The group below holds three references. It is wired to the AI Chat on the right.\n\n' +
      '2. Press a question in the AI Chat and send it, or type your own.\n\n' +
      '3. A click on a citation opens the very passage.\n\n' +
      '4. Drop a link or a file of your own into the group. The next answer reads it too.',
    questions: [
      'By when must the disclosure caption appear?',
      'How do the two videos open in the first 5 seconds?',
      'What are the fee and the number of revisions?',
    ],
    scriptTitle: 'A result: 45-second short script',
    script:
      '## First 5 seconds\n' +
      '(Opens the tumbler with one hand) “Who can make a latte three minutes before work? Me.”\n' +
      'Caption: Includes paid promotion\n\n' +
      '## Show it\n' +
      'Three ice cubes only. With more, the first sip is watery.\n' +
      'Milk first, the shot after. That is how the layers form.\n' +
      'Washing up is three pieces. (Lines them up)\n\n' +
      '## Close\n' +
      'Tomorrow morning it is your turn. How many cubes do you take? Tell me below.\n\n' +
      '## Evidence\n' +
      '- Opening with a question: reference 1, 0:00\n' +
      '- Three cubes: reference 1, 0:21\n' +
      '- Showing the failure first: reference 2, 0:06\n' +
      '- Disclosure and three pieces: the sponsor brief',
  },
} as const;
