/** The words of the example board. What the files say stands with the server's material. */
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
    script: {
      topic: '출근 전 3분 라떼',
      sponsor: '하루컵',
      lines: [
        { kind: 'say', text: '출근 3분 전에 라떼 되는 사람, 저예요.', from: '출근 3분 전에 라떼를 만들 수 있을까요?' },
        { kind: 'screen', text: '유료 광고 포함 (하루컵)', from: '본편 시작 10초 안에 ‘유료 광고 포함’ 자막을 넣고' },
        {
          kind: 'shot',
          text: '텀블러 뚜껑을 한 손으로 여는 장면, 3초 이상',
          from: '한 손으로 뚜껑을 여는 장면을 3초 이상 보여 주세요.',
        },
        {
          kind: 'say',
          text: '우유는 전날 밤에 담아 냉장고에 넣어 둬요.',
          from: '전날 밤에 컵에 우유만 부어서 냉장고에 넣어 두세요.',
        },
        {
          kind: 'say',
          text: '아침에는 샷만 내려서 우유 위에 부어요.',
          from: '우유를 먼저, 샷을 나중에 부어야 층이 예쁘게 생겨요.',
        },
        {
          kind: 'say',
          text: '얼음은 세 알까지만, 더 넣으면 첫 모금이 밍밍해요.',
          from: '얼음은 딱 세 알만 넣으세요. 많이 넣으면 첫 모금부터 밍밍해집니다.',
        },
        { kind: 'say', text: '뚜껑을 닫고 가방에 넣으면 준비는 끝났어요.' },
        { kind: 'say', text: '다녀와서 씻을 부품도 세 개뿐이에요.', from: '세척할 때 부품이 세 개로만 나뉩니다.' },
        { kind: 'shot', text: '부품 세 개를 나란히 놓은 장면' },
        { kind: 'say', text: '여러분은 얼음을 몇 알 넣는지 댓글로 알려 주세요.' },
      ],
    },
  },
  en: {
    title: 'Example: a script from three references',
    description: 'Two video transcripts and a sponsor brief, connected to an AI Chat. Change whatever you like.',
    references: 'Three references',
    guideTitle: 'How to use this board',
    guide:
      '1. The group below holds three references. It is connected to the AI Chat on the right.\n\n' +
      '2. Click a question in the AI Chat to send it, or type your own.\n\n' +
      '3. Click a citation to open the exact passage.\n\n' +
      '4. Drop a link or a file of your own into the group. The next answer reads it too.',
    questions: [
      'By when must the disclosure caption appear?',
      'How do the two videos open in the first 5 seconds?',
      'What are the fee and the number of revisions?',
    ],
    script: {
      topic: 'A 3-minute latte',
      sponsor: 'Harucup',
      lines: [
        {
          kind: 'say',
          text: 'Who makes a latte three minutes before work? I do.',
          from: 'Can you make a latte three minutes before you leave for work?',
        },
        {
          kind: 'screen',
          text: 'Includes paid promotion (Harucup)',
          from: 'Show the caption "Includes paid promotion" within the first 10 seconds of the video',
        },
        {
          kind: 'shot',
          text: 'The lid is opened with one hand, for at least 3 seconds',
          from: 'Show the lid being opened with one hand for at least 3 seconds.',
        },
        {
          kind: 'say',
          text: 'The milk goes into the fridge the evening before.',
          from: 'Pour the milk into the cup the night before and leave it in the fridge.',
        },
        {
          kind: 'say',
          text: 'In the morning I pull a shot and pour it over the milk.',
          from: 'Milk first, then the shot, and you get a clean layer.',
        },
        {
          kind: 'say',
          text: 'Three cubes at most, or the first sip is watery.',
          from: 'Use exactly three ice cubes. With more, the very first sip is watery.',
        },
        { kind: 'say', text: 'I close the lid, and it goes into my bag.' },
        {
          kind: 'say',
          text: 'Back home there are just three pieces to wash.',
          from: 'for washing it comes apart into just three pieces.',
        },
        { kind: 'shot', text: 'The three pieces side by side' },
        { kind: 'say', text: 'How many cubes do you take? Tell me in the comments.' },
      ],
    },
  },
} as const;
