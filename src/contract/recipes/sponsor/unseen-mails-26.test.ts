import { describe, expect, it } from 'vitest';
import { cardOf, type Card } from './test-card.ts';

/** Seven more of the harder mails of somebody who does not know the rules. */
const mails: { name: string; text: string; card: Partial<Card> }[] = [
  {
    name: 'mobile game, live stream plus bonus per install',
    text: `제목: <검은고래 원정대> 사전예약 라이브 방송 섭외 건

두부게임즈TV님 안녕하세요! 게임사 피쉬본스튜디오에서 국내 퍼블리싱 담당하는 강태오 PM입니다.

저희 신작 수집형 RPG '검은고래 원정대'가 내년 1월 14일에 정식 출시하는데, 그 전에 사전예약을 끌어올리려고 방송 섭외를 하고 있습니다. 부탁드릴 것은 유튜브 라이브 2시간 한 번, 그리고 그 방송에서 하이라이트를 추린 10분 안팎 편집 영상 한 개입니다.

날짜는 라이브가 12월 12일 토요일 밤 9시, 편집 영상은 라이브 끝나고 나흘 안에만 올려주시면 됩니다. 라이브라 초안 확인은 당연히 없고, 편집 영상은 올리기 하루 전에 비공개 링크만 공유해주세요. 스포일러나 버그 장면이 보이면 딱 한 번 수정 부탁드릴 수 있습니다.

조건은 고정 700만원(부가세 별도)에, 채널 링크로 들어온 사전예약 건당 1,500원씩 추가로 드립니다. 추가분은 최대 300만원까지입니다. 게임 내 재화(약 50만원 상당)도 시청자 이벤트용으로 드리니 경품으로 쓰세요. 고정비는 라이브 전날까지 선입금, 추가분은 1월 말에 정산합니다.

경쟁작 조항은 12월 한 달 동안만 다른 수집형 RPG 광고를 안 받아주시면 됩니다. 방송 클립은 저희 공식 SNS 광고로 두 달간 쓸 수 있게 해주세요.

궁금하신 건 taeo.kang@fishbone-st.example 로 편하게 주세요!`,
    card: {
      brand: '피쉬본스튜디오',
      product: '검은고래 원정대',
      contact: '강태오',
      deliverables: ['live×1', 'video×1 600'],
      fees: ['7,000,000원(VAT 별도)'],
      days: ['upload 2026-12-12', 'draft 2026-12-11'],
      revisions: 1,
      usage: [2, true],
      exclusivity: 1,
    },
  },
  {
    name: 'electronics, product lent and returned, days without a month, nothing restricted',
    text: `제목: 로봇청소기 리뷰 부탁드립니다 (노을테크 서민재)

안녕하세요 집요한리뷰 님, 노을테크 홍보팀 서민재입니다.
통화로 말씀드린 내용 메일로 다시 정리해서 드립니다.

리뷰하실 기기는 '쓱봇 R7'이고 출시가가 129만 원입니다. 대여라서 촬영 끝나시면 돌려주셔야 하고요, 기사님이 수거하러 갑니다. 분실하거나 파손하시면 60만 원까지 부담하실 수 있다는 점만 양해 부탁드려요. 기기는 모레 도착합니다.

저희가 드리는 금액은 부가세 빼고 450만 원이고요, 단독 리뷰 영상 하나 만들어주시면 됩니다. 원고나 대본은 안 봐도 되고 편집본만 다음 달 8일까지 한 번 보여주세요. 올리시는 건 15일 오전이면 됩니다. 틀린 스펙이 있을 때만 한 번 고쳐달라고 말씀드릴게요. 기기는 20일까지 반납해주시면 됩니다.

그리고 물어보셨던 것들이요. 영상을 저희가 따로 잘라 쓰거나 광고로 돌리는 일은 없습니다. 타사 청소기 리뷰도 막지 않으니 비교 영상 찍으셔도 괜찮습니다. 비용은 올리신 날로부터 영업일 10일 안에 드릴게요. 세금계산서는 minjae.seo@noeultech.example 로 끊어주세요.`,
    card: {
      brand: '노을테크',
      product: '쓱봇 R7',
      contact: '서민재',
      deliverables: ['branded×1'],
      fees: ['4,500,000원(VAT 별도)'],
      days: ['draft 2026-12-08', 'upload 2026-12-15', 'other 2026-12-20'],
      revisions: 1,
      usage: [0, false],
      exclusivity: 0,
      payment: { after: 'upload', days: 10, date: null },
    },
  },
  {
    name: 'travel, pension stay in return for posts, no money',
    text: `안녕하세요 😊 강원도 솔재마을에서 독채 펜션 '느린마당' 운영하는 부부예요
피드 사진이 저희 집이랑 너무 잘 어울릴 것 같아서 용기내서 연락드립니다!

저희가 겨울 비수기에 크리에이터분들 모시고 있는데요, 2박 무료로 묵으시고(주말 기준 1박 28만원짜리 방이에요) 바베큐 세트 6만원 상당도 같이 드려요. 대신에 인스타 피드 게시물 1개랑 릴스 1개만 부탁드릴게요. 아쉽게도 따로 드릴 수 있는 원고료는 없습니다ㅠㅠ 예전에 오셨던 분 중에는 원고료 50만원 달라 하신 분도 계셨는데 저희 형편이 그렇게는 안 되어서요..

방 비는 날은 12월 7일부터 10일 사이 평일이고 그 중에 편한 이틀 고르시면 돼요. 게시는 다녀가신 뒤 열흘 안에 부탁드려요. 올려주신 사진은 저희 예약 페이지에 1년 정도 같이 걸어두고 싶은데 괜찮으실까요? 광고에 쓰는 건 절대 아니에요!

혹시 예약해두시고 당일에 못 오시게 되면 청소비 5만원만 부탁드리고 있어요. 이번 주 일요일까지 말씀 주시면 방 빼놓을게요~ 010-0000-6642 문자도 괜찮아요`,
    card: {
      brand: '느린마당',
      product: null,
      contact: null,
      deliverables: ['instagram×1', 'instagram×1'],
      fees: [],
      revisions: null,
      usage: [12, false],
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'food brand, friendly prose, terms in everyday words',
    text: `제목: 국물 요리 좋아하시죠? 저희랑 밀키트 하나 찍어요!

퇴근후한끼 님 안녕하세요, 밀키트 만드는 '찬장너머' 마케팅 담당 주보미예요.
지난번 영상에서 김치찌개를 세 번이나 다시 끓이시는 걸 보고 이 분이다 싶었습니다 ㅋㅋ

저희 신메뉴 얼큰 들깨 버섯전골(2인분 15,900원)로 유튜브 롱폼 하나, 숏츠 둘을 찍어주셨으면 해요. 롱폼은 브이로그 중간에 끓여 드시는 장면이 3분쯤 나오면 충분하고, 숏츠는 그걸 잘라 쓰셔도 되고 새로 찍으셔도 돼요.

사례는 백팔십만 원을 생각하고 있어요(세금 포함이에요). 반은 시작하실 때 먼저 드리고 나머지 반은 다 올라간 다음 주 수요일에 드려요. 대충 찍은 것도 괜찮으니 12/9까지 한 번 보여주시고, 롱폼은 12/17, 숏츠 둘은 그 다음날부터 하루에 하나씩 올려주시면 딱 좋아요.

고치는 건 횟수를 따로 정해두지 않고 서로 마음에 들 때까지 맞춰보는 걸로 해요. 그리고 올리신 뒤 반년은 저희가 인스타 광고로 돌릴 수 있게 해주세요. 다른 회사 밀키트는 두 달만 참아주시구요! 배달 음식이나 외식 광고는 상관없어요.

할지 말지는 12월 1일까지만 알려주세요. bomi@chanjang.example`,
    card: {
      brand: '찬장너머',
      product: '얼큰 들깨 버섯전골',
      contact: '주보미',
      deliverables: ['shorts×2', 'branded×1 180'],
      fees: ['1,800,000원(VAT 포함)'],
      revisions: 'unlimited',
      usage: [6, true],
      exclusivity: 2,
      payment: { after: 'upload', days: null, date: null },
    },
  },
  {
    name: 'agency follow-up mail, several terms changed or dropped',
    text: `제목: Re: 말모이랩 영어회화 앱 건 조건 변경드립니다

진서 님 안녕하세요, 두레애드 이가온입니다. 어제 회의 끝나고 클라이언트(말모이랩)와 다시 얘기해서 바뀐 것만 말씀드릴게요.

우선 비용은 처음 드렸던 200만 원에서 250만 원으로 조정됐습니다. 부가세는 별도 그대로고요. 대신 쇼츠를 한 편에서 두 편으로 늘려달라고 하시는데, 롱폼은 빼셔도 된다고 합니다. 그러니까 쇼츠 두 편만 해주시면 됩니다.

업로드는 원래 12월 7일 주였는데 앱 업데이트가 늦어져서 12월 14일에서 18일 사이로 옮겼어요. 초안 마감도 12월 2일에서 12월 10일로 미룹니다.

동종 업계 3개월 금지 조항은 진서 님이 부담스럽다고 하셔서 삭제하기로 했습니다. 광고 소재 활용은 6개월이었던 걸 2개월로 줄였고요. 수정 횟수는 변동 없이 3회입니다.

입금일은 '익월 15일'에서 '검수 완료 후 7일 이내'로 당겨드리기로 했습니다. 이대로 괜찮으시면 내일 오후 2시까지 "확인" 한 줄만 답장 주세요. 바로 계약서 보내드릴게요!

이가온 / 두레애드 / gaon@duread.example
참고로 앱 이름은 '말문트기'이고 연간 이용권 정가는 129,000원입니다.`,
    card: {
      brand: '말모이랩',
      product: '말문트기',
      contact: '이가온',
      deliverables: ['shorts×2'],
      fees: ['2,500,000원(VAT 별도)'],
      revisions: 3,
      usage: [2, true],
      exclusivity: 0,
      payment: { after: 'upload', days: 7, date: null },
    },
  },
  {
    name: 'KakaoTalk chat, kids clothes, price per item, ad use as a paid extra',
    text: `[포근상회 민아] 안녕하세요 하준맘님 아동복 포근상회예요! 저번에 메일 드렸는데 톡이 편하다 하셔서요 ㅎㅎ
[하준맘] 네네 안녕하세요~
[포근상회 민아] 이번에 누빔 우주복이 나와요. 판매가 64,000원이고 사이즈 두개 보내드릴게요
[하준맘] 어떻게 올리면 될까요?
[포근상회 민아] 릴스 1개 스토리 3개요! 릴스 60, 스토리는 개당 10씩 해서 총 90만원이에요
[하준맘] 세금은요?
[포근상회 민아] 3.3 떼고 나가요
[하준맘] 넵 언제까지 올려요?
[포근상회 민아] 릴스는 12월 첫째 주 금요일요 4일이네요. 스토리는 릴스 올린 날부터 사흘동안 하루에 하나씩 올려주세요
[포근상회 민아] 아 릴스 올리기 이틀전에 영상 한번만 보여주세요~ 수정은 있어도 한번이에요
[하준맘] 영상 가져다 쓰시나요?
[포근상회 민아] 저희 스토어 상세페이지랑 공식 인스타에 1년요. 광고로 돌리는건 안하구 혹시 나중에 하게되면 따로 20만원 더 드리고 여쭤볼게요
[하준맘] 다른 아동복 협찬 잡힌게 있는데 괜찮나요
[포근상회 민아] 그럼요 상관없어요!! 릴스 전후로 일주일만 안겹치게 해주심 감사하죠 근데 꼭은 아니에요
[하준맘] 돈은 언제 들어와요?
[포근상회 민아] 매달 10일이 정산일이라 1월 10일에 들어가요
[하준맘] 네 좋아요 오늘 안에 남편이랑 얘기해보고 말씀드릴게요`,
    card: {
      brand: '포근상회',
      product: '누빔 우주복',
      contact: null,
      deliverables: ['instagram×1', 'instagram×3'],
      fees: ['총 900,000원'],
      days: ['upload 2026-12-04', 'draft 2026-12-02'],
      revisions: 1,
      usage: [12, false],
      exclusivity: null,
      payment: { after: 'month', days: 10, date: '2027-01-10' },
    },
  },
  {
    name: 'formal agency mail, skincare',
    text: `Subject: Paid partnership enquiry – Fernwick Botanics x @marlowglow

Dear Marlow,

I hope this finds you well. My name is Priya Lindqvist and I look after creator partnerships at Tallgrove Media on behalf of our client Fernwick Botanics.

Fernwick is relaunching its Overnight Barley Balm (RRP £42) in the new year and would love you to feature it in your winter routine. We have in mind one dedicated YouTube video of eight minutes or longer, supported by one Instagram Reel and a set of three Story frames with a link.

The client has approved a flat fee of £3,200 plus VAT for the package. Your agreement would also include the right for Fernwick to run the Reel as paid social for ninety days from the date it goes live. We would ask that you do not promote any other night cream or balm for six weeks... apologies, I have just been told this is now two months after the video is published.

A rough cut should reach us by Monday 4 January, and the video and Reel need to be live on Monday 11 January. Stories can follow at any point that same week. Two rounds of amends are included. Invoices are settled thirty days after the content is live.

Would you kindly let me know by close of business on 1 December whether this is of interest?

Warm regards,
Priya Lindqvist
Senior Talent Partnerships Manager, Tallgrove Media
priya.l@tallgrove.example`,
    card: {
      brand: 'Fernwick Botanics',
      product: 'Overnight Barley Balm',
      contact: 'Priya Lindqvist',
      deliverables: ['branded×1', 'instagram×1', 'instagram×3'],
      fees: ['£3,200(VAT 별도)'],
      days: ['draft 2027-01-04', 'upload 2027-01-11', 'reply 2026-12-01'],
      revisions: 2,
      usage: [3, true],
      payment: { after: 'invoice', days: 30, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
