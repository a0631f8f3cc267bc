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
    name: 'multi-product',
    text: `안녕하세요 하나님 :) 홈카페 브랜드 브루온의 콘텐츠 마케터 배수빈이에요.

이번 시즌에 신제품이 두 가지 나오는데요, 전동 그라인더 '브루온 밀'과 드립 주전자 '브루온 포트'입니다.
두 제품을 한 영상에서 같이 써 주시면 좋겠고, 제품당 노출은 1분씩 총 2분을 생각하고 있습니다.

금액: 280만원 (부가세 별도)
초안: 12월 9일
업로드: 12월 17일
수정은 두 번까지만 부탁드릴게요.
영상은 저희 인스타그램에 3개월간 공유하려고 해요. 광고는 돌리지 않습니다.
지급은 업로드하고 2주 뒤예요.

배수빈 subin@brewon.kr`,
    card: {
      brand: '브루온',
      product: '브루온 밀, 브루온 포트',
      contact: '배수빈',
      deliverables: ['planned-ppl×? 120'],
      fees: ['2,800,000원(VAT 별도)'],
      days: ['draft 2026-12-09', 'upload 2026-12-17'],
      revisions: 2,
      usage: [3, false],
      exclusivity: null,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'brand in domain only',
    text: `하나님 안녕하세요. 신제품 요거트 메이커 관련해서 협업 문의드립니다.

영상에서 1분 30초 정도 소개해 주시는 PPL로 생각하고 있고 예산은 200만원입니다 (부가세 포함).
12월 안으로 업로드가 가능하실지, 가능하시다면 단가표도 함께 보내 주시면 감사하겠습니다.

이지원 드림
jiwon.lee@mellowdairy.co.kr
010-4455-1200`,
    card: {
      brand: null,
      product: '요거트 메이커',
      contact: '이지원',
      deliverables: ['ppl×? 90'],
      fees: ['PPL 2,000,000원(VAT 포함)'],
      days: ['upload null'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'brand latin hangul mix',
    text: `[협찬문의] GLOWé(글로에) 톤업 선쿠션

하나 님, 안녕하세요?
뷰티 브랜드 글로에(GLOWé) 담당자 서유나입니다.

당사 톤업 선쿠션을 GRWM 영상에서 사용해 주십사 연락드립니다.
- 노출 시간 : 40초 이상
- 광고료 : 120만원 / VAT 별도
- 가이드 : 선정 후 별도 전달
- 영상 업로드 : 12월 4주차 중 협의
- 검수 : 업로드 3일 전 영상 공유 (수정 1회)
- 콘텐츠 2차 활용 : 무상 6개월, 인스타그램/메타 광고
- 유사 제품 노출 제한 : 업로드 후 14일
- 대금 : 업로드월 익월 말 지급

서유나 / una@glowe-beauty.com`,
    card: {
      brand: '글로에',
      product: '톤업 선쿠션',
      contact: '서유나',
      deliverables: ['ppl×? 40-'],
      fees: ['1,200,000원(VAT 별도)'],
      days: ['upload null', 'draft null'],
      revisions: 1,
      usage: [6, true],
      exclusivity: 0.5,
      payment: { after: 'month', days: 60, date: null },
    },
  },
  {
    name: 'product once, app',
    text: `안녕하세요, 가계부 앱을 만드는 스타트업 페니로그입니다.
저희 앱 '머니다이어리'가 이번에 가족 공유 기능을 출시하면서 하나님 채널에 광고를 하고 싶습니다.
영상 초반에 60초 정도 앱 화면과 함께 소개해 주시는 형태이고, 회당 180만원씩 3회(12월, 1월, 2월) 진행했으면 합니다.
세금계산서 발행 가능하시면 VAT는 별도로 드리겠습니다.
첫 영상은 12월 15일 업로드를 희망하고, 스크립트는 일주일 전에 받아 보고 싶어요.
다른 가계부·자산관리 앱 광고는 계약 기간 동안 하지 않으셨으면 합니다.
비용은 매 회 업로드 후 10일 이내에 드립니다.
이번 주 금요일까지 의사를 알려 주시면 바로 계약서 준비하겠습니다.
페니로그 마케팅 담당 한도경 (dk@pennylog.app)`,
    card: {
      brand: '페니로그',
      product: '머니다이어리',
      contact: '한도경',
      deliverables: ['ppl×3 60'],
      fees: ['건당 1,800,000원(VAT 별도)'],
      days: ['upload 2026-12-15', 'draft 2026-12-08', 'reply 2026-11-27'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: { after: 'upload', days: 10, date: null },
    },
  },
  {
    name: 'commission only',
    text: `하나님 안녕하세요, 공동구매 플랫폼 모아픽 MD 손예지입니다.

다름이 아니라 12월 14~20일에 '탄탄 요가매트' 공구를 하나님과 함께 열어 보고 싶어 연락드렸어요!
고정 비용은 없고 판매 수수료 20%를 정산해 드리는 방식이에요.
- 유튜브 영상 1개에서 사용 후기(2분 이상)
- 커뮤니티 글 1회, 인스타 스토리 링크 3회
- 샘플은 이번 주에 바로 발송드려요
- 정산은 공구 종료 후 익월 15일입니다
- 반품분은 정산에서 제외돼요

가능하시면 성함, 주소, 연락처 부탁드립니다!
yeji@moapick.com`,
    card: {
      brand: '모아픽',
      product: '탄탄 요가매트',
      contact: '손예지',
      deliverables: ['planned-ppl×1 120-', 'community×1', 'instagram×3'],
      fees: [],
      days: [],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: { after: 'month', days: 45, date: null },
    },
  },
  {
    name: 'English formal',
    text: `Subject: Paid partnership opportunity – Northwell Audio

Dear Hana,

My name is Daniel Ruiz and I manage creator partnerships at Northwell Audio. We are launching our new Drift Buds Pro earbuds in Korea this winter and would like to sponsor one dedicated video on your channel.

Proposed terms:
• Deliverables: 1 dedicated YouTube video (6–8 minutes) and 2 YouTube Shorts
• Fee: USD 5,500 (all taxes included)
• Script due: December 7, 2026
• First cut: December 14, 2026
• Go-live: December 21, 2026
• Revisions: up to two rounds
• Usage rights: 12 months, organic and paid social
• Exclusivity: no competing audio brands for 60 days after publication
• Payment: 50% on signing, 50% net 30 after publication

Please let me know by November 30 whether you are interested.

Best regards,
Daniel Ruiz
Creator Partnerships Lead
Northwell Audio Inc.
daniel.ruiz@northwellaudio.com`,
    card: {
      brand: 'Northwell Audio',
      product: 'Drift Buds Pro',
      contact: 'Daniel Ruiz',
      deliverables: ['branded×1 360-480', 'shorts×2'],
      fees: ['$5,500(VAT 포함)'],
      days: ['draft 2026-12-07', 'draft 2026-12-14', 'upload 2026-12-21', 'reply 2026-11-30'],
      revisions: 2,
      usage: [12, true],
      exclusivity: 2,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'public institution',
    text: `수신: 크리에이터 하나 님
제목: 지역 관광 홍보영상 제작 협조 요청

1. 귀하의 무궁한 발전을 기원합니다.
2. 우리 군에서는 겨울철 관광객 유치를 위하여 아래와 같이 유튜브 홍보영상 제작을 추진하고자 하오니 검토하여 주시기 바랍니다.

  가. 사업명: 2026 겨울 단양 여행 콘텐츠 제작
  나. 내용: 관광지 3개소 방문 브이로그 1편(10분 이상)
  다. 사업비: 금6,600,000원(금육백육십만원, 부가가치세 포함)
  라. 촬영: 2026. 12. 9. ~ 12. 11.
  마. 납품기한: 2026. 12. 24.
  바. 대금 지급: 검수 완료 후 청구일로부터 14일 이내
  사. 저작권: 군과 제작자가 공동 소유하며, 군은 기간 제한 없이 홍보에 활용할 수 있음

담당: 단양군청 문화관광과 주무관 임채원 (043-420-0000, cwlim@korea.kr). 끝.`,
    card: {
      brand: '단양군청',
      product: null,
      contact: '임채원',
      deliverables: ['video×1 600-'],
      fees: ['6,600,000원(VAT 포함)'],
      days: ['shoot 2026-12-11', 'upload 2026-12-24'],
      revisions: null,
      usage: ['unlimited', false],
      exclusivity: null,
      payment: { after: 'invoice', days: 14, date: null },
    },
  },
  {
    name: 'short rough',
    text: `하나님 광고 문의드려요
저희 로컬 수제맥주 브랜드 파도양조인데 겨울 한정 '눈보라 스타우트' 나와서요
PPL 30초 얼마에 가능하세요? 저희는 100만원대 생각 중이에요
12월 중순 업로드면 좋겠고 답은 이번 주 안에 부탁드려요~`,
    card: {
      brand: '파도양조',
      product: '눈보라 스타우트',
      contact: null,
      deliverables: ['ppl×? 30'],
      fees: ['1,000,000원'],
      days: ['upload null', 'reply null'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'MCN quoting brand with quote thread',
    text: `하나님, 회신 감사합니다! 확인 결과 아래와 같이 진행 가능하다고 합니다.

1) 제품 : 닥터슬립 메모리폼 베개 (광고주: 코지랩)
2) 진행 : 유튜브 PPL 1건(노출 90초) + 유튜브 커뮤니티 포스팅 1건
3) 금액 : 총 230만원 (VAT 별도)
4) 스케줄 : 초안 12/10(목) → 피드백 12/11(금) → 업로드 12/16(수)
5) 2차 라이선스 : 없음
6) 경쟁사 : 업로드일 기준 ±2주 매트리스/베개 브랜드 불가
7) 정산 : 업로드 다음 달 말일

확인 후 괜찮으시면 배송지 정보 부탁드립니다!

셀럽브릿지 김현아 드림

2026년 11월 23일 (월) 오전 11:20, 하나 <hana@hanavlog.kr>님이 작성:
> 안녕하세요, 제안 주신 PPL 60초는 180만원에 진행하고 있고 2차 활용은 별도입니다.
> 업로드는 12월 16일 이후로 가능합니다.`,
    card: {
      brand: '코지랩',
      product: '닥터슬립 메모리폼 베개',
      contact: '김현아',
      deliverables: ['ppl×1 90', 'community×1'],
      fees: ['총 2,300,000원(VAT 별도)'],
      days: ['draft 2026-12-10', 'upload 2026-12-16'],
      revisions: null,
      usage: [0, false],
      exclusivity: 0.5,
      payment: { after: 'month', days: 60, date: null },
    },
  },
  {
    name: 'education service prose',
    text: `안녕하세요 하나님, 온라인 클래스 '배움터'에서 크리에이터 제휴를 맡고 있는 정민호입니다.

하나님께서 지난번에 올려 주신 '퇴근 후 그림 그리기' 영상을 인상 깊게 봤습니다. 마침 저희가 12월에 '아이패드 드로잉 입문' 강의를 오픈하게 되어, 하나님이 직접 수강해 보시는 과정을 영상으로 담아 주시면 어떨까 합니다.

영상은 강의를 주제로 한 단독 영상 1편이면 좋겠고 길이는 자유입니다. 대가는 400만 원(세금 별도)을 생각하고 있으며 강의 평생 수강권도 드리겠습니다.
12월 3일 전까지 구성안을 주시면 하루 안에 의견 드리고, 12월 23일 업로드를 목표로 하려고 합니다. 수정 요청은 한 차례만 드릴게요.
영상 일부를 저희 홈페이지와 SNS 광고에 6개월 동안 쓰고 싶은데 이 부분도 금액에 포함된 것으로 생각해 주시면 감사하겠습니다.
비용은 업로드가 확인되면 닷새 안에 입금해 드립니다.

정민호 드림`,
    card: {
      brand: '배움터',
      product: '아이패드 드로잉 입문',
      contact: '정민호',
      deliverables: ['branded×1'],
      fees: ['4,000,000원(VAT 별도)'],
      days: ['draft 2026-12-03', 'upload 2026-12-23'],
      revisions: 1,
      usage: [6, true],
      exclusivity: null,
      payment: { after: 'upload', days: 5, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
