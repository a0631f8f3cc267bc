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
    name: 'price with net and gross and three deliverables priced apart',
    text: `[위드리빙] 12월 협업 견적 요청 회신

하나님, 안녕하세요. 위드리빙 박다솔입니다.
요청 주신 내용으로 내부 품의 마쳤습니다.

· 본영상 PPL(1분 30초) : 2,000,000원
· 쇼츠 1편 : 500,000원
· 커뮤니티 1건 : 100,000원
합계 2,600,000원 (VAT 별도, VAT 포함 시 2,860,000원)

· 1차 편집본 공유 : 12.11
· 최종 업로드 : 12.18 오후 6시
· 지급 : 세금계산서 발행 후 익월 15일`,
    card: {
      brand: '위드리빙',
      product: null,
      deliverables: ['ppl×? 90', 'shorts×1', 'community×1'],
      fees: [
        'PPL 2,000,000원(VAT 별도)',
        '쇼츠 500,000원(VAT 별도)',
        '커뮤니티 글 100,000원(VAT 별도)',
        '총 2,600,000원(VAT 별도)',
      ],
      days: ['draft 2026-12-11', 'upload 2026-12-18'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: { after: 'month', days: 45, date: null },
    },
  },
  {
    name: 'reminder with a deadline for the answer',
    text: `하나님, 지난주에 보내드린 제안 확인하셨을까요? :)
저희 쪽 일정상 이번 주 금요일까지 회신 부탁드립니다.
조건은 동일하게 쇼츠 2편, 편당 55만원(VAT 별도), 첫 편 12/7 · 둘째 편 12/21 업로드입니다.
감사합니다.
오늘의비누 이채영 드림`,
    card: {
      brand: '오늘의비누',
      product: null,
      deliverables: ['shorts×2'],
      fees: ['건당 550,000원(VAT 별도)'],
      days: ['reply 2026-11-27', 'upload 2026-12-07', 'upload 2026-12-21'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'barter with points and a review date',
    text: `[체험단 선정 안내]
하나님, '포근상점 극세사 담요' 체험단에 선정되셨습니다!
제공 내역 : 극세사 담요 퀸 사이즈 1장 (정가 59,000원) + 포인트 2만점
미션 : 네이버 블로그 포스팅 1건 (사진 15장 이상, 키워드 3회)
리뷰 등록 마감 : 12월 6일(일) 자정
기한 내 미등록 시 제품가를 청구할 수 있습니다.`,
    card: {
      deliverables: ['blog×1'],
      fees: [],
      days: ['upload 2026-12-06'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'long Korean prose by an agency that says so late',
    text: `하나님 안녕하세요! 평소 영상 정말 잘 보고 있습니다.
저는 디플로컴퍼니에서 인플루언서 캠페인을 맡고 있는 권하민이라고 합니다.
이번에 건강즙 브랜드 '하루한포'의 도라지배즙을 알릴 크리에이터분을 모시고 있는데, 하나님 채널 톤과 너무 잘 어울릴 것 같아 제안드리게 되었어요.
형식은 브이로그 안에 자연스럽게 녹이는 PPL로 생각하고 있고 노출은 1분에서 1분 반 정도예요. 비용은 세금 별도로 170만 원 책정되어 있습니다.
콘티는 12월 첫째 주 안에, 업로드는 12월 19일 토요일로 부탁드려요. 수정은 최대 두 차례고요.
정산은 업로드된 달의 다음 달 말일에 진행됩니다.`,
    card: {
      brand: '하루한포',
      product: '도라지배즙',
      deliverables: ['ppl×? 60-90'],
      fees: ['1,700,000원(VAT 별도)'],
      days: ['draft null', 'upload 2026-12-19'],
      revisions: 2,
      usage: null,
      exclusivity: null,
      payment: { after: 'month', days: 60, date: null },
    },
  },
  {
    name: 'English thread, counter accepted',
    text: `Hi Hana,

Great news, the client approved $1,800 for the dedicated video. Since Dec 10 is tight for you, let's move the upload to Dec 15.

Best,
Tessa

On Mon, Nov 23, 2026 at 9:14 AM Hana <hana@example.com> wrote:
> Hi Tessa, thank you for your offer! My rate for a dedicated video is $1,800.
>
> On Fri, Nov 20, 2026 at 5:40 PM Tessa Vaughn <tessa@brightline.example> wrote:
>> Hello Hana, I'm Tessa from Brightline, reaching out on behalf of Moss & Moor.
>> We'd like one dedicated video about their Heather Candle for $1,500, live on Dec 10.
>> The draft would be due on Dec 3. Two revisions. Net 30.`,
    card: {
      brand: 'Moss & Moor',
      product: 'Heather Candle',
      deliverables: ['branded×1'],
      fees: ['브랜디드 $1,800'],
      revisions: 2,
      usage: null,
      exclusivity: null,
      payment: { after: 'invoice', days: 30, date: null },
    },
  },
  {
    name: 'hospital notice style with 가. 나. 다.',
    text: `1. 귀하의 무궁한 발전을 기원합니다.
2. 서린시립도서관에서는 겨울 독서 캠페인 영상 제작을 아래와 같이 의뢰하고자 합니다.

가. 사업명: 2026 겨울밤 독서 캠페인
나. 내용: 쇼츠 3편(각 40초 내외)
다. 소요예산: 금1,500,000원(금일백오십만원, 부가세 포함)
라. 납품기한: 2026. 12. 20.
마. 활용: 도서관 홈페이지 및 SNS 게시(2년)
바. 대금지급: 납품 검수 후 10일 이내. 끝.`,
    card: {
      brand: '서린시립도서관',
      deliverables: ['shorts×3 40'],
      fees: ['1,500,000원(VAT 포함)'],
      days: ['upload 2026-12-20'],
      revisions: null,
      usage: [24, false],
      exclusivity: null,
      payment: { days: 10 },
    },
  },
  {
    name: 'emoji form mail',
    text: `✨협찬 제안서✨
🏷️브랜드 : 루루펫
📦제품 : 노즈워크 담요
📹콘텐츠 : 인스타 릴스 1 + 스토리 2
💰원고료 : 40만원 (3.3% 공제 후 지급)
🗓️업로드 : 12/10~12/15 사이
✏️수정 : 1회 가능
🚫경쟁사 : 2주간 금지
💳지급일 : 업로드 후 5영업일`,
    card: {
      brand: '루루펫',
      product: '노즈워크 담요',
      deliverables: ['instagram×1', 'instagram×2'],
      fees: ['400,000원'],
      days: ['upload 2026-12-15'],
      revisions: 1,
      usage: null,
      exclusivity: 0.5,
      payment: { after: 'upload', days: 7, date: null },
    },
  },
  {
    name: 'two brands of one company',
    text: `Hi Hana! Sofia here, from the creator team at Linden Home. We're planning our spring drop and would love two YouTube Shorts: one for the Linden Linen Apron and one for the Linden Tea Towels. $450 per Short, $900 total. First Short by March 3, second by March 17, 2027. Two rounds of edits each. We may repost on our own Instagram and TikTok (organic only) for up to one year. Payment is made within 7 business days of receiving your invoice.`,
    card: {
      brand: 'Linden Home',
      deliverables: ['shorts×2'],
      fees: ['쇼츠 건당 $450', '총 $900'],
      revisions: 2,
      usage: [12, false],
      exclusivity: null,
      payment: { after: 'invoice', days: 10, date: null },
    },
  },
  {
    name: 'casual mail without labels, money in native words',
    text: `하나님 안녕하세용 저희 '밤식빵연구회'예요🍞
지난번에 얘기 나눈 대로 신메뉴 '공주밤 크림빵'으로 브이로그 한 편 부탁드리고 싶어요.
금액은 백이십만 원에 부가세 따로 드리고요, 12월 11일 금요일 저녁에 올려 주시면 좋겠어요.
그 전 주 수요일까지 영상 먼저 한번 보여 주세요!
빵은 당일 아침에 퀵으로 보내 드릴게요.
정산은 올리신 날로부터 일주일 안에 끝내 드려요.`,
    card: {
      brand: '밤식빵연구회',
      product: '공주밤 크림빵',
      deliverables: ['video×1'],
      fees: ['1,200,000원(VAT 별도)'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: { after: 'upload', days: 7, date: null },
    },
  },
  {
    name: 'contract excerpt',
    text: `콘텐츠 제작 계약(안)
제3조(업무) "을"은 "갑"(주식회사 도란도란)의 제품 '저온압착 들기름'을 소재로 한 브랜디드 영상 1편(2분 30초 이상)을 제작하여 2026년 12월 22일까지 게시한다.
제4조(대금) "갑"은 금 5,500,000원(부가가치세 포함)을 게시 완료 및 세금계산서 발행일로부터 14일 이내에 지급한다.
제5조(수정) "갑"은 초안 수령 후 2회에 한하여 수정을 요청할 수 있다. 초안은 2026년 12월 12일까지 제출한다.
제6조(활용) "갑"은 게시일로부터 6개월간 본 영상을 온라인 광고에 활용할 수 있다.
제7조(경업금지) "을"은 게시일로부터 3개월간 동종 제품의 광고를 하지 아니한다.`,
    card: {
      brand: '도란도란',
      product: '저온압착 들기름',
      deliverables: ['branded×1 150-'],
      fees: ['5,500,000원(VAT 포함)'],
      revisions: 2,
      usage: [6, true],
      exclusivity: 3,
      payment: { after: 'invoice', days: 14, date: null },
    },
  },
  {
    name: 'tier bonus',
    text: `안녕하세요 하나님! 다이어리 앱 '하루칸' 그로스팀 백도현입니다.
✔ 형식: 유튜브 PPL 60초
✔ 고정비: 100만원 (VAT 별도)
✔ 추가 성과 보상: 설치 1건당 1,000원 (최대 100만원)
✔ 가이드: 앱 내 '감정 달력' 기능 시연, 고정댓글 링크
✔ 스크립트: 12/3, 영상: 12/10, 공개: 12/14
✔ 유지: 최소 1년
✔ 정산: 고정비 당월 말, 성과 보상 익월 말`,
    card: {
      brand: '하루칸',
      deliverables: ['ppl×? 60'],
      fees: ['1,000,000원(VAT 별도)'],
      revisions: null,
      usage: null,
      exclusivity: null,
    },
  },
  {
    name: 'brief sheet with slashes and colons',
    text: `[온쿡 x 하나] 협업 브리프

브랜드/제품 : 온쿡 / 3분 된장국 큐브
타입 : 유튜브 PPL(기획) 2분
단가 : 320만원 (vat+)
기획안 : 12/1  |  가편 : 12/9  |  온에어 : 12/16
수정 : 기획안 1회, 가편 2회
라이선스 : 6개월, 퍼포먼스 광고 가능
경업 : 온에어 후 6주
지불 : 온에어 익월 15일`,
    card: {
      brand: '온쿡',
      product: '3분 된장국 큐브',
      deliverables: ['planned-ppl×? 120'],
      fees: ['3,200,000원(VAT 별도)'],
      days: ['draft 2026-12-01', 'draft 2026-12-09', 'upload 2026-12-16'],
      usage: [6, true],
      exclusivity: 1.5,
      payment: { after: 'month', days: 45, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
