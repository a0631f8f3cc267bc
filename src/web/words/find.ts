/** Finding on the open board. */
export const find = {
  ko: {
    find: '보드에서 찾기',
    field: '노드, 자막, 대화에서 찾기',
    previous: '이전 결과',
    next: '다음 결과',
    close: '찾기 닫기',
    nothing: '이 보드에 ‘{{query}}’ 검색 결과가 없어요.',
    partly: '자막과 대화까지는 찾지 못했어요. 연결을 확인해 주세요.',
    untitled: '제목 없음',
    atMoment: '자막 {{at}}',
    onPage: '{{page}}쪽',
    in: { title: '제목', content: '내용', source: '본문', chat: '대화' },
  },
  en: {
    find: 'Find on the board',
    field: 'Find in nodes, captions and chats',
    previous: 'Previous result',
    next: 'Next result',
    close: 'Close find',
    nothing: 'Nothing on this board for “{{query}}”.',
    partly: "Captions and chats couldn't be searched. Please check the connection.",
    untitled: 'Untitled',
    atMoment: 'Captions {{at}}',
    onPage: 'Page {{page}}',
    in: { title: 'Title', content: 'Content', source: 'Text', chat: 'Chat' },
  },
};
