import type { Mirror } from './mirror.ts';

/** The words of the landing page: a small catalogue of its own, so that the page carries no catalogue machine. */
export const koWords = {
  documentTitle: 'Maru · 레퍼런스를 펼치면 대본이 됩니다',
  home: 'Maru 처음으로',
  skip: '본문으로 건너뛰기',
  menu: '메뉴',
  sections: '이 페이지의 내용',
  navHow: '작동 방식',
  navPricing: '요금',
  navFaq: '자주 묻는 질문',
  signIn: '로그인',
  toDark: '어두운 화면으로',
  toLight: '밝은 화면으로',
  join: '멤버십 가입하기',
  start: '로그인하고 시작하기',
  newTab: '새 탭에서 열립니다',
  heroTitle: ['레퍼런스를 펼치면', '대본이 됩니다'],
  heroText:
    '영상 링크와 웹페이지, PDF와 문서를 마루에 펼쳐 놓고 AI Chat에 선 하나로 이으세요. 답마다 근거가 붙고, 누르면 영상의 그 초가 열립니다.',
  heroHow: '작동 방식 보기',
  facts: [
    ['레퍼런스 분석', '30초'],
    ['영상 대본 작성', '1분'],
    ['광고주 답장', '30초'],
    ['숏폼 대본', '5~10줄'],
  ],
  sceneLabel:
    '제품 화면 예시: 영상 세 편과 웹페이지, PDF가 담긴 그룹이 AI Chat에 이어져 있고, 답마다 영상의 초와 문서의 쪽이 근거로 붙어 있습니다.',
  howTitle: '펼치고, 묶고, 물어보면 끝',
  steps: [
    ['1. 펼치기', '링크를 붙여 넣고 파일을 놓으세요. 제목과 자막은 알아서 채워집니다.'],
    ['2. 묶기', '그룹 위로 끌어 놓으면 담깁니다. 뺄 때도 끌어내면 그만입니다.'],
    ['3. 잇고 물어보기', 'AI Chat에 선을 이으면 준비 끝. 답에는 늘 근거가 붙습니다.'],
  ],
  pricingTitle: '요금은 하나뿐입니다',
  pricingText: '보드도 그룹도 세지 않습니다. 이번 달에 몇 편을 기획하든 값은 같습니다.',
  planName: 'Maru 멤버십',
  planPeriod: '1개월',
  planUnit: '원',
  planPer: '/ 1개월',
  planItems: ['보드 무제한', '그룹 무제한', '영상, 웹페이지, PDF, 문서 읽기', '근거가 붙는 AI Chat'],
  planSoon: '팀 협업: 보드 공유, 댓글과 멘션, 버전 기록',
  inDevelopment: '개발 중',
  faqTitle: ['자주 묻는', '질문'],
  faq: [
    ['요금은 얼마인가요?', '1개월에 49,900원입니다. 보드와 그룹은 무제한입니다.'],
    [
      '어떤 자료를 넣을 수 있나요?',
      'YouTube 영상 링크, 웹페이지와 블로그 글, PDF, 워드 문서(docx), 텍스트 파일을 놓을 수 있습니다. 영상은 초 단위로, PDF는 쪽 단위로 기억합니다.',
    ],
    ['AI가 제 보드를 전부 읽나요?', '아닙니다. AI Chat 노드에 선으로 이은 것과 그 그룹에 담긴 것만 읽습니다.'],
    [
      '답을 어떻게 믿나요?',
      '답에는 근거가 붙고, 누르면 그 문장이 있는 영상의 초나 문서의 쪽이 열립니다. AI 모델이 연결되지 않은 서버에서는 가장 관련 있는 문장을 그대로 인용해 답하고, 그렇다고 밝힙니다.',
    ],
    [
      '팀원과 같이 쓸 수 있나요?',
      '보드 공유, 댓글과 멘션, 버전 기록은 개발 중입니다. 지금은 한 계정을 여러 기기와 탭에서 함께 쓸 수 있습니다.',
    ],
    [
      '결제했는데 어떻게 들어가나요?',
      '가입할 때 쓴 계정으로 로그인하면 됩니다. 오른쪽 위의 로그인 단추를 눌러 주세요.',
    ],
  ],
  closing: ['오늘 볼 레퍼런스부터', '펼쳐 보세요'],
  floating: '펼치면 대본이 됩니다',
  footAddress: '주소',
  footOwner: '대표',
  footMail: '이메일',
  footNumber: '사업자등록번호',
  footSales: '통신판매업신고',
  footSample: '예시 정보',
  footContact: '문의',
} as const;

export type LandingWords = Mirror<typeof koWords>;
