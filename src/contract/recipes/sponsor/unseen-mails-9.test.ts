import { describe, expect, it } from 'vitest';
import { cardOf, type Card } from './test-card.ts';

interface Mail {
  name: string;
  text: string;
  card: Partial<Card> | { payment: Partial<Card['payment']> };
}

/** As they come in, on a Tuesday, the 24th of November 2026; read once before any rule was changed. */
const mails: readonly Mail[] = [
  {
    name: 'insurance company with legal review',
    text: `하나 크리에이터님께
안녕하십니까, 든든생명 디지털마케팅팀 과장 위서준입니다.
'든든 펫보험' 브랜디드 콘텐츠 제작을 의뢰드립니다.
1. 콘텐츠: 브랜디드 1편 (3분 이상), 쇼츠 1편
2. 예산: 총 880만원 (VAT 포함)
3. 일정
 - 기획안: 12월 1일
 - 초안: 12월 14일 (준법심의 7영업일 소요)
 - 업로드: 12월 28일
4. 수정: 심의 의견 반영 포함 3회
5. 2차 활용: 1년, 당사 채널 및 온라인 광고
6. 경업금지: 타 보험사 6개월
7. 대금: 업로드 후 30일 이내 현금 지급
8. 결과 리포트: 업로드 후 30일 이내 제출`,
    card: {
      brand: '든든생명',
      product: '든든 펫보험',
      deliverables: ['branded×1 180-', 'shorts×1'],
      fees: ['총 8,800,000원(VAT 포함)'],
      revisions: 3,
      usage: [12, true],
      exclusivity: 6,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'honey farm, letter with a postscript',
    text: `하나님께.
지리산 자락에서 벌을 치는 '꽃길양봉' 우산들입니다.
올해 딴 밤꿀 1kg을 하나님 브런치 영상에서 소개해 주십사 편지 올립니다.
원고료 50만원에 꿀 두 병 보내 드리고, 노출은 40초면 충분합니다.
12월 16일(수)까지 올려 주시면 되고, 그 전에 한 번 보여 주시면 이름만 맞는지 보겠습니다.
돈은 올려 주신 다음 날 바로 부쳐 드립니다.
추신. 다른 꿀 광고하셔도 저희는 괜찮습니다.`,
    card: { brand: '꽃길양봉', fees: ['500,000원'], usage: null, exclusivity: 0, payment: { after: 'upload' } },
  },
  {
    name: 'sportswear, corporate style with headings',
    text: `수신 : 하나 크리에이터
참조 : 소속사 담당자
제목 : 하이무브 2026 F/W 콘텐츠 협업 제안의 건

하이무브 브랜드전략팀 이사 금재하입니다.

▣ 협업 개요
 ○ 대상 제품 : 러닝 베스트 'HM-V3'
 ○ 콘텐츠 : 유튜브 기획PPL 1편(노출 120초 이상), 인스타 스토리 2회
 ○ 집행 금액 : 450만원(VAT 별도)
▣ 일정
 ○ 시안 공유 : 2026.12.09(수)
 ○ 게시 : 2026.12.16(수)
▣ 조건
 ○ 시안 수정 2회
 ○ 2차 활용 6개월(매장 사이니지, SNS 광고)
 ○ 동종 브랜드 협업 제한 : 게시 전후 각 1개월
 ○ 대금 지급 : 세금계산서 수령 후 익월 말일`,
    card: {
      brand: '하이무브',
      product: "러닝 베스트 'HM-V3'",
      deliverables: ['planned-ppl×1 120-', 'instagram×2'],
      fees: ['4,500,000원(VAT 별도)'],
      days: ['draft 2026-12-09', 'upload 2026-12-16'],
      revisions: 2,
      usage: [6, true],
      exclusivity: 1,
      payment: { after: 'month', days: 60, date: null },
    },
  },
  {
    name: 'English agency that never names itself as one',
    text: `Hi Hana,

Georgia here from Fieldnote. We're putting together creators for Marlow Bikes' winter campaign and you were first on our list.

What they need: one 75-second integration plus a Short from the same ride. What they pay: $1,700 for both, half now and half 14 days after posting. When: first cut by Dec 11, live on Dec 18. Two rounds of notes. They'd also like to boost the Short for 30 days, and ask for no other bike brands until the end of January.

Interested?
Georgia`,
    card: {
      brand: 'Marlow Bikes',
      deliverables: ['ppl×1 75', 'shorts×1'],
      days: ['draft 2026-12-11', 'upload 2026-12-18'],
      revisions: 2,
      usage: [1, true],
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'Instagram message in pieces',
    text: `안녕하세요 하나님!!
저흰 손뜨개 브랜드 포포니예용🧶
이번에 나온 니트 파우치 협찬드리고 싶어서요!
릴스 1개만 찍어주시면
제품 3종 + 15만원 드려요
12월 둘째 주쯤 올려주심 좋겠구
수정은 안 할게요 편하게!
리그램만 허락해 주세요🙏`,
    card: {
      brand: '포포니',
      product: '니트 파우치',
      deliverables: ['instagram×1'],
      fees: ['150,000원'],
      revisions: 0,
      usage: [null, false],
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'table of two deliverables with dates in columns',
    text: `안녕하세요 하나님, 소담한끼 마케팅팀 라은수입니다. 아래와 같이 제안드립니다.

구분 | 형식 | 초안 | 업로드 | 비용(VAT 별도)
1차 | 쇼츠 1편 | 12/2 | 12/7 | 60만원
2차 | 쇼츠 1편 | 12/16 | 12/21 | 60만원

- 제품: 순두부찌개 밀키트
- 수정: 편당 1회
- 정산: 2차 업로드 후 30일`,
    card: {
      brand: '소담한끼',
      product: '순두부찌개 밀키트',
      revisions: 1,
      usage: null,
      exclusivity: null,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'hotel, stay and fee',
    text: `Dear Hana,

Greetings from Aldersea Hotel Busan. My name is Minseo Kang, Marketing Manager.

We would love to host you for two nights (January 9–11, 2027) and feature our Winter Tea Set in a vlog on your channel. In addition to the stay we offer KRW 1,200,000 (VAT included). The vlog should be published by January 25, 2027. We'd appreciate a preview three days before publishing, with one round of changes. Photos and clips may be used on our website for 12 months. The fee is paid within 20 days of publication.

Kind regards,
Minseo Kang`,
    card: {
      brand: 'Aldersea Hotel Busan',
      product: 'Winter Tea Set',
      fees: ['1,200,000원(VAT 포함)'],
      revisions: 1,
      usage: [12, false],
      exclusivity: null,
      payment: { after: 'upload', days: 20, date: null },
    },
  },
  {
    name: 'change by a short KakaoTalk of the manager of the brand',
    text: `[마켓솔 지아] [오전 9:12] 하나님 좋은 아침이에요!
[마켓솔 지아] [오전 9:13] 어제 말씀드린 들기름 건 금액 확정됐어요
[마켓솔 지아] [오전 9:13] PPL 1분 180만원 부가세 별도예요
[마켓솔 지아] [오전 9:14] 업로드는 12월 19일로 할게요
[마켓솔 지아] [오전 9:15] 2차 활용은 3개월이고 상세페이지에만 써요
[하나] [오전 9:30] 네 확인했어요~`,
    card: {
      brand: '마켓솔',
      product: '들기름',
      deliverables: ['ppl×? 60'],
      fees: ['PPL 1,800,000원(VAT 별도)'],
      days: ['upload 2026-12-19'],
      revisions: null,
      usage: [3, false],
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'app with pay per install and guarantee',
    text: `하나님 안녕하세요. 중고책 앱 '책장터' 제휴 담당 명시온입니다.
쇼츠 1편, 고정 60만원(VAT 별도)에 앱 설치 1건당 500원을 더 드리는 조건입니다.
고정댓글에 설치 링크를 14일간 유지해 주세요.
대본은 12월 3일, 업로드는 12월 9일입니다.
고정비는 업로드 후 7일 이내, 성과비는 다음 달 15일에 정산합니다.`,
    card: {
      brand: '책장터',
      deliverables: ['shorts×1'],
      days: ['draft 2026-12-03', 'upload 2026-12-09'],
      revisions: null,
      usage: null,
      exclusivity: null,
    },
  },
  {
    name: 'stationery shop, table of four rows',
    text: `안녕하세요 하나님! 문구 브랜드 '연필깎는집' 홍보 담당 표단아예요.
하나님 다이어리 영상에 저희 만년 캘린더를 써 주시면 좋겠어요.

콘텐츠 | 쇼츠 1편 + 피드 1건
원고료 | 65만원 (부가세 포함)
일정 | 시안 12/3(목), 업로드 12/8(화)
2차 활용 | 1개월, 인스타그램

수정은 1회, 입금은 업로드 후 5일 안에 해 드려요.`,
    card: {
      brand: '연필깎는집',
      product: '만년 캘린더',
      deliverables: ['shorts×1', 'instagram×1'],
      fees: ['650,000원(VAT 포함)'],
      days: ['draft 2026-12-03', 'upload 2026-12-08'],
      revisions: 1,
      usage: [1, false],
      exclusivity: null,
      payment: { after: 'upload', days: 5, date: null },
    },
  },
  {
    name: 'English, brand manager of a skincare label',
    text: `Hello Hana,

I'm Priyanka Shah, Brand Manager at Saltmarsh Skin. We'd love to partner on our new Tidal Cleanser, launching December 10.

We're thinking of two Shorts (30 seconds each), $550 per Short plus product. Please share drafts by December 6; posting dates would be December 11 and December 14. We'd like up to two edits per video, and the right to use both as paid ads for six weeks. In return we ask for two weeks of skincare exclusivity. You'd be paid within 21 days of your invoice.

Best wishes,
Priyanka`,
    card: {
      brand: 'Saltmarsh Skin',
      product: 'Tidal Cleanser',
      deliverables: ['shorts×2 30'],
      days: ['draft 2026-12-06', 'upload 2026-12-11', 'upload 2026-12-14'],
      revisions: 2,
      usage: [1.5, true],
      exclusivity: 0.5,
      payment: { after: 'invoice', days: 21, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
