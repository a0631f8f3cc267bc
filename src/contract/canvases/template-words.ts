/** The texts on a canvas made from the default template. Prompts end in a place where the creator writes on. */
export const templateWords = {
  ko: {
    references: '참고 자료',
    guideTitle: '여기서 시작해요',
    guide:
      '1. 영상·웹페이지 링크를 붙여 넣거나 PDF를 끌어다 놓으세요.\n' +
      '2. 이 그룹 안에 모으면 오른쪽 AI Chat이 읽어요.\n' +
      '3. "영상들은 첫 10초를 어떻게 시작하나요?"처럼 물어보세요. 답의 출처를 누르면 그 대목이 열려요.',
    prompts: '프롬프트',
    generatorTitle: '프롬프트 생성기',
    generator:
      '당신은 콘텐츠 크리에이터를 돕는 프롬프트 설계자입니다. 아래 목표를 이루는 프롬프트를 하나 써 주세요.\n\n' +
      '먼저 빠진 정보가 있으면 최대 세 가지만 물어보세요. 정보가 충분하면 바로 씁니다.\n\n' +
      '프롬프트에 꼭 담을 것\n' +
      '- 역할: 누구의 관점으로 쓰는가\n' +
      '- 맥락: 채널 주제, 시청자, 참고 자료에서 가져올 점\n' +
      '- 할 일: 한 문장으로, 결과물의 종류와 분량\n' +
      '- 형식: 제목, 문단, 말투, 피해야 할 표현\n' +
      '- 확인: 자료에 없는 사실은 쓰지 않고, 근거를 함께 적기\n\n' +
      '완성한 프롬프트 아래에 더 짧은 변형 두 개를 덧붙여 주세요.\n\n' +
      '내 목표: ',
    threadTitle: '스레드 작성 프롬프트',
    thread:
      '연결된 자료를 바탕으로 SNS 스레드를 써 주세요.\n\n' +
      '구성\n' +
      '1. 첫 글: 읽는 사람이 멈출 만한 한 문장. 숫자나 뜻밖의 사실로 시작하고, 과장은 하지 않습니다.\n' +
      '2. 둘째~여섯째 글: 글 하나에 생각 하나. 300자 이내. 앞글의 궁금증을 다음 글이 풀어 줍니다.\n' +
      '3. 마지막 글: 오늘 바로 해 볼 한 가지와, 댓글을 부르는 질문 하나.\n\n' +
      '규칙\n' +
      '- 사실을 쓸 때는 자료의 어느 대목인지 함께 표시합니다.\n' +
      '- 말투는 친한 동료에게 말하듯 해요체로, 이모지는 글마다 하나까지.\n' +
      '- 해시태그는 마지막 글에만 세 개.\n\n' +
      '주제: \n읽는 사람: ',
    tipTitle: '프롬프트 쓰는 법',
    tip: '프롬프트 끝의 빈칸을 채운 뒤, 노드 손잡이를 끌어 AI Chat에 연결하거나 내용을 복사해 질문에 붙여 넣으세요.',
  },
  en: {
    references: 'References',
    guideTitle: 'Start here',
    guide:
      '1. Paste video or web links, or drop PDFs.\n' +
      '2. Whatever stands in this group is read by the AI Chat on the right.\n' +
      '3. Ask something like "How do the videos open in the first 10 seconds?" A click on a citation opens the very passage.',
    prompts: 'Prompts',
    generatorTitle: 'Prompt generator',
    generator:
      'You design prompts for content creators. Write one prompt that reaches the goal below.\n\n' +
      'If something is missing, ask at most three questions first. If you know enough, write at once.\n\n' +
      'The prompt must contain\n' +
      '- Role: whose point of view it takes\n' +
      '- Context: the channel, its audience, what to take from the references\n' +
      '- Task: one sentence, with the kind and length of the result\n' +
      '- Form: title, paragraphs, tone, phrases to avoid\n' +
      '- Check: no facts that the references do not hold, each with its source\n\n' +
      'Below the finished prompt add two shorter variants.\n\n' +
      'My goal: ',
    threadTitle: 'Thread-writing prompt',
    thread:
      'Write a social media thread from the connected references.\n\n' +
      'Structure\n' +
      '1. First post: one sentence that stops the reader. Open with a number or an unexpected fact, without exaggeration.\n' +
      '2. Posts two to six: one thought each, at most 280 characters. Each answers the question the last one raised.\n' +
      '3. Last post: one thing to try today, and one question that invites replies.\n\n' +
      'Rules\n' +
      '- Say for every fact which passage it comes from.\n' +
      '- Write as to a colleague you like; one emoji per post at most.\n' +
      '- Three hashtags, in the last post only.\n\n' +
      'Topic: \nReader: ',
    tipTitle: 'How to use the prompts',
    tip: 'Fill in the blank at the end, then drag from the node to the AI Chat to connect it, or copy the text into your question.',
  },
} as const;
