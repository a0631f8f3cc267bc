import { describe, expect, it } from 'vitest';
import { kindOfTopic, type TopicKind } from './topic-kinds.ts';

const topics: Readonly<Record<TopicKind | 'none', readonly string[]>> = {
  criteria: [
    '맥북 고르는 기준',
    '삼각대 고르기',
    '노트북 고르는 법',
    '카메라 살 때 봐야 할 것',
    '보험 선택 기준',
    'how to choose a microphone',
    'laptop buying guide',
  ],
  comparison: [
    '아이폰 vs 갤럭시',
    'DSLR 미러리스 차이',
    '세대 차이',
    '라떼와 카푸치노의 차이점',
    '전기차 하이브리드 비교',
    'Notion compared with Obsidian',
    'difference between UX and UI',
  ],
  steps: [
    '자취생 식비 줄이기',
    '비행기 표 싸게 사는 법',
    '감기 빨리 낫기',
    '쓰레기 줄이기',
    '제주도 한 달 살기',
    '블로그로 돈 벌기',
    '유튜버 되기',
    '집에서 치킨 튀기기',
    '영어 일기 쓰기',
    '코드 리뷰 잘하는 법',
    '인스타 스토리 올리는 방법',
    '에어프라이어 활용법',
    '유튜브 시작',
    '주식 투자 시작하는 나이',
    '촬영 팁',
    '겨울 캠핑 꿀팁 10가지',
    '김치찌개 레시피',
    '맛집 찾는 법',
    'how to edit faster',
    'sourdough for beginners',
    'make bread at home',
    'lighting tips',
  ],
  picks: [
    '가성비 마이크 추천',
    '넷플릭스 순위',
    '무선 이어폰 TOP 10',
    '올해의 책 베스트',
    'best microphones',
    'top cameras',
  ],
  review: [
    '다이슨 에어랩 후기',
    '맥북 에어 M4 리뷰',
    '폴스타 시승기',
    '로봇청소기 6개월 사용기',
    '내돈내산 매트리스',
    '전기차 장단점',
    '제주 호텔 후기',
    'iPhone 16 review',
    'Top Gun: Maverick review',
    'Kindle pros and cons',
  ],
  story: [
    '조선시대 이야기',
    '여행기',
    '몽골 여행기',
    '시험 합격 수기',
    '유기견 입양기',
    '퇴사 후 창업기',
    '시작은 미약했지만 성공한 사람',
    '블루투스의 역사',
    '조선 후기 미술',
    '우주의 시작',
    '이순신의 생애',
    'the history of tea',
    'the rise and fall of Nokia',
  ],
  places: [
    '인기 있는 카페',
    '중국 차이나타운 맛집',
    '강릉 여행',
    '부산 가볼 만한 곳',
    '성수동 카페 투어',
    '경주 여행 코스',
    'Tokyo travel guide',
    'restaurants in Seoul',
    'things to do in Busan',
  ],
  none: [
    '전기 자동차',
    '미국 팁 문화',
    '고르곤졸라 파스타',
    '소고기 굽는 시간',
    'AI 시대의 일자리',
    '차이콥스키',
    '동남아 우기',
    '음식물 처리기',
    '양치기 소년',
    '새내기 대학생',
    '축구 열기',
    '카페인과 수면',
    '홈카페',
    '비교적 싼 나라',
    '로봇청소기',
    '헌법',
    '인기 비결',
    'the stopwatch',
    'how airplanes fly',
    'tipping culture',
    'machine learning',
    'startup',
  ],
};

const rows = Object.entries(topics).flatMap(([kind, named]) => named.map((topic) => [topic, kind] as const));

describe('a topic asks for', () => {
  it.each(rows)('“%s”: %s', (topic, kind) => expect(kindOfTopic(topic) ?? 'none').toBe(kind));

  it('the same however it is spaced', () => expect(kindOfTopic('  맥북   고르는\n기준 ')).toBe('criteria'));

  it.each(['고르', '가기 ', ' ', 'how ', '이야', '차이', '여행 '])(
    'something in time, of 100,000 letters of “%s”',
    (piece) => {
      kindOfTopic(piece.repeat(Math.ceil(100_000 / piece.length)));
    },
  );
});
