import { describe, expect, it } from 'vitest';
import { cardOf, type Card } from './test-card.ts';

interface Mail {
  name: string;
  text: string;
  card: Partial<Card>;
}

/** As they come in, on a Tuesday, the 24th of November 2026. */
const mails: readonly Mail[] = [
  {
    name: 'dental kit, table',
    text: `보낸사람: 정하윤 <hayun@bluetree-mkt.kr>
받는사람: 하나 <hana@example.com>
날짜: 2026년 11월 24일 (화) 오전 10:12
제목: [더화이트랩] 유튜브 협업 제안드립니다

하나님 안녕하세요 :)
블루트리마케팅 정하윤 AE입니다.
저희 클라이언트인 더화이트랩의 미백 치약 '브라이트 데일리' 신제품 런칭 건으로 연락드려요!

| 구분 | 내용 |
|---|---|
| 콘텐츠 | 기획 PPL 1편 (제품 노출 90초 이상) |
| 원고료 | 250만원 (VAT 별도) |
| 초안 전달 | 12/11(금) |
| 업로드 | 12/18(금) |
| 수정 | 2회 |
| 2차 활용 | 3개월 (브랜드 SNS) |
| 정산 | 업로드 후 익월 말 |

감사합니다.
정하윤 드림`,
    card: {
      brand: '더화이트랩',
      product: '브라이트 데일리',
      deliverables: ['planned-ppl×1 90-'],
      fees: ['2,500,000원(VAT 별도)'],
      days: ['draft 2026-12-11', 'upload 2026-12-18'],
      revisions: 2,
      usage: [3, false],
      payment: { after: 'month', days: 60, date: null },
    },
  },
  {
    name: 'advance and balance',
    text: `안녕하세요 크리에이터님, 홈카페 브랜드 '모닝빈즈' 마케팅팀 오세진입니다.
드립백 세트 영상 제작을 의뢰드리고자 합니다.

- 브랜디드 영상 1편 + 쇼츠 2편
- 제작비 총 600만원(부가세 별도) / 선금 50%, 잔금 50% (업로드 후 2주 이내)
- 1차 시안: 12월 첫째 주 금요일까지
- 업로드: 12월 셋째 주 수요일
- 경쟁사 동종 콘텐츠 금지 1개월
- 수정은 최대 3회까지 부탁드립니다.

편하게 회신 주세요!`,
    card: {
      brand: '모닝빈즈',
      product: '드립백 세트',
      deliverables: ['branded×1', 'shorts×2'],
      fees: ['총 6,000,000원(VAT 별도)'],
      days: ['draft 2026-12-04', 'upload 2026-12-16'],
      revisions: 3,
      exclusivity: 1,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'english half upfront',
    text: `Hi Hana,

I'm Rachel from Lumen & Pine Candles. We love your apartment tours!

We'd like to sponsor one of your upcoming videos:
• 60-second integration in one YouTube video
• 1 community post
• 1 story mention

Budget: $1,500 total, half upfront and half 14 days after the video goes live.
We'd need the draft by December 7 and the video live by December 15.
Two rounds of revisions. Usage rights: 6 months, organic only. 30-day category exclusivity.

Best,
Rachel Kim
Partnerships, Lumen & Pine Candles`,
    card: {
      brand: 'Lumen & Pine Candles',
      deliverables: ['ppl×1 60', 'community×1', 'instagram×1'],
      fees: ['총 $1,500'],
      days: ['draft 2026-12-07', 'upload 2026-12-15'],
      revisions: 2,
      usage: [6, false],
      exclusivity: 1,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'three word brand english',
    text: `Subject: Collab with Blue Bottle Tea House x Hana

Hello Hana! My name is Tom and I handle influencer marketing at Blue Bottle Tea House. We're launching our Winter Chai Collection and want a dedicated video. Our budget is USD 3,000. Payment within 30 days of invoice. The video should go live on Dec 20.

Tom Reyes`,
    card: {
      brand: 'Blue Bottle Tea House',
      product: 'Winter Chai Collection',
      deliverables: ['branded×1'],
      fees: ['$3,000'],
      days: ['upload 2026-12-20'],
      payment: { after: 'invoice', days: 30, date: null },
    },
  },
  {
    name: 'korean three word brand',
    text: `안녕하세요, 하나님.
저는 오늘의 작은 식탁 브랜드 매니저 김보라입니다.
이번에 출시하는 '저당 떡볶이 밀키트'를 쇼츠 1편으로 소개해 주실 수 있을까요?
고료는 편당 70만 원(부가세 포함)이고, 업로드 희망일은 12월 10일(목)입니다.
입금은 업로드일로부터 7일 이내에 진행됩니다.`,
    card: {
      brand: '오늘의 작은 식탁',
      product: '저당 떡볶이 밀키트',
      deliverables: ['shorts×1'],
      fees: ['건당 700,000원(VAT 포함)'],
      days: ['upload 2026-12-10'],
      payment: { after: 'upload', days: 7, date: null },
    },
  },
  {
    name: 'community post and live mention',
    text: `하나 크리에이터님 안녕하세요!
게임 퍼블리셔 '노바게이트'의 인플루언서 담당 이준입니다 🙌
신작 모바일 RPG <별의 항해자> 사전예약 캠페인입니다.

▶ 진행 내용
 1) 유튜브 라이브 방송 중 언급 1회 (5분 이상)
 2) 커뮤니티 글 2건
 3) 쇼츠 1편
▶ 비용: 총액 400만 원, VAT 별도
▶ 라이브: 12/12(토) 저녁 8시
▶ 지급: 세금계산서 발행 후 30일 이내`,
    card: {
      brand: '노바게이트',
      product: '별의 항해자',
      deliverables: ['live×1 300-', 'community×2', 'shorts×1'],
      fees: ['총 4,000,000원(VAT 별도)'],
      payment: { after: 'invoice', days: 30, date: null },
    },
  },
  {
    name: 'newsletter deliverable',
    text: `안녕하세요 하나님, 생산성 앱 플로우노트를 운영하는 (주)스텝원 박도현 팀장입니다.
하나님 뉴스레터 1회 스폰서와 유튜브 PPL 60초를 함께 집행하고 싶습니다.
예산: 뉴스레터 50만원, PPL 180만원 (모두 부가세 별도)
일정: PPL 영상 12월 23일 업로드
계약 후 2주 내 지급드립니다.`,
    card: {
      brand: '플로우노트',
      deliverables: ['newsletter×1', 'ppl×? 60'],
      fees: ['뉴스레터 500,000원(VAT 별도)', 'PPL 1,800,000원(VAT 별도)'],
      days: ['upload 2026-12-23'],
      payment: { after: 'contract', days: 14, date: null },
    },
  },
  {
    name: 'forwarded with quote',
    text: `---------- Forwarded message ---------
보낸사람: 최유진 <yj.choi@nextreach.co.kr>
Date: 2026년 11월 23일 (월) 오후 5:40
Subject: [제안] 스킨웨이브 쿠션 신제품 협업 문의
To: <biz@hana.kr>

안녕하세요, 넥스트리치 최유진 매니저입니다.
스킨웨이브 '물막 쿠션' 관련 영상 제작 문의드립니다.

* 형태 : 단순 PPL (30초 이내)
* 비용 : 120만원 / VAT 포함
* 업로드 : 12월 중순 (협의)
* 소재 2차 활용 : 메타 광고 활용 6개월
* 경쟁사 배제 : 3개월

확인 후 이번 주 금요일까지 회신 부탁드립니다.`,
    card: {
      product: '물막 쿠션',
      deliverables: ['ppl×? -30'],
      fees: ['1,200,000원(VAT 포함)'],
      days: ['upload null', 'reply 2026-11-27'],
      usage: [6, true],
      exclusivity: 3,
    },
  },
  {
    name: 'barter only',
    text: `안녕하세요^^ 펫간식 브랜드 멍푸드입니다!
강아지 키우시는 것 보고 연락드려요ㅎㅎ
수제 오리 트릿 5만원 상당 제품을 무상으로 보내드리고, 릴스 1개 업로드 부탁드립니다.
별도 원고료는 없습니다 🙏
제품 수령 후 2주 이내 업로드해 주시면 됩니다.
업로드하신 콘텐츠는 저희가 기간 제한 없이 광고에 활용할 수 있습니다.`,
    card: {
      brand: '멍푸드',
      product: '수제 오리 트릿',
      deliverables: ['instagram×1'],
      fees: [],
      usage: ['unlimited', true],
    },
  },
  {
    name: 'net 60',
    text: `Hey Hana! Jake here from Orbit VPN 👋

Deliverables
- 1x 45-60s mid-roll integration
- link in description + pinned comment

Rate: $900 flat (USD)
Timeline: script for approval by 12/8, go live on 12/16
Payment: Net 60 from publish date
Exclusivity: no other VPN for 60 days
Unlimited revisions until approved.`,
    card: {
      brand: 'Orbit VPN',
      deliverables: ['ppl×1 45-60'],
      fees: ['$900'],
      days: ['draft 2026-12-08', 'upload 2026-12-16'],
      revisions: 'unlimited',
      exclusivity: 2,
      payment: { after: 'upload', days: 60, date: null },
    },
  },
  {
    name: 'weekday only',
    text: `하나님! 어제 통화드린 그린노트 장수빈입니다.
말씀드린 조건 정리해서 드려요~
영상은 브랜디드 1편, 비용 350(만원, 부가세 별도)으로 하고
초안은 다음 주 월요일, 업로드는 그다음 주 목요일로 부탁드립니다.
수정 1회 포함이고 정산은 업로드 다음달 10일이에요.
제품은 '대나무 칫솔 세트'입니다.`,
    card: {
      brand: '그린노트',
      product: '대나무 칫솔 세트',
      deliverables: ['branded×1'],
      fees: ['3,500,000원(VAT 별도)'],
      days: ['draft 2026-11-30', 'upload 2026-12-10'],
      revisions: 1,
      payment: { after: 'month', days: 40, date: null },
    },
  },
  {
    name: 'manwon hangul number',
    text: `안녕하세요. 대행사 리치커뮤니케이션 문가영입니다.
광고주: 한빛가전
품목: 저소음 공기청정기 에어퓨어 S2
형태: 브랜디드 콘텐츠 1편(8분 내외), 인스타그램 피드 1건
예산: 일금 칠백만원정(부가가치세 별도)
촬영: 12월 2일
가편 공유: 12월 9일
본편 공개: 12월 16일
수정: 2회 이내
저작권: 콘텐츠 2차 사용 1년(온라인 광고 포함)
동종업계 광고 제한: 업로드 전후 2개월
대금 지급: 세금계산서 발행 익월 25일`,
    card: {
      brand: '한빛가전',
      product: '저소음 공기청정기 에어퓨어 S2',
      deliverables: ['branded×1 480', 'instagram×1'],
      fees: ['7,000,000원(VAT 별도)'],
      days: ['shoot 2026-12-02', 'draft 2026-12-09', 'upload 2026-12-16'],
      revisions: 2,
      usage: [12, true],
      exclusivity: 2,
      payment: { after: 'month', days: 55, date: null },
    },
  },
  {
    name: 'three part payment',
    text: `안녕하세요! 여행 플랫폼 트립앤고 파트너십팀입니다.
동계 시즌 캠페인으로 롱폼 1편과 쇼츠 3편 제작을 제안드립니다.

금액: 1,000만원 (VAT 별도)
 - 계약금 30% : 계약 체결 시
 - 중도금 30% : 시안 컨펌 시
 - 잔금 40% : 업로드 후 15일 이내
일정: 계약 11/30, 촬영 12/7~12/9, 업로드 12/21
수정 2회`,
    card: {
      brand: '트립앤고',
      deliverables: ['video×1', 'shorts×3'],
      fees: ['10,000,000원(VAT 별도)'],
      days: ['other 2026-11-30', 'shoot 2026-12-09', 'upload 2026-12-21'],
      revisions: 2,
      payment: { after: 'upload', days: 15, date: null },
    },
  },
  {
    name: 'per view / performance',
    text: `크리에이터님 안녕하세요, 쇼핑앱 '픽데이' 제휴 담당입니다.
저희는 성과형으로 진행하고 있습니다. 링크 통한 판매금액의 8%를 정산해 드리며 별도 고정비는 없습니다.
쇼츠 2개 업로드 부탁드리고, 업로드 영상은 삭제하지 말고 영구 게시 부탁드립니다.
정산은 매월 말일 마감 후 익월 20일입니다.`,
    card: { brand: '픽데이', deliverables: ['shorts×2'], fees: [], payment: { after: 'month', days: 50, date: null } },
  },
];

describe('mails of agencies and brands', () => {
  it.each(mails)('$name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
