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
    name: 'USD and won mixed',
    text: `안녕하세요 하나님, 글로벌 러닝앱 Lingova 한국 담당 서지우입니다.
본사 기준 USD 2,200 (약 300만원)로 60초 PPL 1회 진행 희망합니다.
본사 정책상 영상 공개 후 45일 이내 PayPal 송금입니다.
스크립트는 12월 3일(목)까지, 영상은 12월 11일(금) 공개 부탁드려요.`,
    card: {
      brand: 'Lingova',
      deliverables: ['ppl×1 60'],
      fees: ['$2,200'],
      days: ['draft 2026-12-03', 'upload 2026-12-11'],
      payment: { after: 'upload', days: 45, date: null },
    },
  },
  {
    name: 'thread reply newest top',
    text: `네 하나님, 그럼 총 320만원(부가세 별도)으로 확정하겠습니다!
업로드는 12/17(목)로 하고, 시안은 12/10(목)까지 주세요.

2026년 11월 23일 (월) 오후 3:11, 하나 <hana@example.com>님이 작성:
> 제안 감사합니다. 브랜디드 1편은 350만원부터 가능합니다.
>
> 2026년 11월 22일 (일) 오전 9:02, 윤아름 <arum@cozybed.kr>님이 작성:
>> 안녕하세요 코지베드 윤아름입니다. 매트리스 '클라우드 온' 브랜디드 1편 280만원 제안드립니다.
>> 수정은 2회, 2차 활용은 6개월입니다.`,
    card: {
      brand: '코지베드',
      product: '클라우드 온',
      deliverables: ['branded×1'],
      fees: ['총 3,200,000원(VAT 별도)'],
      days: ['upload 2026-12-17', 'draft 2026-12-10'],
      revisions: 2,
      usage: [6, false],
    },
  },
  {
    name: 'honorific short DM',
    text: `안녕하세요 작가님! 문구 브랜드 종이섬이에요☺️ 다꾸 영상 너무 잘 보고 있어요. 저희 6공 다이어리로 영상 하나 찍어주실 수 있을까요? 비용은 100정도 생각하고 있습니다! 12월 안에만 올려주시면 돼요`,
    card: { brand: '종이섬', product: '6공 다이어리', deliverables: ['video×1'], fees: [] },
  },
  {
    name: 'agency with brand field english labels',
    text: `[Campaign Brief]
Brand: Nordic Sleep
Product: Weighted Blanket 2.0
Deliverables: 1 dedicated YouTube video (8-10 min), 2 Instagram stories
Fee: KRW 4,500,000 (VAT excl.)
First draft: Dec 9 (Wed)
Go-live: Dec 18 (Fri)
Revisions: up to 2
Usage: 3 months paid social
Exclusivity: 1 month (bedding)
Payment: 50% on signing, 50% within 30 days of publishing`,
    card: {
      brand: 'Nordic Sleep',
      product: 'Weighted Blanket 2.0',
      deliverables: ['branded×1 480-600', 'instagram×2'],
      fees: ['4,500,000원(VAT 별도)'],
      days: ['draft 2026-12-09', 'upload 2026-12-18'],
      revisions: 2,
      usage: [3, true],
      exclusivity: 1,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'range and month dates',
    text: `안녕하세요 하나님, 마이키친랩 콘텐츠팀 유선호입니다.
스테인리스 냄비 3종을 활용한 레시피 영상 제작 문의드립니다.
예산은 편당 150~200만원 사이에서 협의 가능하고요(VAT 별도), 총 2편 생각하고 있어요.
1편은 12월 15일, 2편은 1월 12일에 올라갔으면 합니다.
원본 영상 파일도 함께 전달 부탁드립니다.`,
    card: {
      brand: '마이키친랩',
      product: '스테인리스 냄비 3종',
      deliverables: ['video×2'],
      fees: ['건당 1,500,000원~2,000,000원(VAT 별도)'],
      days: ['upload 2026-12-15', 'upload 2027-01-12'],
    },
  },
  {
    name: 'relative to upload',
    text: `[제품협찬 및 유가 광고 제안]
안녕하세요. 헬스케어 스타트업 바디코드입니다.
제품명: 스마트 체중계 BC-200
구성: 기획PPL(60초 이상) 1편
금액: 200만원(세금계산서 발행, 부가세 별도)
시안: 업로드 5일 전
업로드: 2026.12.22
2차 라이선스: 업로드 후 6개월간 자사몰 및 SNS 게시
수정: 시안 단계 1회, 최종 1회
경쟁 제품 노출: 업로드일 기준 2주간 금지
입금: 업로드 후 10영업일 이내`,
    card: {
      brand: '바디코드',
      product: '스마트 체중계 BC-200',
      deliverables: ['planned-ppl×1 60-'],
      fees: ['2,000,000원(VAT 별도)'],
      days: ['draft 2026-12-17', 'upload 2026-12-22'],
      usage: [6, false],
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'we are X, Y brand',
    text: `Hi there,
I'm reaching out on behalf of my client, Little Green Pantry, a plant-based snack brand based in Portland. They'd love to send you their Crunchy Chickpea Box and have you feature it in an Instagram Reel and a YouTube Short. The fee would be $600 for both. Could you share your availability for the week of December 14? They need content approved 3 days before posting. Perpetual usage rights including paid ads are included in the fee.
Thanks,
Dana (Brightside Talent)`,
    card: {
      brand: 'Little Green Pantry',
      product: 'Crunchy Chickpea Box',
      deliverables: ['instagram×1', 'shorts×1'],
      fees: ['총 $600'],
      usage: ['unlimited', true],
    },
  },
  {
    name: 'blog',
    text: `안녕하세요 블로거님~ 리뷰몬 체험단 운영팀입니다!
🍗 업체명: 치킨공방 망원점
📌 제공내역: 2인 세트 (3만원 상당) + 원고료 5만원
📌 미션: 블로그 포스팅 1건 (사진 15장 이상, 1500자 이상, 키워드 3회)
📌 방문기간: 11/25~12/4
📌 리뷰마감: 방문 후 7일 이내
원고료는 포스팅 확인 후 익월 10일 일괄 지급됩니다.`,
    card: {
      brand: '치킨공방 망원점',
      deliverables: ['blog×1'],
      fees: ['50,000원'],
      payment: { after: 'month', days: 40, date: null },
    },
  },
  {
    name: 'revisions by stage; usage none',
    text: `하나님 안녕하세요, 캠핑용품 브랜드 '나무와 바람' 대표 한지섭입니다.
접이식 화로대 영상 광고를 맡기고 싶습니다.
금액 180만원(3.3% 원천징수), 업로드 12월 8일.
2차 활용은 없습니다. 독점 조건도 없습니다.
수정은 자막 오류 정도만 1회 요청드릴게요.
돈은 업로드 당일에 바로 보내드립니다.`,
    card: {
      brand: '나무와 바람',
      product: '접이식 화로대',
      fees: ['1,800,000원'],
      days: ['upload 2026-12-08'],
      revisions: 1,
      exclusivity: 0,
      payment: { after: 'upload', days: 0, date: null },
    },
  },
  {
    name: 'list with asterisks and parentheses',
    text: `안녕하세요! AI 학원앱 '스터디픽' 퍼포먼스 마케터 남궁현입니다.

※ 캠페인 개요
① 브랜드/서비스 : 스터디픽 (중고등 인강 추천 앱)
② 콘텐츠 : 쇼츠 4편 (각 40초 내외)
③ 단가 : 건당 90만원, 총 360만원 (VAT 별도)
④ 업로드 : 12/7, 12/14, 12/21, 12/28
⑤ 콘티 전달 : 각 업로드 7일 전
⑥ 광고 활용 : 파트너십 광고 코드 3개월
⑦ 정산 : 캠페인 종료 후 30일`,
    card: {
      brand: '스터디픽',
      deliverables: ['shorts×4 40'],
      fees: ['건당 900,000원(VAT 별도)', '총 3,600,000원(VAT 별도)'],
      days: ['upload 2026-12-07', 'upload 2026-12-14', 'upload 2026-12-21', 'upload 2026-12-28', 'draft null'],
      usage: [3, true],
    },
  },
  {
    name: 'not paid until KPI',
    text: `Hello! This is Mina from GlowTheory Skincare. We'd like one Instagram Reel and three Stories for our Dew Drop Serum. We offer 500,000 KRW, paid once the Reel reaches 50,000 views. Please send the draft within 5 days of receiving the product. We may edit and reuse the content across all our channels for 12 months. You may not work with other skincare brands for 6 months.`,
    card: {
      brand: 'GlowTheory Skincare',
      product: 'Dew Drop Serum',
      deliverables: ['instagram×1', 'instagram×3'],
      fees: ['500,000원'],
      usage: [12, false],
      exclusivity: 6,
    },
  },
  {
    name: 'subject brand bracket only',
    text: `제목: [솔트앤페퍼코리아] 하나님, 무선 믹서기 PPL 단가 문의

안녕하세요. 마케팅대행사 애드로드 강민서 과장입니다.
PPL 30초/60초 각각 단가와 12월 가능 일정을 여쭙고자 메일드립니다.
제품은 '무선 블렌더 미니'이고 부가세 별도 견적 부탁드립니다.
오는 목요일까지 회신 주시면 감사하겠습니다.`,
    card: { brand: '솔트앤페퍼코리아', product: '무선 블렌더 미니', fees: [], days: ['reply 2026-11-26'] },
  },
  {
    name: 'deposit wording',
    text: `안녕하세요 하나 크리에이터님,
인테리어 플랫폼 집무늬의 콘텐츠 매니저 배소연입니다.
온라인 집들이 콘셉트 브랜디드 영상 1편, 제작비 500만원(부가세 포함)을 제안드립니다.
선금 200만원은 계약 직후, 잔금 300만원은 업로드 후 2주 내 입금해 드립니다.
기획안은 12월 2일(수), 가편집본은 12월 11일(금), 최종 업로드는 12월 18일(금)입니다.`,
    card: {
      brand: '집무늬',
      deliverables: ['branded×1'],
      fees: ['5,000,000원(VAT 포함)'],
      days: ['draft 2026-12-02', 'draft 2026-12-11', 'upload 2026-12-18'],
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'quotes around english brand, ko mail',
    text: `Dear. 하나님
영국 티 브랜드 "Rose and Thyme"의 국내 공식 수입사 (주)다온인터내셔널입니다.
이번에 국내 런칭하는 얼그레이 컬렉션 홍보를 위해 영상 협업을 제안드립니다.
· 진행 방식: 브랜디드 콘텐츠 / 1회
· 원고료: 300만원 (VAT별도)
· 발행 희망일: 12월 4주차
· 콘텐츠 유지기간: 1년
· 정산: 발행월 익월 15일`,
    card: {
      brand: 'Rose and Thyme',
      product: '얼그레이 컬렉션',
      deliverables: ['branded×1'],
      fees: ['3,000,000원(VAT 별도)'],
      payment: { after: 'month', days: 45, date: null },
    },
  },
];

describe('mails of brands, and of agencies for them', () => {
  it.each(mails)('$name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
