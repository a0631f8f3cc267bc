/** What the server says about an upload that it does not take. The web has its own words where it knew before. */
export const uploadSentences = {
  'too-large': '파일 크기는 10MB 이하여야 합니다.',
  'too-large-for-project': '파일 크기는 50MB 이하여야 합니다.',
  'no-room': '저장 공간이 부족해요. 쓰지 않는 파일을 지우거나 플랜을 올려 주세요.',
  'not-yet': '파일이 아직 다 올라오지 않았어요. 업로드가 끝난 뒤 다시 시도해 주세요.',
  empty: '빈 파일이에요. 내용이 있는 파일을 올려 주세요.',
  'wrong-type':
    '이 형식은 아직 읽을 수 없어요. PDF, DOC, DOCX, HWP, HWPX, PPTX, XLSX, CSV, EPUB, MD, TXT, 자막(SRT, VTT, SMI, SBV, ASS), PNG, JPG, GIF, WEBP, MP3, M4A, WAV, OGG, MP4, MOV, WEBM 파일을 올려 주세요.',
  'no-transcript':
    '자막이나 받아쓰기가 담긴 JSON·XML만 읽을 수 있어요. 필요한 내용을 TXT로 저장해서 올리거나 노트에 붙여 넣어 주세요.',
  mislabelled: '파일 이름의 확장자와 내용이 달라요. 파일을 다시 저장해서 올려 주세요.',
  locked: '암호가 걸렸거나 확장자와 다른 형식의 문서예요. 암호를 풀고 다시 저장해서 올려 주세요.',
  'too-many-pixels': '그림이 너무 커요. 4천만 화소 이하로 줄여서 올려 주세요.',
  damaged: '그림 파일이 손상되어 열 수 없어요. 다시 저장해서 올려 주세요.',
  foreign: '이 업로드 주소는 쓸 수 없어요. 파일을 다시 골라 주세요.',
  expired: '업로드 주소의 시간이 지났어요. 파일을 다시 골라 주세요.',
  used: '이미 쓴 업로드 주소예요. 파일을 다시 골라 주세요.',
} as const;
