import { describe, expect, it } from 'vitest';
import { cardOf, type Card } from './test-card.ts';

/** Six more mails without a common form, read once before anything was changed for them. */
const mails: { name: string; text: string; card: Partial<Card> }[] = [
  {
    name: 'a health brand',
    text: `[뉴트리데이] 12월 쇼츠 협업 제안드립니다

하나 크리에이터님 안녕하세요. 뉴트리데이 콘텐츠마케팅팀 조은별입니다.
당사는 직장인을 위한 데일리 영양제를 만드는 회사로, 다음 달에 구미형 비타민 '데이젤리'를 새롭게 선보입니다.
쇼츠 3편(각 40초 내외)을 주 1편씩 올려 주시는 형태로 제안드리며, 제작비는 총 240만원(부가세 별도)입니다.
첫 편은 12월 7일 주에 시작했으면 하고, 각 편 대본은 업로드 5일 전에 공유 부탁드립니다. 대본 수정은 1회만 요청드리겠습니다.
영상은 당사 인스타그램 광고에 2개월 동안 사용 예정이며 같은 기간 타 영양제 브랜드 협찬은 삼가 부탁드립니다.
제작비는 마지막 편 게시 후 세금계산서 받고 15일 이내 지급됩니다.`,
    card: {
      brand: '뉴트리데이',
      product: '데이젤리',
      contact: '조은별',
      deliverables: ['shorts×3 40'],
      fees: ['총 2,400,000원(VAT 별도)'],
      days: ['upload 2026-12-13', 'draft 2026-12-02'],
      revisions: 1,
      usage: [2, true],
      exclusivity: 2,
      payment: { after: 'invoice', days: 15, date: null },
    },
  },
  {
    name: 'the owner of a camp site',
    text: `안녕하세요! 가평에서 '별빛오두막' 글램핑장을 운영하는 박서우입니다 ^^
겨울 시즌 홍보로 브이로그 한 편 부탁드리고 싶어서 연락드렸어요.
1박 2일 무료 숙박이랑 바비큐 세트(총 35만원 상당) 드리고, 영상비로 80만원 따로 드릴게요. (세금계산서 X, 3.3% 공제)
오시는 건 12월 중 평일이면 아무 때나 좋고, 영상은 다녀가신 뒤 열흘 안에 올려 주시면 돼요.
초안 확인은 안 해도 되고 대신 예약 링크만 고정댓글로 부탁드려요!
사진 몇 장은 저희 네이버 플레이스에 계속 쓸게요.
영상 올라가면 그날 바로 입금합니다.`,
    card: {
      brand: '별빛오두막',
      contact: '박서우',
      deliverables: ['video×1'],
      fees: ['800,000원'],
      days: ['upload null'],
      revisions: null,
      usage: ['unlimited', false],
      exclusivity: null,
      payment: { after: 'upload', days: 0, date: null },
    },
  },
  {
    name: 'a list of an online school',
    text: `제목: [협업제안] 코드나무 × 개발하는토끼

안녕하세요, 온라인 코딩 교육 서비스 코드나무의 제휴 매니저 한도윤입니다.

1. 협업 내용: 유튜브 영상 1편 (브랜디드, 8~10분) 내 '코드나무 부트캠프' 2분 이상 소개
2. 제작 비용: 500만원 (VAT 포함)
3. 일정
 - 기획안: 12/4
 - 가편: 12/14
 - 최종 업로드: 12/21 오후 6시
4. 라이선스: 자사 유튜브·메타 광고 6개월 (연장 시 월 50만원)
5. 독점: 업로드 후 2개월간 타 코딩교육 광고 불가
6. 수정: 기획 1회, 가편 2회
7. 지급: 업로드 월 익월 25일

긍정적인 검토 부탁드립니다. 회신은 11월 30일까지 부탁드려요.
한도윤 | 코드나무 | partner@codenamu.kr | 010-9876-1234`,
    card: {
      brand: '코드나무',
      product: '코드나무 부트캠프',
      contact: '한도윤',
      deliverables: ['branded×1 480-600'],
      fees: ['5,000,000원(VAT 포함)'],
      days: ['draft 2026-12-04', 'draft 2026-12-14', 'upload 2026-12-21', 'reply 2026-11-30'],
      revisions: 2,
      usage: [6, true],
      exclusivity: 2,
      payment: { after: 'month', days: 55, date: null },
    },
  },
  {
    name: 'a letter of a label in English',
    text: `Hi Yuna,

I'm Chloe from the influencer team at Halo & Fern, a clean skincare label from Melbourne. Your winter routine video was gorgeous!

We're launching our Barrier Milk moisturiser on January 8 and would love you to be part of it. The idea: one Reel (30-45 sec) plus three Story frames the same week. We'd pay US$900 for the set, plus a 10% affiliate code for your followers.

Content should go live between January 8 and 12; please share a draft at least three days before. We'd ask for two small edits at most.

We'd like to re-share on our own Instagram and website for 6 months (no paid ads). Please hold off on other moisturisers for two weeks after posting.

Payment is 50% on signing, 50% within 7 days of the last post.

Warmly,
Chloe Tan`,
    card: {
      brand: 'Halo & Fern',
      product: 'Barrier Milk',
      contact: 'Chloe Tan',
      deliverables: ['instagram×1 30-45', 'instagram×3'],
      fees: ['$900'],
      days: ['upload 2027-01-12', 'draft 2027-01-05'],
      revisions: 2,
      usage: [6, false],
      exclusivity: 0.5,
      payment: { after: 'upload', days: 7, date: null },
    },
  },
  {
    name: 'a shop that writes in a chat',
    text: `[마루네 반찬] [오후 3:02] 사장님~ 아니 작가님 ㅎㅎ 안녕하세요 반찬가게 마루네입니다
[마루네 반찬] [오후 3:03] 저희 김장김치 5kg 보내드리고 블로그 후기 하나 받고싶은데요
[마루네 반찬] [오후 3:03] 원고료는 7만원이에요
[나] [오후 3:10] 네 안녕하세요! 언제까지 올리면 될까요?
[마루네 반찬] [오후 3:12] 받으시고 일주일 안에만 올려주시면 되구요
[마루네 반찬] [오후 3:13] 사진은 스마트스토어 상세페이지에 쓸게요 기간은 따로 없어요
[마루네 반찬] [오후 3:13] 입금은 글 올라온거 확인하고 다음날 드려요`,
    card: {
      brand: '마루네',
      product: '김장김치 5kg',
      contact: null,
      deliverables: ['blog×1'],
      fees: ['70,000원'],
      days: ['upload null'],
      revisions: null,
      usage: ['unlimited', false],
      exclusivity: null,
      payment: { after: 'upload', days: 1, date: null },
    },
  },
  {
    name: 'two places with a price each',
    text: `안녕하세요 소소한식탁 채널 운영자님, 주방용품 브랜드 '한솥공방' 마케팅 담당 류하진입니다.

이번에 준비 중인 무쇠냄비 '온기' 출시에 맞춰 유튜브 PPL 1회(1분 이상)와 인스타그램 피드 1건을 부탁드리려고 합니다.
PPL은 180만원, 피드는 40만원으로 총 220만원이며 부가세는 따로입니다.
유튜브는 12/16(수), 인스타는 12/18(금)에 게시 부탁드리고 유튜브 초안만 12/11까지 보여 주시면 됩니다.
수정 요청은 최대 두 번까지만 드릴게요.
저희 자사몰과 쿠팡 상세페이지에 영상을 1년간 쓰고 싶습니다. 광고 집행은 하지 않습니다.
무쇠 제품 경쟁 광고는 한 달만 자제해 주세요.
대금은 게시 다음 달 말일에 드립니다.`,
    card: {
      brand: '한솥공방',
      product: '온기',
      contact: '류하진',
      deliverables: ['ppl×1 60-', 'instagram×1'],
      fees: ['PPL 1,800,000원(VAT 별도)', '인스타그램 400,000원(VAT 별도)', '총 2,200,000원(VAT 별도)'],
      days: ['upload 2026-12-16', 'upload 2026-12-18', 'draft 2026-12-11'],
      revisions: 2,
      usage: [12, false],
      exclusivity: 1,
      payment: { after: 'month', days: 60, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
