import { describe, expect, it } from 'vitest';
import { cardOf, type Card } from './test-card.ts';

interface Mail {
  name: string;
  text: string;
  card: Partial<Card>;
}

/** As they come in, on a Tuesday, the 24th of November 2026; read once before any rule was changed. */
const mails: readonly Mail[] = [
  {
    name: 'bakery goods prose',
    text: `하나님 안녕하세요. 저는 전주에서 쌀빵을 굽는 '담쌀' 대표 기하늘입니다.
온라인 스토어를 열면서 택배로 받아 볼 수 있는 '쌀 식빵 구독 박스'를 시작했는데, 아침 루틴 영상에서 한 번 소개해 주실 수 있을지 여쭤보고 싶어요.
1분 남짓이면 충분하고 비용은 90만 원 생각하고 있습니다. 부가세는 따로 드릴게요.
박스는 12월 1일에 보내 드리고 12월 13일 전에 올려 주시면 좋겠습니다.
할인 코드를 더보기에 넣어 주시면 감사하고, 나머지는 하나님이 편하신 대로 해 주세요.
기하늘 드림 010-8877-2210`,
    card: {
      brand: '담쌀',
      product: '쌀 식빵 구독 박스',
      contact: '기하늘',
      deliverables: ['ppl×1 60'],
      fees: ['900,000원(VAT 별도)'],
      days: ['upload 2026-12-13'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'agency with bullets and note',
    text: `안녕하세요, 하나님!
인플루언서 마케팅 에이전시 노트앤컴퍼니 윤가은 대리입니다.

클라이언트사 '프레시온'의 12월 캠페인에 하나님을 모시고자 연락드렸습니다.

[캠페인 개요]
- 제품: 프레시온 저당 그래놀라 3종
- 형식: 유튜브 PPL (노출 60초 이상)
- 일정: 콘티 12/3, 가편 12/9, 업로드 12/15
- 비용: 220만 원 (VAT 별도)
- 2차 활용: 브랜드 공식 인스타그램 리그램 1개월 (광고 집행 없음)
- 경쟁사: 업로드일 포함 30일간 타 그래놀라·시리얼 브랜드 진행 불가
- 수정: 콘티 1회, 가편 1회
- 정산: 업로드 후 세금계산서 발행, 익월 말 지급

※ 11/26(목) 낮 12시까지 참여 여부 회신 부탁드립니다.

윤가은 | gaeun@noteand.co.kr | 02-6000-1122`,
    card: {
      brand: '프레시온',
      product: '프레시온 저당 그래놀라 3종',
      contact: '윤가은',
      deliverables: ['ppl×? 60-'],
      fees: ['2,200,000원(VAT 별도)'],
      days: ['draft 2026-12-03', 'draft 2026-12-09', 'upload 2026-12-15', 'reply 2026-11-26'],
      revisions: 1,
      usage: [1, false],
      exclusivity: 1,
      payment: { after: 'month', days: 60, date: null },
    },
  },
  {
    name: 'sports app casual',
    text: `하나님 하이 :) 러닝 기록 앱 만드는 달림 팀이에요!
영상에서 새벽 러닝 하시는 거 보고 바로 메일 씁니다ㅎㅎ
앱 쓰는 화면이 40초 정도 나오면 좋겠고 120만원 드릴 수 있어요 (3.3% 공제)
업로드는 크리스마스 전주면 좋은데 하나님 일정이 먼저예요
영상 나가면 저희 인스타에 릴스로 편집해서 올려도 괜찮을까요? 딱 두 달만요
돈은 업로드 다음 날 바로 보내요!
- 달림 마케팅 육지안`,
    card: {
      brand: '달림',
      product: null,
      deliverables: ['ppl×? 40'],
      fees: ['1,200,000원'],
      revisions: null,
      exclusivity: null,
      payment: { after: 'upload', days: 1, date: null },
    },
  },
  {
    name: 'electronics formal',
    text: `하나 크리에이터님께

안녕하십니까. 생활가전 전문기업 (주)오름전자 마케팅본부 차윤슬 대리입니다.
귀 채널의 자취 브이로그를 관심 있게 보고 있으며, 당사의 소형 식기세척기 '오름 미니워시'를 소개해 주실 것을 제안드립니다.

1. 콘텐츠: 브랜디드 영상 1편 (6분 이상, 설치부터 한 달 사용 후기까지)
2. 제작비: 7,000,000원 (부가세 별도)
3. 제품 설치: 12월 2일 / 1차 편집본: 2027년 1월 6일 / 게시: 2027년 1월 13일
4. 수정 요청: 2회 이내
5. 저작권: 크리에이터 귀속, 당사는 1년간 온라인 광고 및 자사몰에 이용
6. 경업 제한: 게시일로부터 3개월, 식기세척기 품목
7. 대금 지급: 계약 시 50%, 게시 후 14일 이내 50%

회신 기한은 11월 30일입니다.
차윤슬 (ys.cha@oreum-el.com)`,
    card: {
      brand: '오름전자',
      product: '오름 미니워시',
      contact: '차윤슬',
      deliverables: ['branded×1 360-'],
      fees: ['7,000,000원(VAT 별도)'],
      days: ['draft 2027-01-06', 'upload 2027-01-13', 'reply 2026-11-30'],
      revisions: 2,
      usage: [12, true],
      exclusivity: 3,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'English brand',
    text: `Hi Hana,

Hope your week is going well. I work on creator marketing at Tidewater Ceramics and we've been fans of your kitchen videos for a long time.

This December we're releasing the Harbor Mug in three glazes, and we were wondering if you'd feature it in a morning video for around 45 seconds. Our budget for this is $800.

Could you send a preview by December 10 so we can check the product facts? We'd want the video up on December 15. One round of changes at most.

We'd also like to run it as a paid ad for 3 months. For the same 3 months, please don't work with other mug or tableware brands.

Payment goes out 21 days after posting.

Thanks!
Greta Olsen
greta@tidewaterceramics.com`,
    card: {
      brand: 'Tidewater Ceramics',
      product: 'Harbor Mug',
      contact: 'Greta Olsen',
      deliverables: ['ppl×1 45'],
      fees: ['$800'],
      days: ['draft 2026-12-10', 'upload 2026-12-15'],
      revisions: 1,
      usage: [3, true],
      exclusivity: 3,
      payment: { after: 'upload', days: 21, date: null },
    },
  },
  {
    name: 'museum',
    text: `하나 님, 안녕하세요.
시립과학관 전시홍보팀 감유리입니다.

겨울방학을 맞아 12월 19일에 개막하는 특별전 '얼음 아래의 세계'를 영상으로 소개해 주실 분을 찾고 있습니다. 사전 관람은 12월 16일 오후에 가능하시고, 쇼츠 2편으로 제작해 주시면 됩니다.
제작비는 총 160만 원이며 부가세가 포함된 금액입니다. 첫 번째 쇼츠는 12월 19일, 두 번째는 12월 26일에 공개해 주세요.
제작해 주신 영상은 과학관 누리집과 전광판에 전시 기간(2027년 2월 28일까지) 동안 게시하려 합니다.
정산은 두 편이 모두 공개된 뒤 20일 안에 처리됩니다.

문의: 감유리 02-970-4500`,
    card: {
      product: '얼음 아래의 세계',
      contact: '감유리',
      deliverables: ['shorts×2'],
      fees: ['총 1,600,000원(VAT 포함)'],
      days: ['upload 2026-12-19', 'upload 2026-12-26'],
      revisions: null,
      exclusivity: null,
      payment: { after: 'upload', days: 20, date: null },
    },
  },
  {
    name: 'hair brand change',
    text: `하나님, 결하나 엄지수예요. 지난번 미팅 감사했습니다!
내부 확인해서 조건 조금 바꿔 다시 보내 드려요.

· 제품은 샴푸 대신 '결하나 두피 앰플'로 바꾸려고 해요.
· 노출은 60초에서 90초로 늘리고, 대신 광고비도 150만원에서 230만원(VAT 별도)으로 올렸어요.
· 업로드는 12/14로 확정, 초안은 12/8까지 주세요.
· 2차 활용은 뺐습니다.
· 지급은 그대로 업로드 후 10일입니다.

괜찮으시면 '확인'이라고만 답 주세요 :)`,
    card: {
      brand: '결하나',
      product: '결하나 두피 앰플',
      contact: '엄지수',
      deliverables: ['ppl×? 90'],
      fees: ['2,300,000원(VAT 별도)'],
      days: ['upload 2026-12-14', 'draft 2026-12-08'],
      revisions: null,
      usage: [0, false],
      exclusivity: null,
      payment: { after: 'upload', days: 10, date: null },
    },
  },
  {
    name: 'wine bar gift',
    text: `안녕하세요 하나님, 성수동 와인바 '잔물결'이에요🍷
협찬비를 드릴 형편은 안 되지만 하나님과 친구분 한 분께 디너 코스(1인 9만원)를 대접하고 싶어요!
마음에 드시면 브이로그에 짧게 담아 주시고, 아니면 안 올리셔도 정말 괜찮아요.
날짜는 12월 10일 이후 평일 저녁이면 언제든 됩니다.
인스타 @janmulgyul 로 연락 주세요!`,
    card: {
      brand: '잔물결',
      product: null,
      contact: null,
      deliverables: ['video×?'],
      fees: [],
      days: [],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'document KR',
    text: `협업 제안서

■ 회사 소개
온결코스메틱은 민감성 피부를 연구하는 더마 브랜드입니다.

■ 제안 배경
하나 님 채널의 30대 여성 시청자 비율이 높아 제안드립니다.

■ 제안 내용
제품: 시카 수분 선크림 50ml
콘텐츠: 데일리 메이크업 영상 내 PPL 1회(45초 내외), 유튜브 커뮤니티 게시물 1건
금액: 일금 이백만원정(₩2,000,000, VAT 별도)
초안 전달: 2026년 12월 10일
최종 게시: 2026년 12월 17일
수정 가능 횟수: 2회
이미지 활용: 자사 SNS 6개월
경쟁 제품: 선케어 제품 게시 후 1개월 제한
정산 조건: 게시 다음 달 15일

■ 담당
브랜드전략팀 모은결 / eungyeol@ongyeol.co.kr`,
    card: {
      brand: '온결코스메틱',
      product: '시카 수분 선크림 50ml',
      contact: '모은결',
      deliverables: ['ppl×1 45', 'community×1'],
      fees: ['2,000,000원(VAT 별도)'],
      days: ['draft 2026-12-10', 'upload 2026-12-17'],
      revisions: 2,
      usage: [6, false],
      exclusivity: 1,
      payment: { after: 'month', days: 45, date: null },
    },
  },
  {
    name: 'headset influencer platform',
    text: `[유료광고 제안] 하나님 채널 × 사운드베이

하나님 안녕하세요, 음향기기 브랜드 사운드베이 광고 담당 은채린입니다.

이번에 런칭하는 노이즈캔슬링 헤드폰 SB-700을 재택근무 브이로그에서 1분 이상 자연스럽게 노출해 주셨으면 합니다.
페이는 200만원이고 세금계산서 발행 시 부가세 10%를 추가로 드립니다.
업로드 희망일은 12월 셋째 주 수요일이고, 업로드 이틀 전에 영상을 보내 주시면 당일 확인해 드려요. 수정은 오탈자만 요청드립니다.
독점 조건은 없고 영상은 저희 네이버 스토어 상세페이지에 1년간 링크로만 걸겠습니다.
비용은 업로드 후 5일 이내 지급!

은채린 / 070-1234-5600`,
    card: {
      brand: '사운드베이',
      product: '노이즈캔슬링 헤드폰 SB-700',
      contact: '은채린',
      deliverables: ['ppl×? 60-'],
      fees: ['2,000,000원(VAT 별도)'],
      days: ['upload 2026-12-16', 'draft 2026-12-14'],
      revisions: null,
      usage: [12, false],
      exclusivity: 0,
      payment: { after: 'upload', days: 5, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
