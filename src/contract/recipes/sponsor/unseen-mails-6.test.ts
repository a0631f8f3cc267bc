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
    name: 'one line per term with equal signs',
    text: `안녕하세요. 광고주 대행 메일입니다(주식회사 애드브릿지).
광고주 = 튼튼의자
상품 = 허리편한 좌식의자 TS-1
구성 = 유튜브 브랜디드 1편(4분 이상), 블로그 1건
비용 = 브랜디드 500만원, 블로그 50만원, 부가세 별도
초안 = 12월 15일
업로드 = 12월 29일
수정 = 3회까지 무상
활용 = 6개월, 광고 소재 불포함
지급 = 업로드 후 익익월 말`,
    card: {
      brand: '튼튼의자',
      product: '허리편한 좌식의자 TS-1',
      deliverables: ['branded×1 240-', 'blog×1'],
      fees: ['브랜디드 5,000,000원(VAT 별도)', '블로그 500,000원(VAT 별도)'],
      days: ['draft 2026-12-15', 'upload 2026-12-29'],
      revisions: 3,
      usage: [6, false],
      exclusivity: null,
      payment: { after: 'month', days: 90, date: null },
    },
  },
  {
    name: 'forwarded with header block twice',
    text: `하나님 이거 어떠세요? 저는 괜찮아 보여요 ㅎㅎ

From: 배수아 <sooa@everytable.example>
Sent: Monday, November 23, 2026 2:15 PM
To: partner@creators.example
Subject: [에브리테이블] 밀키트 영상 광고 문의

안녕하세요, 에브리테이블 배수아입니다.
하나 채널에 저희 '들깨 버섯전골' 밀키트 PPL 광고 진행 가능 여부 문의드립니다.
60초 이상 노출, 광고비 190만원(VAT 별도)이고요, 12월 2주차 업로드 생각하고 있습니다.
초안은 업로드 3일 전까지 부탁드립니다.
회신 기다리겠습니다.`,
    card: {
      brand: '에브리테이블',
      product: '들깨 버섯전골',
      deliverables: ['ppl×? 60-'],
      fees: ['1,900,000원(VAT 별도)'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'very short ask with rate range',
    text: `안녕하세요! 캔들 브랜드 무어데이 입니다. 인스타 릴스 1개 견적 문의드려요. 저희 예산은 30~40만원 정도이고 12월 크리스마스 전에 업로드되면 좋겠어요. 제품은 12/1에 발송 예정입니다. 감사합니다!`,
    card: {
      brand: '무어데이',
      deliverables: ['instagram×1'],
      fees: ['300,000원~400,000원'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'cosmetics brand with a form of dots',
    text: `하나님, 안녕하세요! 저자극 화장품 브랜드 미온결에서 인플루언서 협업을 담당하는 도예린입니다.

▪제품명… 미온결 판테놀 크림 80ml
협업 조건은 아래와 같아요.
· 유튜브 본편 내 PPL 1회, 최소 70초
· 원고료 230만 원, VAT 별도
· 영상 초안은 12월 6일(일), 본편은 12월 13일(일) 공개
· 피드백은 두 번까지만 드릴게요
· 본 영상은 저희 자사몰과 메타 광고에 4개월간 사용하려고 합니다
· 공개 전후 3주 동안 다른 크림 제품은 피해 주세요
· 입금은 공개일 기준 20일 이내입니다`,
    card: {
      brand: '미온결',
      deliverables: ['ppl×1 70-'],
      fees: ['2,300,000원(VAT 별도)'],
      days: ['draft 2026-12-06', 'upload 2026-12-13'],
      revisions: 2,
      usage: [4, true],
      payment: { after: 'upload', days: 20, date: null },
    },
  },
  {
    name: 'English agency with rate question and details in one paragraph',
    text: `Hello Hana, hope you are well. I represent Talent Harbor and we're booking creators for Verdana Teas. The ask is two Instagram Reels and one Story per Reel, posted on December 9 and December 16, with drafts due three days before each. The budget is $1,100 in total, paid 21 days after the last post. Organic usage for 6 months is included; paid usage would be an extra $300 for 3 months. The brand asks for 45 days of category exclusivity.

Kindly,
Renee`,
    card: {
      brand: 'Verdana Teas',
      product: null,
      deliverables: ['instagram×2', 'instagram×1'],
      revisions: null,
      exclusivity: 1.5,
      payment: { after: 'upload', days: 21, date: null },
    },
  },
  {
    name: 'cells below each other in English',
    text: `Campaign brief for Hana

Brand
Harlow & Finch

Product
Cast Iron Skillet 26cm

Deliverables
1 YouTube dedicated video, 1 Short

Fee
$3,400

Draft due
2026-12-11

Go-live
2026-12-19

Usage rights
12 months, paid ads included

Exclusivity
2 months

Payment
Net 15`,
    card: {
      brand: 'Harlow & Finch',
      product: 'Cast Iron Skillet 26cm',
      deliverables: ['branded×1', 'shorts×1'],
      fees: ['$3,400'],
      days: ['draft 2026-12-11', 'upload 2026-12-19'],
      revisions: null,
      usage: [12, true],
      exclusivity: 2,
      payment: { after: 'invoice', days: 15, date: null },
    },
  },
  {
    name: 'KakaoTalk with a manager of a brand and the price asked for',
    text: `[라온치약 지민] [오전 10:02] 하나님 안녕하세요~ 어제 메일 드린 라온치약 지민이에요!
[라온치약 지민] [오전 10:02] 조건 다시 정리해 드릴게요
[라온치약 지민] [오전 10:04] 쇼츠 1편 + 커뮤니티 글 1개, 전체 95만원이고 부가세 포함이에요
[라온치약 지민] [오전 10:04] 업로드는 12/17 목요일, 영상은 12/14까지 먼저 보여주세요
[하나] [오전 10:20] 수정은 몇 번까지 생각하세요? 저는 보통 2회까지 해드려요
[라온치약 지민] [오전 10:22] 저희는 1회면 충분해요!
[라온치약 지민] [오전 10:23] 영상은 저희 인스타에 3개월만 올릴게요`,
    card: {
      brand: '라온치약',
      product: null,
      deliverables: ['shorts×1', 'community×1'],
      days: ['upload 2026-12-17', 'draft 2026-12-14'],
      usage: [3, false],
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'agency without saying so, brand in the subject',
    text: `제목: [한알비타] 유튜브 PPL 협업 제안의 건

안녕하세요, 하나님.
모먼트웍스 함서율입니다.

한알비타 '올인원 멀티비타민' PPL 영상을 아래와 같이 제안드립니다.

1. 영상: PPL 1편 (90초 이상)
2. 비용: 2,700,000원 (VAT 별도)
3. 일정: 대본 12/7, 영상 초안 12/14, 업로드 12/21
4. 2차 활용: 업로드 후 3개월 (공식몰, SNS)
5. 정산: 업로드 후 45일 이내

검토 부탁드립니다.`,
    card: {
      brand: '한알비타',
      product: '올인원 멀티비타민',
      deliverables: ['ppl×1 90-'],
      fees: ['2,700,000원(VAT 별도)'],
      days: ['draft 2026-12-07', 'draft 2026-12-14', 'upload 2026-12-21'],
      revisions: null,
      usage: [3, false],
      exclusivity: null,
      payment: { after: 'upload', days: 45, date: null },
    },
  },
  {
    name: 'cafe owner, barter and a visit',
    text: `안녕하세요 :-) 망원동 카페 '느릿'입니다! 하나님 카페 브이로그 너무 좋아해요ㅠㅠ
저희 매장에 오셔서 브이로그 찍어 주시면 음료 2잔이랑 디저트 3종 무료로 드릴게요~
원고료는 10만원 정도밖에 못 드려요 죄송합니다🙏
12월 첫째 주 평일 아무 때나 방문 가능하시고 업로드는 12월 20일 전이면 좋겠어요
영상 확인은 안 할게요! 편하게 만들어 주세요`,
    card: { brand: '느릿', fees: ['100,000원'], exclusivity: null, usage: null, payment: null },
  },
  {
    name: 'course platform, labelled with brackets in line',
    text: `하나님께 제안드립니다.

(회사) 클래스온 / 담당 이주안 매니저
(상품) 온라인 강의 '퇴근 후 수채화'
(내용) 기획PPL 1편, 노출 2분 내외, 영상 앞 1/3 지점
(비용) 400만원, 부가세 별도, 선지급 50% + 업로드 후 7일 이내 50%
(일정) 기획안 11/30, 촬영 12/5, 초안 12/12, 업로드 12/19
(수정) 2회
(2차활용) 6개월, 유료광고 집행 포함
(제한) 업로드 후 60일간 타 강의 플랫폼 광고 금지`,
    card: {
      brand: '클래스온',
      deliverables: ['planned-ppl×1 120'],
      fees: ['4,000,000원(VAT 별도)'],
      days: ['draft 2026-11-30', 'shoot 2026-12-05', 'draft 2026-12-12', 'upload 2026-12-19'],
      revisions: 2,
      usage: [6, true],
      exclusivity: 2,
      payment: { after: 'upload', days: 7, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
