import type { Mirror } from '../mirror.ts';

/** What stands in the pictures of the product: a creator's plan for a video about coffee at home. */
export const koScene = {
  group: '홈카페 레퍼런스',
  groupShort: '레퍼런스',
  groupCount: '6개',
  dropHere: '놓아서 담기',
  cup: ['첫 잔이 쓴 이유, 원두 탓이 아닙니다', '느린부엌', '첫 잔이 쓴 이유'],
  grind: ['분쇄도 하나만 바꿨더니 카페 맛이 났다', '원두일기', '분쇄도만 바꿨더니'],
  gear: ['홈카페 장비, 3만 원이면 충분합니다', '혼자사는법', '장비 3만 원'],
  page: [
    '드립커피 추출 비율, 1:16부터 시작하세요',
    '원두 15g이면 물 240g. 저울이 없을 때는 밥숟가락 두 스푼과 머그컵 한 잔으로 대신합니다. 물 온도는…',
    '추출 비율 1:16',
  ],
  pdf: ['모카하우스_유료광고_브리프.pdf', '6쪽 · 842KB', '브리프.pdf'],
  questionShort: '훅 세 개만 뽑아 줘',
  answerShort: '완성된 잔을 먼저 보여 주세요.',
  lines: [
    ['“첫 잔이 쓰다면, 원두 탓이 아니에요.”', '쓴 표정 클로즈업'],
    ['“집에 있는 도구에서 딱 하나만 바꿔 볼게요.”', '완성된 라떼'],
    ['“원두 1에 물 16. 저울이 없어도 됩니다.”', '비율 자막'],
    ['“이 영상은 모카하우스 유료 광고를 포함해요.”', '고지 자막'],
  ],
  body: '본문',
  post: [
    'today_homecafe',
    '출근 전 3분, 하트 하나 띄우고 시작하는 아침. 우유는 65도까지만 데워요.',
    '0:27',
    '출근 전 3분',
  ],
  analysing: '이어서 쓰는 중',
  replyAsk: '조율하는 답장으로 써 줘.',
  replyTo: '모카하우스 담당자님께',
  reply: '제안 감사합니다. 본편 60초 노출은 가능합니다. 2차 활용 기간과 수정 횟수를 먼저 여쭙습니다.',
  pageFour: '4쪽',
  shortLines: [
    '첫 잔이 썼다면 손',
    '원두 바꾸기 전에 이것부터',
    '그라인더를 두 칸만 조이고',
    '물은 원두의 열여섯 배',
    '다시 내리면, 끝',
  ],
  toneBefore: '지난 대본',
  toneAfter: '새 초안',
  /** Own words and plain ones in turn. */
  toneLines: [
    ['자, 오늘은요', ' 물 온도를 봅니다. 이게 은근히 ', '중요하거든요.'],
    ['자, 오늘은요', ' 분쇄도를 두 칸만 조입니다. 이게 진짜 ', '다르거든요.'],
  ],
  desk: {
    stopped: '첫 잔이 쓴 이유 · 3:17에서 멈춤',
    tab: '홈카페 장비 3만 원',
    notes: ['3:17 표정 좋음', '4:12 여기 뭐라고 했더라', '1편이었나 2편이었나'],
    mail: [
      '[모카하우스] 일정 회신 부탁드립니다',
      '안녕하세요, 지난주에 보내 드린 제안서는 확인하셨을까요? 이번 주 안으로…',
    ],
    file: '대본_최종_진짜.docx',
  },
  flowAsk: '도입부 대본을 써 줘.',
  flowAnswer: ['8초 안에 완성된 잔부터 보여 주세요.', '약속은 중간에 한 번 더 꺼냅니다.'],
  flowChecked: '인용 2개 모두 원문과 일치',
  outcomes: [
    ['롱폼 대본', '8분, 다섯 구간'],
    ['숏폼 대본', '8줄, 42초'],
    ['광고주 답장', '조율 답장 초안'],
    ['SEO 묶음', '키워드, 타임스탬프, 썸네일 문구'],
  ],
  sealed: {
    board: '보드',
    onlyMe: '나만 보기',
    group: '그룹',
    wired: 'AI가 읽습니다',
    source: '레퍼런스 영상',
    contract: '계약서.pdf',
    unread: 'AI가 읽지 않습니다',
  },
} as const;

export type SceneWords = Mirror<typeof koScene>;
