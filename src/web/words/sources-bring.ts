/** How what could not be read is brought by hand: a transcript, a text, a film. */
export const bring = {
  ko: {
    speech: {
      title: '대본 붙여넣기',
      text: '복사한 대본이나 자막 파일을 넣어 주세요. 줄 앞에 시간이 있으면 그 순간을 인용하고 바로 재생할 수 있어요.',
      label: '대본',
      example: '0:00 안녕하세요\n0:34 오늘은 세 가지를 이야기할게요',
      done: '대본을 저장했어요',
    },
    page: {
      title: '본문 붙여넣기',
      text: '페이지나 문서에서 복사한 글을 넣어 주세요. 이 글을 바탕으로 답하고 인용해요.',
      label: '본문',
      example: '여기에 붙여 넣어 주세요',
      done: '본문을 저장했어요',
    },
    replace: {
      title: '대본 바꾸기',
      text: '새 대본이나 자막 파일을 넣어 주세요. 지금 대본은 이전 글로 남아 달라진 곳을 비교할 수 있어요.',
    },
    chooseFile: '자막 파일 고르기',
    dropFile: '파일 빼기',
    characters: '{{count}}자',
    tooLong: '너무 길어요. 200만 자까지 넣을 수 있어요.',
    save: '저장',
    kept: '구절 {{count}}개로 나누었어요.',
    keptTimed: '구절 {{count}}개를 시간과 함께 나누었어요.',
    failed: '저장하지 못했어요',
  },
  en: {
    speech: {
      title: 'Paste transcript',
      text: 'Paste a transcript or choose a subtitle file. If lines start with a time, answers cite and play that moment.',
      label: 'Transcript',
      example: '0:00 Hello\n0:34 Today I have three things to say',
      done: 'The transcript was saved',
    },
    page: {
      title: 'Paste the text',
      text: 'Paste the text that you copied from the page or document. Answers draw on it and cite it.',
      label: 'Text',
      example: 'Paste it here',
      done: 'The text was saved',
    },
    replace: {
      title: 'Replace the transcript',
      text: 'Paste another transcript or choose a subtitle file. The current one is kept so you can compare them.',
    },
    chooseFile: 'Choose a subtitle file',
    dropFile: 'Remove the file',
    characters: 'Characters: {{count}}',
    tooLong: 'This is too long. Up to 2 million characters fit.',
    save: 'Save',
    kept: 'Passages: {{count}}.',
    keptTimed: 'Passages with their times: {{count}}.',
    failed: "Couldn't save it",
  },
};
