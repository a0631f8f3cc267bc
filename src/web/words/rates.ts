/** The own rate card: what somebody asks for advertising. */
export const rates = {
  ko: {
    card: '단가표',
    hint: '한 줄에 하나씩 적어 주세요. 협찬 답장은 여기 있는 금액만 말해요.',
    example: '브랜디드 영상 10분: 300만원\n쇼츠 60초: 80만원\n2차 활용 1개월: 50만원',
    rows: '이렇게 읽어요',
    unpriced: '금액을 찾지 못한 줄: {{lines}}',
    other: '이 브라우저에 다른 단가표가 있어요',
    takeOther: '이걸로 바꾸기',
    forgetOther: '쓰지 않기',
    failed: '단가표를 저장하지 못했어요',
    failedText: '적은 글은 그대로 있어요. 잠시 뒤에 다시 저장해 주세요.',
  },
  en: {
    card: 'Rate card',
    hint: 'One per line. Sponsor replies only use these amounts.',
    example: 'Branded video, 10 minutes: 3,000,000 won\nShort, 60 seconds: 800,000 won\nUsage for a month: 500,000 won',
    rows: 'Read as',
    unpriced: 'Lines without a price: {{lines}}',
    other: 'This browser has a different rate card',
    takeOther: 'Use this one',
    forgetOther: 'Discard',
    failed: 'Couldn’t save the rate card',
    failedText: 'Your text is still here. Try saving again in a moment.',
  },
} as const;
