/** Pictures, sound and film on cards: why they have no words, and how they get some. */
export const media = {
  ko: {
    structure: {
      title: '구조 엑스레이',
      open: '구조 엑스레이: {{beats}}',
      loading: '구조를 불러오는 중',
      none: '말에서 뚜렷한 구간 신호를 찾지 못했어요.',
      totals: '길이 {{length}} · 분당 {{words}}어절 · 질문 분당 {{questions}}개',
      shared: '같은 그룹의 영상과 닮은 점',
      makeSheet: '비트 시트 만들기',
      sheetMade: '비트 시트를 만들었어요',
      sheetMadeText: '구조만 담고 영상의 말은 넣지 않았어요. 이 영상을 읽는 채팅에도 이어 두었어요.',
      byRule: '말의 표현, 위치, 쉬는 곳, 챕터로 찾았어요. 줄을 누르면 그 순간이 열려요.',
    },
    openTranscript: '받아쓴 글 보기',
    listenerWay:
      '대본을 붙여 넣으면 답변이 그 순간을 인용해요. 관리자가 STT_BASE_URL을 설정하면 다시 시도할 수 있어요.',
    wordless: {
      'no-listener': '받아쓰기 서비스가 없어 글로 옮기지 않았어요.',
      'no-speech': '말소리를 찾지 못했어요. 대본이 있으면 붙여 넣어 주세요.',
      'no-sound': '소리가 없는 영상이에요. 대본이 있으면 붙여 넣어 주세요.',
      'too-long': '25MB가 넘어 통째로 받아쓸 수 없어요. 나누어 올리거나 대본을 붙여 넣어 주세요.',
      'no-picture-reader':
        '이 서버에는 그림을 읽는 도구가 없어요. AI가 읽을 설명을 적으면 답변이 인용해요. 관리자가 tesseract나 그림을 읽는 모델을 설정하면 다시 시도할 수 있어요.',
      'no-text': '그림에서 글을 찾지 못했어요. AI가 읽을 설명을 적으면 답변이 인용해요.',
    },
    describe: {
      title: 'AI가 읽을 설명',
      text: '그림에 무엇이 있는지 적어 주세요. 연결한 AI가 이 글을 읽고 인용하고, 화면 낭독기도 이 글을 읽어요.',
      label: '그림 설명',
      example: '책상 위의 노란 머그잔과 촬영 일정표',
      tooLong: '너무 길어요. 2,000자까지 적을 수 있어요.',
      done: '설명을 저장했어요',
    },
    film: {
      add: '영상 올리기',
      sending: '올리는 중 {{percent}}%',
      failed: '영상을 올리지 못했어요',
      tooLarge: '파일 크기는 10MB 이하여야 합니다.',
    },
  },
  en: {
    structure: {
      title: 'Structure X-ray',
      open: 'Structure X-ray: {{beats}}',
      loading: 'Loading the structure',
      none: 'No clear signs of structure were found in what is said.',
      totals: '{{length}} long · {{words}} words a minute · {{questions}} questions a minute',
      shared: 'Shared with the videos of this group',
      makeSheet: 'Make a beat sheet',
      sheetMade: 'The beat sheet was made',
      sheetMadeText: 'It holds the structure and none of the words, and is wired to the chats that read this video.',
      byRule: 'Found by phrases, place, pauses and chapters. A line opens its moment.',
    },
    openTranscript: 'Read the transcript',
    listenerWay: 'Paste a transcript and answers cite its moments. Once an administrator sets STT_BASE_URL, try again.',
    wordless: {
      'no-listener': 'There is no speech-to-text service, so nothing was transcribed.',
      'no-speech': 'No speech was found. If you have a transcript, paste it.',
      'no-sound': 'This film has no sound. If you have a transcript, paste it.',
      'too-long': 'It is over 25 MB and cannot be transcribed in one piece. Split it, or paste a transcript.',
      'no-picture-reader':
        'Nothing on this server reads pictures. Describe it for the AI and answers cite that. Once an administrator sets up tesseract or a model that reads pictures, try again.',
      'no-text': 'No text was found in the picture. Describe it for the AI and answers cite that.',
    },
    describe: {
      title: 'Description for the AI',
      text: 'Say what the picture shows. Connected AI reads and cites it, and so do screen readers.',
      label: 'What the picture shows',
      example: 'A yellow mug on a desk beside the shooting schedule',
      tooLong: 'This is too long. Up to 2,000 characters fit.',
      done: 'The description was saved',
    },
    film: {
      add: 'Upload the video',
      sending: 'Uploading {{percent}}%',
      failed: "Couldn't upload the video",
      tooLarge: 'The file must be 10 MB or smaller.',
    },
  },
};
