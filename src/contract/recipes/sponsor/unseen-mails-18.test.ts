import { describe, expect, it } from 'vitest';
import { cardOf, type Card } from './test-card.ts';

/** Ten more mails without a common form, read once before anything was changed for them. */
const mails: { name: string; text: string; card: Partial<Card> }[] = [
  {
    name: 'a direct message of a small brand',
    text: `안녕하세요 지안님!! 인스타 보고 연락드려요 🌿
저희는 수제 향수 만드는 작은 브랜드 '오월의정원'이에요
이번에 나온 겨울 향수 <첫눈> 한 병 보내드리고 릴스 하나 부탁드리고 싶은데 혹시 가능하실까요?
페이는 25만원 생각하고 있어요 ㅠㅠ 작은 브랜드라 많이 못 드려서 죄송해요
올리시는 날짜는 12월 둘째 주면 언제든 괜찮고 올리시고 나면 이틀 안에 바로 입금해드릴게요
영상은 저희 계정에 리그램만 할게요!`,
    card: {
      brand: '오월의정원',
      product: '첫눈',
      contact: null,
      deliverables: ['instagram×1'],
      fees: ['250,000원'],
      days: ['upload null'],
      revisions: null,
      usage: [null, false],
      exclusivity: null,
      payment: { after: 'upload', days: 2, date: null },
    },
  },
  {
    name: 'the form of an agency',
    text: `[제안] 유튜브 브랜디드 협업 건_핏데이프로틴

안녕하세요, 크리에이터 '달리는수아'님.
인플루언서 마케팅 대행사 위드크루의 정가온 AE입니다.

저희 광고주 핏데이에서 겨울 시즌을 맞아 '핏데이 프로틴 밀크 초코' 캠페인을 준비하고 있습니다.
진행 조건 공유드리니 확인 부탁드립니다.

■ 진행 형태 : 유튜브 본편 내 PPL (영상 앞부분 3분 이내, 60초 이상 노출)
■ 비용 : 280만 원 (VAT 별도)
■ 일정 : 초안 12/9(수) - 피드백 - 업로드 12/18(금) 18시
■ 2차 활용 : 메타 광고 소재로 3개월 (비용 포함)
■ 경쟁사 조건 : 업로드일 기준 앞뒤 1개월 타 단백질 음료 광고 불가
■ 정산 : 업로드 익월 말일 (세금계산서 발행 기준)
■ 수정 : 2회까지 무상

회신은 11/27(금)까지 주시면 감사하겠습니다.
정가온 드림 / gaon@withcrew.kr / 02-555-0101`,
    card: {
      brand: '핏데이',
      product: '핏데이 프로틴 밀크 초코',
      contact: '정가온',
      deliverables: ['ppl×? 60-'],
      fees: ['2,800,000원(VAT 별도)'],
      days: ['draft 2026-12-09', 'upload 2026-12-18', 'reply 2026-11-27'],
      revisions: 2,
      usage: [3, true],
      exclusivity: 1,
      payment: { after: 'month', days: 60, date: null },
    },
  },
  {
    name: 'the owner of a bakery',
    text: `사장 최은결입니다. 성수동에서 '밀밭제과'라는 빵집을 하고 있어요.

선생님 빵 리뷰 쇼츠를 보고 저희 집 소금빵도 찍어 주시면 어떨까 싶어 메일 드립니다. 오셔서 드시는 모습이면 되고 따로 대본은 없습니다. 쇼츠 두 편 해 주시면 편당 20만원 드리겠습니다. 세금은 3.3% 떼고 드려요.

매장이 쉬는 월요일만 빼고 12월 첫째 주 아무 날이나 오시면 됩니다. 영상은 크리스마스 전에만 올라가면 됩니다. 고쳐 달라는 말씀은 안 드릴게요. 영상은 매장 티비에 틀어 두고 싶은데 1년 정도 괜찮을까요? 돈은 촬영 오시는 날 현금이나 계좌로 드립니다.`,
    card: {
      brand: '밀밭제과',
      product: '소금빵',
      contact: '최은결',
      deliverables: ['shorts×2'],
      fees: ['쇼츠 건당 200,000원'],
      revisions: 0,
      usage: [12, false],
      exclusivity: null,
    },
  },
  {
    name: 'a lead in English',
    text: `Hey Minji!

Love the desk setup series. I'm Oliver, growth lead at Tidycal Desk (we make a calendar app for freelancers).

Would you be up for a 60-90 second mention in one of your January videos? Budget is $1,500, paid via Wise within 14 days of posting. We'd want to see a rough cut 5 days before it goes live, one round of feedback max.

No exclusivity, and we won't run it as ads — just a repost on our LinkedIn.

If you're keen, let me know by Dec 4!

Oliver`,
    card: {
      brand: 'Tidycal Desk',
      contact: 'Oliver',
      deliverables: ['ppl×1 60-90'],
      fees: ['$1,500'],
      days: ['draft null', 'reply 2026-12-04'],
      revisions: 1,
      usage: [0, false],
      exclusivity: 0,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'the brief of a game',
    text: `캠페인 브리프

브랜드: 루미너스게임즈
타이틀: 별빛수호대 (모바일 RPG)
콘텐츠: 유튜브 플레이 영상 1편 (15분 이상) + 커뮤니티 게시글 1회
필수 내용: 신규 서버 오픈, 쿠폰코드 STARLIGHT
사전 공유: 업로드 3영업일 전
업로드: 2026년 12월 22일~24일 중
단가: 600만 원 (부가세 별도)
2차 저작물: 자사 SNS 및 커뮤니티 게시, 6개월
타사 제한: 업로드 전후 2주 동종 장르(수집형 RPG) 광고 금지
검수: 최대 2회
지급: 콘텐츠 게시 확인 후 30일 이내 계좌 이체
담당: 사업팀 오하람 / haram@luminous.gg`,
    card: {
      brand: '루미너스게임즈',
      product: '별빛수호대 (모바일 RPG)',
      contact: '오하람',
      deliverables: ['video×1 900-', 'community×1'],
      fees: ['6,000,000원(VAT 별도)'],
      days: ['draft null', 'upload 2026-12-24'],
      revisions: 2,
      usage: [6, false],
      exclusivity: 0.5,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'terms that were changed on the telephone',
    text: `하린님, 통화 감사했습니다. 말씀 나눈 대로 조건 정리해서 다시 보내 드려요.

처음에 말씀드린 영상 2편은 1편으로 줄이고, 대신 인스타 스토리 3개를 추가하는 것으로요. 금액은 그대로 350만 원(부가세 별도)이고, 선금으로 절반, 나머지는 업로드하고 나서 2주 뒤에 드립니다.
업로드는 12월 17일에서 24일로 한 주 미뤘습니다. 초안은 그보다 일주일 먼저 보여 주세요.
광고 소재로 쓰는 건 저희가 빼기로 했고, 저희 유튜브 채널에만 6개월 올릴게요.
경쟁 브랜드 건은 한 달로 합의했습니다.

바닐라홈 김도윤 드림`,
    card: {
      brand: '바닐라홈',
      product: null,
      contact: '김도윤',
      deliverables: ['video×1', 'instagram×3'],
      fees: ['3,500,000원(VAT 별도)'],
      days: ['upload 2026-12-24', 'draft 2026-12-17'],
      revisions: null,
      usage: [6, false],
      exclusivity: 1,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'a publisher',
    text: `안녕하세요 책읽는오후님, 도서출판 물결서가 편집부 서유진이라고 합니다.
12월 초에 나오는 신간 에세이 《느린 산책의 기술》을 읽으시고 소개해 주실 수 있을지 여쭙니다.
형식은 자유이고 5분 안팎의 영상이면 좋겠습니다. 책은 두 권 보내 드리고, 원고료 명목으로 70만원을 드립니다(원천징수 3.3%).
공개일은 출간 다음 주인 12월 14일~18일 사이로 생각하고 있습니다. 내용은 미리 보지 않겠습니다.
서점 상세 페이지에 영상 일부를 넣어도 괜찮으시다면 출간 후 1년만 쓰겠습니다.
원고료는 영상을 올리신 달의 다음 달 10일에 지급됩니다.`,
    card: {
      brand: '물결서가',
      product: '느린 산책의 기술',
      contact: '서유진',
      deliverables: ['video×? 300'],
      fees: ['700,000원'],
      days: ['upload 2026-12-18'],
      revisions: null,
      usage: [12, false],
      exclusivity: null,
      payment: { after: 'month', days: 40, date: null },
    },
  },
  {
    name: 'a share of what is sold',
    text: `안녕하세요! 반려동물 간식몰 '멍냥스토어'입니다 :)
고정 비용 대신 판매 수익의 12%를 나눠 드리는 제휴를 제안드려요.
방식: 쇼츠 1개 + 프로필 링크
샘플로 '동결건조 북어트릿' 3봉을 보내 드립니다 (약 4만원 상당)
정산: 매월 말일 마감, 익월 15일 지급
기간은 3개월이고 그동안 다른 간식몰 제휴는 안 하셨으면 해요.
문의 @mungnyang_store`,
    card: {
      brand: '멍냥스토어',
      product: '동결건조 북어트릿',
      contact: null,
      deliverables: ['shorts×1'],
      fees: [],
      days: [],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: { after: 'month', days: 45, date: null },
    },
  },
  {
    name: 'a list in English',
    text: `Hi Seoyeon,

Hope you're well! I'm reaching out on behalf of Northpeak Outdoor, who are launching the TrailLite 2 backpack in Korea this winter.

Deliverables
• 1x dedicated YouTube video, 6–8 minutes
• 2x Instagram Stories with link
Fee: KRW 4,500,000 (excl. VAT), 50% upfront and 50% within 30 days of posting
Timeline: concept by Nov 30, first cut by Dec 11, live on Dec 20
Usage: organic reposting plus paid amplification for 3 months
Exclusivity: 4 weeks in outdoor bags after posting
Revisions: up to 2

Could you let us know by this Friday?

Best,
Hannah Kim
Bridgeway Talent`,
    card: {
      brand: 'Northpeak Outdoor',
      product: 'TrailLite 2',
      contact: 'Hannah Kim',
      deliverables: ['branded×1 360-480', 'instagram×2'],
      fees: ['4,500,000원(VAT 별도)'],
      days: ['draft 2026-11-30', 'draft 2026-12-11', 'upload 2026-12-20', 'reply 2026-11-27'],
      revisions: 2,
      usage: [3, true],
      exclusivity: 1,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'a dentist',
    text: `안녕하세요 원장님 소개로 연락드립니다. 강남 리본치과 마케팅 담당 유세라예요.
치아 미백 체험하시고 브이로그에 자연스럽게 1분 정도 녹여 주시는 거 생각하고 있어요. 시술은 무료로 해 드리고(60만원 상당) 제작비로 100만원 따로 드려요. 세금 포함 금액이에요.
12월 8일이나 9일 중에 내원하시고, 영상은 내원하신 날로부터 3주 안에 올려 주시면 됩니다. 올리기 전에 의료법 때문에 한 번은 꼭 확인해야 해서 업로드 이틀 전까지 보내 주세요!
영상은 병원 홈페이지에도 올릴 건데 계속 올려 두는 걸로 할게요. 다른 치과 협찬은 3개월만 피해 주시고요.
비용은 올리신 주 금요일에 보내 드려요.`,
    card: {
      product: '치아 미백',
      contact: '유세라',
      deliverables: ['ppl×? 60'],
      fees: ['1,000,000원(VAT 포함)'],
      days: ['shoot 2026-12-08', 'shoot 2026-12-09', 'upload null', 'draft null'],
      revisions: null,
      usage: ['unlimited', false],
      exclusivity: 3,
      payment: { after: 'upload', days: null, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
