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
    name: 'agency letter with client and item',
    text: `하나님 안녕하세요, 광고대행사 라운드테이블 기획팀 차온유 대리입니다.
저희 클라이언트 '바로데움'의 전기 보온 방석 건으로 제안드립니다.
- 형식: 유튜브 PPL 1편 (70초 내외)
- 비용: 210만원(부가세 별도, 세금계산서 발행)
- 원고: 12/7, 영상 시안: 12/11, 업로드: 12/15
- 활용: 바로데움 공식 SNS 및 쿠팡 상세페이지 6개월
- 경쟁사 제한: 업로드 후 1개월
- 수정: 원고 1회, 영상 1회
- 입금: 업로드일 기준 익월 25일`,
    card: {
      brand: '바로데움',
      deliverables: ['ppl×1 70'],
      fees: ['2,100,000원(VAT 별도)'],
      days: ['draft 2026-12-07', 'draft 2026-12-11', 'upload 2026-12-15'],
      usage: [6, false],
      exclusivity: 1,
      payment: { after: 'month', days: 55, date: null },
    },
  },
  {
    name: 'casual mail about a visit to a workshop',
    text: `하나님~ 목공방 나무결입니다!
12월 원데이 클래스 오픈하는데 하나님 모시고 싶어요ㅎㅎ
클래스 무료(6만원 상당)로 체험하시고 브이로그에 2~3분 정도 담아 주세요
따로 출연료 30만원도 드릴게요 (3.3% 제하고요)
방문은 12/5 토요일, 업로드는 12/19까지면 돼요
영상 미리 안 보여 주셔도 되고 저희는 인스타에 공유만 할게요!`,
    card: { brand: '나무결', fees: ['300,000원'], exclusivity: null, payment: null },
  },
  {
    name: 'game, English Korean mixed brief',
    text: `Subject: [Paid] 하나 x Moonlit Harbor

안녕하세요 하나님, 게임 퍼블리셔 블루캡의 마케팅 매니저 에단입니다.
Steam 게임 'Moonlit Harbor' 한글판 출시에 맞춰 플레이 영상을 부탁드립니다.

Content: 브랜디드 1편 (10분 이상), Shorts 2편
Fee: USD 4,000
Draft: 2026/12/11
Publish: 2026/12/17 (엠바고 12/17 01:00)
Revision: 1회
Usage: 6개월 (유료 광고 포함)
Payment: Net 30`,
    card: {
      brand: '블루캡',
      product: 'Moonlit Harbor',
      deliverables: ['branded×1 600-', 'shorts×2'],
      fees: ['$4,000'],
      days: ['draft 2026-12-11', 'upload 2026-12-17'],
      revisions: 1,
      usage: [6, true],
      exclusivity: null,
      payment: { after: 'invoice', days: 30, date: null },
    },
  },
  {
    name: 'follow-up after a call',
    text: `하나님, 오늘 통화 감사했습니다! 말씀 나눈 내용 정리드려요.

▶ 진행: 쇼츠 3편 (12월~1월)
▶ 금액: 편당 70만원 → 75만원으로 조정 (VAT 별도)
▶ 업로드: 12/9, 12/23, 1/6
▶ 수정: 편당 1회
▶ 2차 활용: 하지 않음
▶ 지급: 편별 업로드 후 10일

혹시 빠진 내용 있으면 말씀 주세요.
씨앗상점 온유림 드림`,
    card: {
      brand: '씨앗상점',
      product: null,
      deliverables: ['shorts×3'],
      fees: ['건당 750,000원(VAT 별도)'],
      days: ['upload 2026-12-09', 'upload 2026-12-23', 'upload 2027-01-06'],
      revisions: 1,
      usage: [0, false],
      exclusivity: null,
      payment: { after: 'upload', days: 10, date: null },
    },
  },
  {
    name: 'rice cake shop, letter',
    text: `안녕하세요 하나님. 전주에서 떡집을 하는 '고운결떡방' 사장 육다솜입니다.
이번에 설 선물로 나가는 '오색 두텁떡' 세트를 하나님 쇼츠로 알리고 싶습니다.
쇼츠 2편에 130만 원, 세금은 따로 드리고요. 1월 11일과 1월 18일 저녁에 하나씩 올려 주시면 됩니다.
올리기 이틀 전에 영상만 한번 보여 주시고, 고칠 것은 한 번만 말씀드리겠습니다.
저희 네이버 스토어에는 설까지 한 달 동안 쓰겠습니다.
대금은 두 번째 영상이 올라가고 일주일 안에 보내 드립니다.`,
    card: {
      brand: '고운결떡방',
      product: '오색 두텁떡',
      deliverables: ['shorts×2'],
      fees: ['쇼츠 1,300,000원(VAT 별도)'],
      usage: [1, false],
      exclusivity: null,
      payment: { after: 'upload', days: 7, date: null },
    },
  },
  {
    name: 'headset maker, English brief by a brand',
    text: `Hi Hana,

Tobias here, Influencer Manager at Quietfield. We'd like to sponsor a 60-90 second segment about the Quietfield Air 2 headphones in one of your January videos.

Fee: €1,300
Script due: January 7
Publish date: January 15
Edits: two rounds
Whitelisting: 30 days
Exclusivity: 4 weeks, audio brands
Terms: 50% upfront, 50% net 14 after publishing

Best,
Tobias Lang`,
    card: {
      brand: 'Quietfield',
      deliverables: ['ppl×1 60-90'],
      fees: ['€1,300'],
      days: ['draft 2027-01-07', 'upload 2027-01-15'],
      revisions: 2,
      usage: [1, true],
      exclusivity: 1,
    },
  },
  {
    name: 'pasted cells, with a heading',
    text: `하나님, 아래 조건 확인 부탁드립니다. - 별무리커머스 기획팀 맹하준

캠페인 조건

광고주
새봄가전

제품
스팀 다리미 SB-7

콘텐츠 형태
유튜브 PPL 1편(80초 이상)

원고료
190만원(VAT 별도)

시안 제출
12월 10일

업로드
12월 18일

수정
2회

2차 활용
자사몰 6개월

지급
업로드 익월 10일`,
    card: {
      brand: '새봄가전',
      product: '스팀 다리미 SB-7',
      deliverables: ['ppl×1 80-'],
      fees: ['1,900,000원(VAT 별도)'],
      days: ['draft 2026-12-10', 'upload 2026-12-18'],
      revisions: 2,
      usage: [6, false],
      exclusivity: null,
      payment: { after: 'month', days: 40, date: null },
    },
  },
  {
    name: 'chat with a school of cooking',
    text: `[쿡스튜디오 봄] [오후 1:20] 안녕하세요 하나님! 쿡스튜디오 봄이에요
[쿡스튜디오 봄] [오후 1:21] 겨울 특강 홍보로 릴스 하나 부탁드리고 싶은데
[쿡스튜디오 봄] [오후 1:22] 수업 무료에 45만원(부가세 포함) 드릴게요
[쿡스튜디오 봄] [오후 1:23] 촬영은 12/6 일요일이고 업로드는 12/9까지요!
[하나] [오후 1:40] 수정은요?
[쿡스튜디오 봄] [오후 1:41] 수정은 따로 없어요 ㅎㅎ
[쿡스튜디오 봄] [오후 1:42] 입금은 업로드 다음 날 해 드려요`,
    card: {
      deliverables: ['instagram×1'],
      fees: ['450,000원(VAT 포함)'],
      days: ['shoot 2026-12-06', 'upload 2026-12-09'],
      revisions: 0,
      usage: null,
      exclusivity: null,
    },
  },
  {
    name: 'publisher, formal with report',
    text: `하나 님께

안녕하세요. 도서출판 물결선 마케팅팀 부소라입니다.
신간 『혼자의 식탁』 소개 영상을 의뢰드리고자 합니다.

- 형식 : 본 채널 영상 내 소개 1분 30초 내외
- 사례 : 70만 원 (원천징수 3.3% 공제)
- 원고 확인 : 12월 4일까지
- 공개 : 12월 11일(금)
- 공개 후 1주일 이내 조회수 캡처 공유
- 지급 : 공개 다음 달 15일`,
    card: {
      brand: '물결선',
      product: '혼자의 식탁',
      fees: ['700,000원'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: { after: 'month', days: 45, date: null },
    },
  },
  {
    name: 'agency with two clients priced apart',
    text: `안녕하세요 하나님, 마케팅 대행사 투데이리치 안승아입니다.
저희 클라이언트 '밀로베이커리'의 통밀 식빵으로 릴스 1건 제안드려요.
금액 55만원(VAT별도), 시안 12/2, 업로드 12/7, 수정 1회입니다.
2차 활용은 밀로베이커리 공식 계정 3개월(광고 미포함)이고 경쟁사 제한은 없습니다.
정산은 세금계산서 발행 후 30일 이내예요.`,
    card: {
      brand: '밀로베이커리',
      product: '통밀 식빵',
      deliverables: ['instagram×1'],
      fees: ['550,000원(VAT 별도)'],
      days: ['draft 2026-12-02', 'upload 2026-12-07'],
      revisions: 1,
      usage: [3, false],
      exclusivity: 0,
      payment: { after: 'invoice', days: 30, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
