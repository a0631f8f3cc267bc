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
    name: 'd3',
    text: `[체결 요청] 하나님, 구두로 말씀드린 내용 정리드립니다.
광고주 : 루미에르조명 / 대행 : 컬러웍스
집행 항목 : 쇼츠 3건, 커뮤니티 2건
집행 금액 : 건당 40만(쇼츠), 건당 8만(커뮤니티) *부가세 포함
업로드 : 12/8, 12/15, 12/22 (화)
콘티 : 각 업로드 3일 전
대금 : 매월 말 마감, 익월 15일
경쟁사 : 조명 카테고리 1개월`,
    card: {
      brand: '루미에르조명',
      deliverables: ['shorts×3', 'community×2'],
      exclusivity: 1,
      payment: { after: 'month', days: 45, date: null },
    },
  },
  {
    name: 'd4',
    text: `안녕하세요 :) 온라인 클래스 플랫폼 '배움터'의 크리에이터 파트너 매니저 고은비라고 합니다. 저희 플랫폼 홍보를 위해 라이브 방송에서 10분 정도 소개해 주시고, 뉴스레터에도 한 번 실어 주실 수 있을까요? 라이브는 100만 원, 뉴스레터는 40만 원 생각하고 있습니다(세금 별도). 일정은 12월 둘째 주 수요일 라이브, 뉴스레터는 그 다음 주 월요일이에요.`,
    card: {
      brand: '배움터',
      deliverables: ['live×? 600', 'newsletter×1'],
      fees: ['라이브 1,000,000원(VAT 별도)', '뉴스레터 400,000원(VAT 별도)'],
    },
  },
  {
    name: 'd5',
    text: `Good afternoon Hana,
I'm writing from Harbor Lane Ceramics, a small studio in Busan. We'd like to commission a dedicated video (10+ minutes) about our winter tableware. Budget 3.5 million KRW excluding VAT. 30% deposit on signing, 70% within two weeks of upload. First cut by the second Friday of December; publish December 21. Two revision rounds. We'd use clips on our website for 6 months. No exclusivity.`,
    card: {
      brand: 'Harbor Lane Ceramics',
      deliverables: ['branded×1 600-'],
      fees: ['3,500,000원(VAT 별도)'],
      days: ['draft 2026-12-11', 'upload 2026-12-21'],
      revisions: 2,
      usage: [6, false],
      exclusivity: 0,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'd6',
    text: `하나님! 작은 브랜드라 조심스럽게 여쭤봐요🙏 수제 비누 만드는 '거품공방'이에요. 비누 세트로 릴스 한 편 부탁드려도 될까요? 드릴 수 있는 금액은 15만원이에요(부가세 포함). 12월 셋째 주 안에만 올려 주시면 좋겠어요. 사진은 저희 인스타에 리그램해도 될까요?`,
    card: { brand: '거품공방', product: '비누 세트', deliverables: ['instagram×1'], fees: ['150,000원(VAT 포함)'] },
  },
  {
    name: 'e1 columns',
    text: `안녕하세요 하나님, 자연담은샵 김태린입니다. 아래 표 참고 부탁드려요.

| 구분 | 수량 | 단가 | 비고 |
|---|---|---|---|
| 쇼츠 | 2편 | 60만원 | 30초 이상 노출 |
| PPL | 1편 | 180만원 | 60초 |
| 합계 |  | 300만원 | VAT 별도 |

업로드: 12/10(목) 쇼츠, 12/17(목) PPL
제품명: 유기농 들기름`,
    card: {
      brand: '자연담은샵',
      product: '유기농 들기름',
      deliverables: ['shorts×2 30-', 'ppl×1 60'],
      fees: ['쇼츠 600,000원(VAT 별도)', 'PPL 1,800,000원(VAT 별도)', '총 3,000,000원(VAT 별도)'],
      days: ['upload 2026-12-10', 'upload 2026-12-17'],
    },
  },
  {
    name: 'e2 tabs',
    text: `안녕하세요.
광고주	달토끼제과
제품	쌀과자 '달칩'
콘텐츠	릴스 1건, 스토리 2건
원고료	70만원 (VAT 포함)
업로드	12월 14일(월)
수정	1회
2차활용	없음
정산	업로드 후 20일`,
    card: {
      brand: '달토끼제과',
      deliverables: ['instagram×1', 'instagram×2'],
      fees: ['700,000원(VAT 포함)'],
      days: ['upload 2026-12-14'],
      revisions: 1,
      usage: [0, false],
      payment: { after: 'upload', days: 20, date: null },
    },
  },
  {
    name: 'e3 dm',
    text: `하나님 안녕하세요! 인스타 보고 연락드려요🥰 저희는 '오후네시'라는 홈웨어 브랜드인데요, 파자마 세트 입고 릴스 하나 찍어 주실 수 있을까 해서요! 제작비는 35만 원에 제품도 두 벌 보내 드려요. 12/9까지만 올려 주심 되고 수정 요청은 안 드려요ㅎㅎ`,
    card: { brand: '오후네시', deliverables: ['instagram×1'], fees: ['350,000원'], days: ['upload 2026-12-09'] },
  },
  {
    name: 'e4 nested reply en',
    text: `Thanks Hana! $1,100 works on our side. Let's lock Dec 10 for the draft and Dec 17 for posting.

On Mon, Nov 23, 2026 at 4:12 PM Hana <hana@example.com> wrote:
> Thank you! My rate for a 60s integration is $1,200.
>
> On Sun, Nov 22, 2026 at 9:00 AM Owen <owen@fernandfield.com> wrote:
>> Hi Hana, Owen here from Fern & Field Garden Tools. Could you do a 60 second integration for $900? Payment 30 days after posting. 3 months of organic usage.`,
    card: {
      brand: 'Fern & Field Garden Tools',
      deliverables: ['ppl×1 60'],
      fees: ['$1,100'],
      days: ['draft 2026-12-10', 'upload 2026-12-17'],
      usage: [3, false],
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'e5 formal',
    text: `수신: 하나 크리에이터
발신: ㈜서린바이오 홍보팀 (담당: 여은서 과장)
제목: 유산균 '데일리밸런스' 온라인 홍보 협조 요청의 건

1. 귀하의 무궁한 발전을 기원합니다.
2. 당사 유산균 제품 홍보를 위하여 아래와 같이 협조를 요청드립니다.
  가. 내용: 브랜디드 영상 1편(10분 내외)
  나. 금액: 금 5,500,000원(부가가치세 포함)
  다. 기한: 2026. 12. 21.까지 게시
  라. 지급: 게시 확인 후 30일 이내
  마. 수정: 2회 이내. 끝.`,
    card: {
      brand: '서린바이오',
      product: '데일리밸런스',
      deliverables: ['branded×1 600'],
      fees: ['5,500,000원(VAT 포함)'],
      days: ['upload 2026-12-21'],
      revisions: 2,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'e6 usd split',
    text: `Hello Hana — Nina from Cloudberry Notes (note-taking app). Proposal:
(a) One 75-90s integrated ad read, long-form, $1,600
(b) Two Shorts, $350 each
(c) One newsletter placement, $200
50% upfront via Wise, 50% on publication.
We need (a) live by Dec 22; Shorts by Dec 29. Draft for (a) due Dec 14.
Usage: none. Exclusivity: note-taking apps, 30 days.`,
    card: {
      brand: 'Cloudberry Notes',
      deliverables: ['ppl×1 75-90', 'shorts×2', 'newsletter×1'],
      fees: ['PPL $1,600', '쇼츠 건당 $350', '뉴스레터 $200'],
      usage: [0, false],
      exclusivity: 1,
    },
  },
];

describe('tables, letters and threads', () => {
  it.each(mails)('$name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
