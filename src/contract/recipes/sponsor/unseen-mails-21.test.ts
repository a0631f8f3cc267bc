import { describe, expect, it } from 'vitest';
import { cardOf, type Card } from './test-card.ts';

/** Eight more mails, half of them in forms, read once before anything was changed for them. */
const mails: { name: string; text: string; card: Partial<Card> }[] = [
  {
    name: 'rows behind arrows',
    text: `[글로우데이] 12월 신제품 '레티놀 앰플' 유튜브 협업 제안드립니다.

안녕하세요 하나님! 글로우데이 브랜드마케팅팀 윤가람입니다.
평소 하나님의 스킨케어 루틴 영상을 잘 보고 있습니다.

이번에 새롭게 출시되는 '레티놀 앰플'의 사용 후기를 하나님 채널에서 소개해 주셨으면 하여 연락드렸습니다.

▶ 제품: 글로우데이 레티놀 앰플 30ml (32,000원)
▶ 콘텐츠: 유튜브 PPL 1편 (1분 30초 내외), 인스타그램 스토리 1회
▶ 원고료: 250만 원 (VAT 별도)
▶ 초안 공유: 12월 10일 (목)
▶ 업로드: 12월 17일 (목) 오후 6시
▶ 수정 횟수: 2회
▶ 2차 활용: 상세페이지, SNS 광고 / 6개월
▶ 경쟁사 제한: 레티놀 제품군, 업로드 후 1개월
▶ 지급: 업로드 후 익월 말일 지급

참여 가능하시다면 11월 27일까지 회신 부탁드립니다.
감사합니다.
윤가람 드림
T. 02-1234-5678 / E. garam@glowday.co.kr`,
    card: {
      brand: '글로우데이',
      product: '글로우데이 레티놀 앰플 30ml',
      contact: '윤가람',
      deliverables: ['ppl×1 90', 'instagram×1'],
      fees: ['2,500,000원(VAT 별도)'],
      days: ['draft 2026-12-10', 'upload 2026-12-17', 'reply 2026-11-27'],
      revisions: 2,
      usage: [6, true],
      exclusivity: 1,
      payment: { after: 'month', days: 60, date: null },
    },
  },
  {
    name: 'a journey in two parts',
    text: `안녕하세요, 여행 크리에이터 정하나님.
온라인 여행사 '트립포켓'에서 제휴를 담당하고 있는 고은찬입니다.

저희가 내년 1월 오픈하는 '후쿠오카 3박4일 패키지'를 영상으로 소개해 주실 크리에이터를 찾고 있습니다.
- 형태: 브이로그 2편 (편당 10분 이상)
- 지원: 항공·숙박 전액, 제작비 600만 원(부가세 포함)
- 촬영: 1월 11일~14일
- 업로드: 1편 1월 23일, 2편 1월 30일
- 저작권: 영상은 크리에이터 소유, 당사는 1년간 홈페이지와 SNS에 게시
- 정산: 계약 시 50%, 2편 업로드 후 10일 이내 50%
- 타 여행사 패키지 광고는 2월 말까지 제한됩니다.

관심 있으시면 12월 4일까지 답변 부탁드려요.`,
    card: {
      brand: '트립포켓',
      product: '후쿠오카 3박4일 패키지',
      contact: '고은찬',
      deliverables: ['video×2 600-'],
      fees: ['6,000,000원(VAT 포함)'],
      days: ['shoot 2027-01-14', 'upload 2027-01-23', 'upload 2027-01-30', 'reply 2026-12-04'],
      revisions: null,
      usage: [12, false],
      payment: { after: 'upload', days: 10, date: null },
    },
  },
  {
    name: 'a letter with a list in English',
    text: `Hi Hana,

I'm reaching out from Saltwick, a small-batch hot sauce company in Bristol. We'd love to sponsor your next cooking video.

Here's what we're thinking:
- 1 dedicated recipe video featuring our Smoked Habanero sauce (8+ minutes)
- 1 Instagram Reel cut-down
Budget: £1,800 (flat fee)
Timeline: script for review by 7 December, video live by 18 December
We'd include one round of revisions.
We'd like to use clips on our website and socials for 12 months; no paid ads.
Exclusivity: other hot sauce brands for 30 days
Payment within 30 days of invoice.

Let me know what you think!
Best,
Tom Harding
Partnerships, Saltwick`,
    card: {
      brand: 'Saltwick',
      contact: 'Tom Harding',
      deliverables: ['branded×1 480-', 'instagram×1'],
      fees: ['£1,800'],
      days: ['draft 2026-12-07', 'upload 2026-12-18'],
      revisions: 1,
      usage: [12, false],
      exclusivity: 1,
      payment: { after: 'invoice', days: 30, date: null },
    },
  },
  {
    name: 'numbered terms of a company',
    text: `안녕하십니까, 정하나 크리에이터님.
주식회사 모아핀 브랜드전략팀 서지완 과장입니다.

당사의 가계부 앱 '모아북'의 연말정산 기능을 주제로 브랜디드 콘텐츠를 의뢰드리고자 합니다.

1) 콘텐츠: 브랜디드 영상 1편(6~8분)
2) 제작비: 550만 원(VAT 별도), 조회수 10만 회 달성 시 인센티브 50만 원
3) 일정: 기획안 12/2, 촬영 12/9, 1차 편집본 12/16, 업로드 12/23
4) 수정: 기획안 1회, 편집본 2회
5) 2차 활용: 당사 앱 내 배너 및 유튜브 인스트림 광고, 3개월
6) 경업 금지: 가계부·자산관리 앱 3개월
7) 대금 지급: 업로드 후 세금계산서 발행일로부터 30일

검토 후 11월 27일(금)까지 회신 부탁드립니다.
서지완 배상`,
    card: {
      brand: '모아핀',
      product: '모아북',
      contact: '서지완',
      deliverables: ['branded×1 360-480'],
      fees: ['5,500,000원(VAT 별도)'],
      days: ['draft 2026-12-02', 'shoot 2026-12-09', 'draft 2026-12-16', 'upload 2026-12-23', 'reply 2026-11-27'],
      revisions: 2,
      usage: [3, true],
      exclusivity: 3,
      payment: { after: 'invoice', days: 30, date: null },
    },
  },
  {
    name: 'a present and no money',
    text: `하나님 안녕하세요 :) 핸드메이드 도자기 공방 '흙결'이에요.
저희 머그잔 2개(8만원 상당)를 선물로 보내 드리고 싶은데, 마음에 드시면 스토리에 한 번만 올려 주실 수 있을까요? 비용은 따로 드리지 못해요 ㅠㅠ
올려 주시는 건 12월 안에만 해 주시면 되고, 사진은 저희 계정에 리그램해도 괜찮을지 여쭤봐요!`,
    card: {
      brand: '흙결',
      product: '머그잔',
      contact: null,
      fees: [],
      days: ['upload null'],
      revisions: null,
      usage: [null, false],
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'the form of a page',
    text: `제목: 유튜브 광고 문의 (펫프렌즈마켓)

담당자: 오세린
회사: 펫프렌즈마켓
이메일: serin@petfm.kr
예산: 300~350만원
광고 유형: 유튜브 브랜디드 or PPL
제품: 고양이 자동급식기 '밥시간'
희망 업로드: 12월 중순
기타: 2차 활용 3개월 희망, 경쟁사 제한 2주`,
    card: {
      brand: '펫프렌즈마켓',
      product: "고양이 자동급식기 '밥시간'",
      contact: '오세린',
      deliverables: ['branded×?', 'ppl×?'],
      fees: ['3,000,000원~3,500,000원'],
      days: ['upload null'],
      revisions: null,
      usage: [3, false],
      exclusivity: 0.5,
      payment: null,
    },
  },
  {
    name: 'once more of the same',
    text: `하나님, 지난달 캠페인 감사했습니다! 조회수가 잘 나와서 내부 반응이 좋았어요.
같은 제품(오트밀 쿠키)으로 한 번 더 진행하고 싶습니다.
이번엔 쇼츠 2편이고요, 금액은 편당 90만원(VAT 별도)입니다.
첫 번째는 12월 10일, 두 번째는 12월 24일에 올려 주시면 되고 초안은 각각 3일 전에 부탁드려요.
활용 기간은 지난번과 같이 3개월, 정산도 똑같이 업로드 후 30일 이내입니다.

바삭상점 문해나 드림`,
    card: {
      brand: '바삭상점',
      product: '오트밀 쿠키',
      contact: '문해나',
      deliverables: ['shorts×2'],
      fees: ['건당 900,000원(VAT 별도)'],
      days: ['upload 2026-12-10', 'upload 2026-12-24', 'draft null'],
      revisions: null,
      usage: [3, false],
      exclusivity: null,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'a guest of a live show',
    text: `안녕하세요. 라이브커머스 팀 '온에어숍'입니다. 12월 12일(토) 저녁 8시 라이브에 게스트로 출연해 주실 수 있을지 문의드립니다. 방송 시간은 60분, 출연료 200만원(세전)이며 판매 수수료 5%는 별도입니다. 리허설은 같은 날 오후 5시예요. 방송 다시보기는 자사 앱에 1개월 게시됩니다. 출연료는 방송 후 2주 안에 지급합니다. - 온에어숍 기획팀 송다미`,
    card: {
      brand: '온에어숍',
      product: null,
      contact: '송다미',
      fees: ['2,000,000원'],
      days: ['shoot 2026-12-12'],
      revisions: null,
      exclusivity: null,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
