const lines = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''));

/** Stems of which everybody's sentences are made: they tell no writer from another. As `koreanStemOf` gives them. */
export const EVERYDAY_KO = lines(`
  나 너 저 제 내 우리 저희 여러분 이 그 것 거 게 이것 그것 이거 그거 이건 그건 여기 거기 이렇 그렇 어떻 이런 그런 어떤 무엇 뭐 누구 어디 언제 왜
  하 되 있 없 않 못 안 보 주 가 오 알 모르 말 좋 나쁘 크 작 많 적 쉽 쉬우 어렵 어려우 같 다르 새 새로우 쓰 사 먹 마시 만들 찾 시작 끝 끝나 나오 들어가 들어오 나가 살 걸리 해보 써보 봐
  때 날 달 년 시간 분 초 하루 매일 오늘 내일 어제 지금 이제 아침 점심 저녁 밤 요즘 처음 마지막 먼저 다음 나중 이번 지난번 항상 자주 가끔 계속 다시 또 더 덜 가장 제일 아주 매우 정말 진짜 너무 좀 조금 잘 다 모두 거의 그냥 꼭 한번 같이 함께 혼자 바로 아직 이미 벌써 여기저기 아마 사실 결국 그래서 그런데 그리고 하지만 그러나 그러면 그래도 왜냐 만약
  사람 친구 집 일 것들 이야기 얘기 생각 방법 문제 이유 정도 경우 부분 내용 영상 채널 글 사진 질문 답 댓글 구독 알림 좋아 링크 시청 소개 추천 설명 방식 결과 필요 중요 가능 도움 궁금 준비 사용 이용 확인 선택 비교 느낌 기분 마음 관심 경험 차이 가격 돈 물건 제품 하나 둘 셋 가지 번째 여기까지 감사 부탁 안녕 만나 기다리 비싸 싸 오래 빨리 천천히 간단 편하 재미있 재밌 예쁘 맛있
`);

/** Words of English, as `unitsOf` stems them. */
export const EVERYDAY_EN = lines(`
  i it this that these those one ones thing things way ways time times day days week weeks minute minutes hour hours year years today tomorrow now then first last next new old good great really very much many more most little lot lots only even still already always never often again back here there
  think know like want need make made take takes took get got give go going come let show tell say said see look find use used work works try start end help keep put feel mean talk turn ask
  people someone everyone something everything nothing idea question video channel part reason example problem easy hard simple important actually maybe sure thanks thank please subscribe comment below link watch watching best better big small right wrong how why when where about
`);
