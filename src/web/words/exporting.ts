/** A board as a file, and what is to be mended in it before. */
export const exporting = {
  ko: {
    exported: '내보냈어요',
    exportedText: '{{name}} 파일을 내려받았어요.',
    undisclosed: {
      title: '광고 표시가 빠진 글이 있어요',
      text: '협찬이 있는 보드예요. 올리기 전에 아래 문구를 정해진 자리에 넣어 주세요.',
      show: '노트 보기',
      anyway: '그대로 내보내기',
    },
    connections: '연결',
    file: '파일',
  },
  en: {
    exported: 'Exported',
    exportedText: '{{name}} was downloaded.',
    undisclosed: {
      title: 'A sponsored text is missing its ad disclosure',
      text: 'This board has a sponsor. Add these lines before you publish.',
      show: 'Show the note',
      anyway: 'Export anyway',
    },
    connections: 'Connections',
    file: 'File',
  },
};
