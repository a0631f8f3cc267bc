/** Which model answers in a conversation. */
export const chatModel = {
  ko: {
    choose: '모델 고르기',
    button: '모델: {{name}}',
    usual: '기본 모델',
    usualText: '관리자가 정한 모델이 답해요: {{name}}',
    usualEmbedded: '내장 엔진이 소스의 문장을 인용해요.',
    gone: '모델을 다시 골라 주세요',
    goneText: '‘{{name}}’ 모델은 더 쓸 수 없어요. 다른 모델로 몰래 바꾸지 않으니 하나를 골라 주세요.',
    quick: '짧은 질문과 정리에 빠르게 답해요.',
    balanced: '대부분의 질문과 글쓰기에 알맞아요.',
    thorough: '어려운 질문과 긴 글을 깊이 생각해요. 더 오래 걸려요.',
    sees: '그림을 볼 수 있어요',
    price: { free: '무료', low: '저렴함', medium: '보통 가격', high: '비쌈', unknown: '가격 정보 없음' },
    failed: '모델을 바꾸지 못했어요. 다시 시도해 주세요.',
  },
  en: {
    choose: 'Choose a model',
    button: 'Model: {{name}}',
    usual: 'Default model',
    usualText: 'The model that the administrator set answers: {{name}}',
    usualEmbedded: 'The built-in engine quotes the sources.',
    gone: 'Choose a model again',
    goneText:
      'The chosen model “{{name}}” is no longer offered. It is not swapped behind your back: please choose one.',
    quick: 'Answers short questions and tidies up, quickly.',
    balanced: 'Good for most questions and for writing.',
    thorough: 'Thinks hard questions and long texts through. Takes longer.',
    sees: 'Can see pictures',
    price: { free: 'Free', low: 'Cheap', medium: 'Medium price', high: 'Expensive', unknown: 'Price unknown' },
    failed: "The model couldn't be changed. Please try again.",
  },
};
