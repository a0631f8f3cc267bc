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
    name: 'supplement brand',
    text: `안녕하세요, 하나님. 건강기능식품 브랜드 '하루닥터' 콘텐츠팀에서 일하고 있는 조이안입니다.

수험생과 직장인을 위한 눈 건강 제품 '아이클리어 루테인'이 이번에 리뉴얼되어 협업을 제안드립니다. 공부 브이로그나 야근 브이로그에 1분~1분 30초가량 자연스럽게 등장하면 좋겠습니다.

- 광고비: 190만 원 (부가세 별도)
- 원고 전달: 12월 8일 / 업로드: 12월 16일
- 심의 때문에 원고는 반드시 사전 확인이 필요하며 수정은 2회까지 요청드릴 수 있습니다.
- 광고 소재 활용: 3개월, 메타·유튜브
- 루테인 제품 타사 광고: 업로드 후 2개월 불가
- 대금: 세금계산서 수령 후 익월 15일

회신은 이번 주 금요일까지 부탁드릴게요. 감사합니다.`,
    card: {
      brand: '하루닥터',
      product: '아이클리어 루테인',
      contact: '조이안',
      deliverables: ['ppl×? 60-90'],
      fees: ['1,900,000원(VAT 별도)'],
      days: ['draft 2026-12-08', 'upload 2026-12-16', 'reply 2026-11-27'],
      revisions: 2,
      usage: [3, true],
      exclusivity: 2,
      payment: { after: 'month', days: 45, date: null },
    },
  },
  {
    name: 'dm plant shop',
    text: `하나님!! 혹시 식물 좋아하세요?🌱 식물 가게 초록살롱입니다
영상 배경에 식물이 많으시길래ㅎㅎ 저희 신상 화분 '테라 포트' 보내드리고 싶어요
집 정리 영상 같은 데서 한 번 소개해 주시면 25만원 드릴게용
시간은 짧아도 괜찮은데 이름은 꼭 말해주세요!
언제쯤 가능하신지 알려주세요~~`,
    card: {
      brand: '초록살롱',
      product: '테라 포트',
      contact: null,
      deliverables: ['video×1'],
      fees: ['250,000원'],
      days: [],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'thread newest on top',
    text: `안녕하세요 하나님, 네, 90초로 진행하는 것 좋습니다. 금액도 말씀하신 210만 원(VAT 별도)으로 하겠습니다. 업로드는 12월 17일로 확정하겠습니다.
진행을 위해 사업자등록증 사본 부탁드립니다.
메이플하우스 정시우 드림

2026년 11월 23일 (월) 오후 3:02, 하나 <hana@hanavlog.kr>님이 작성:
> 안녕하세요! 제안 감사합니다. 저는 PPL 90초 기준 210만 원에 진행하고 있어요.
> 업로드는 12월 셋째 주부터 가능합니다.
>
> 2026년 11월 20일 (금) 오전 10:11, 정시우 <siwoo@maplehouse.kr>님이 작성:
>> 하나님 안녕하세요, 침구 브랜드 메이플하우스 정시우 과장입니다.
>> 신제품 '구름결 이불' PPL 60초를 150만 원에 제안드리고 싶습니다.
>> 2차 활용은 6개월, 수정은 2회, 지급은 업로드 후 30일입니다.`,
    card: {
      brand: '메이플하우스',
      product: '구름결 이불',
      contact: '정시우',
      deliverables: ['ppl×? 90'],
      fees: ['2,100,000원(VAT 별도)'],
      days: ['upload 2026-12-17'],
      revisions: 2,
      usage: [6, false],
      exclusivity: null,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'game publisher',
    text: `하나님 안녕하세요. 인디 게임 퍼블리셔 '달빛상점' PM 권태린입니다.

저희가 12월 11일 스팀에 출시하는 힐링 경영 게임 <밤의 우체국>을 하나님 채널에서 플레이해 주시면 어떨까 하여 제안드립니다.
영상은 20분 이상 단독 플레이 영상 1편이며, 출시일에 맞춰 12월 11일 오후 6시 공개를 희망합니다. 빌드는 11월 30일에 전달드립니다.
비용은 350만 원이며 부가세 별도입니다. 사전 검수는 없고 스포일러 구간만 안내드립니다.
클립은 스팀 페이지와 공식 X에 게시될 수 있습니다(기간 제한 없음). 유료 광고에는 사용하지 않습니다.
비용은 영상 공개 후 14일 이내 지급합니다.

권태린 / pm@moonlightshop.games`,
    card: {
      brand: '달빛상점',
      product: '밤의 우체국',
      contact: '권태린',
      deliverables: ['branded×1 1200-'],
      fees: ['3,500,000원(VAT 별도)'],
      days: ['upload 2026-12-11'],
      revisions: null,
      usage: ['unlimited', false],
      exclusivity: null,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'English startup',
    text: `Hi Hana,

We're Foldly — we make a pocket-sized laptop stand that weighs less than a phone. I'm Omar, one of the two founders.

I've been watching your café work vlogs for ages and think the Foldly Air would fit right in. Would you be open to showing it for about a minute in one of your next videos? We can pay $450 and send two units (one to keep, one to give away).

No approval process on our side, just please say it's sponsored. Anytime before Christmas works. We pay the day after the video is up, via bank transfer.

If it goes well we'd love to talk about something longer in the new year.

Omar Haddad
omar@foldly.io`,
    card: {
      brand: 'Foldly',
      product: 'Foldly Air',
      contact: 'Omar',
      deliverables: ['ppl×1 60'],
      fees: ['$450'],
      days: [],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: { after: 'upload', days: 1, date: null },
    },
  },
  {
    name: 'table tab separated',
    text: `하나님 안녕하세요. 요청하신 세부 조건 공유드립니다. - 에코랩 생활 신유민

구분	내용
캠페인	제로웨이스트 12월
제품	고체 샴푸바 2종
콘텐츠	유튜브 PPL 70초 1회 / 인스타 피드 1회
비용	유튜브 160만원 + 피드 40만원 (VAT 별도)
초안	12월 9일(수)
업로드	12월 16일(수)
수정	2회
2차활용	불가
경쟁사	없음
지급	업로드 후 20일`,
    card: {
      product: '고체 샴푸바 2종',
      deliverables: ['ppl×1 70', 'instagram×1'],
      fees: ['1,600,000원(VAT 별도)', '인스타그램 400,000원(VAT 별도)'],
      days: ['draft 2026-12-09', 'upload 2026-12-16'],
      revisions: 2,
      usage: [0, false],
      exclusivity: 0,
      payment: { after: 'upload', days: 20, date: null },
    },
  },
  {
    name: 'agency formal with client at end',
    text: `안녕하십니까, 하나 님. 디지털 마케팅 대행사 플로우잇의 유재하 과장입니다.

당사가 운영을 맡고 있는 음료 브랜드의 신제품 런칭을 앞두고 하나 님께 PPL 참여를 요청드립니다. 신제품은 당 함량을 절반으로 낮춘 유자 스파클링 '유자로'이며, 브랜드는 '산들음료'입니다.

요청 사항은 피크닉 또는 홈카페 영상 내 60초 노출이며, 비용은 200만 원(부가세 별도)으로 책정되어 있습니다. 시안은 12월 7일, 업로드는 12월 14일이고, 시안에 대해 1회 수정을 요청드릴 수 있습니다. 비용은 업로드 익월 말일 지급됩니다.

11월 26일 오후 3시까지 참여 가능 여부를 알려 주시면 감사하겠습니다.

유재하 드림 jh.yoo@flowit.agency`,
    card: {
      brand: '산들음료',
      product: '유자로',
      contact: '유재하',
      deliverables: ['ppl×? 60'],
      fees: ['2,000,000원(VAT 별도)'],
      days: ['draft 2026-12-07', 'upload 2026-12-14', 'reply 2026-11-26'],
      revisions: 1,
      usage: null,
      exclusivity: null,
      payment: { after: 'month', days: 60, date: null },
    },
  },
  {
    name: 'kids product',
    text: `안녕하세요 :)
유아 식판을 만드는 도담도담이에요. 하나님 조카 돌보는 영상 너무 귀여웠어요!

이번에 흡착 식판이 새로 나왔는데 조카 밥 먹는 장면에서 써 주실 수 있을까요?
▪ 노출 40초~1분
▪ 70만원 (세금계산서 발행 시 부가세 별도)
▪ 12월 20일 전 업로드
▪ 영상 속 식판 컷 2~3장 캡처해서 상세페이지에 써도 될까요? (6개월)
▪ 다른 식판 브랜드만 한 달 정도 피해 주세요

감사합니다!
도담도담 010-5151-2727`,
    card: {
      brand: '도담도담',
      product: '흡착 식판',
      contact: null,
      deliverables: ['ppl×? 40-60'],
      fees: ['700,000원(VAT 별도)'],
      days: ['upload 2026-12-20'],
      revisions: null,
      usage: [6, false],
      exclusivity: 1,
      payment: null,
    },
  },
  {
    name: 'live commerce',
    text: `하나님 안녕하세요, 라이브커머스 운영사 쇼핑온에어 MD 진소율입니다.

12월 18일(금) 저녁 8시 네이버 쇼핑라이브에 하나님을 게스트로 모시고 싶습니다. 방송은 1시간이고 판매 상품은 '겨울솜 차렵이불'(브랜드: 포근당)입니다.

출연료는 300만 원(세금 별도)이고, 판매액의 3%를 인센티브로 드립니다. 방송 전 유튜브 커뮤니티 글 1회, 인스타 스토리 1회로 예고를 부탁드려요.
리허설은 12월 16일 오후 2시입니다. 방송 다시보기는 3개월간 공개됩니다.
출연료는 방송 종료 후 다음 달 10일에 입금됩니다.`,
    card: {
      brand: '포근당',
      product: '겨울솜 차렵이불',
      contact: '진소율',
      deliverables: ['live×?', 'community×1', 'instagram×1'],
      fees: ['3,000,000원(VAT 별도)'],
      days: [],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: { after: 'month', days: 40, date: null },
    },
  },
  {
    name: 'stationery',
    text: `하나 작가님께

처음 인사드립니다. 문구 브랜드 '연필과지우개' 마케팅을 맡고 있는 홍예준입니다. 저희는 매년 12월, 다음 해 다이어리를 크리에이터분과 함께 소개하고 있습니다.

2027년 다이어리 '하루의 결'을 하나 작가님의 다이어리 꾸미기 영상에서 소개해 주시면 좋겠습니다. 형식은 영상 전체를 다이어리 세팅으로 꾸미는 브랜디드 콘텐츠(약 6분)를 생각하고 있으며 제작비는 320만 원(VAT 별도)입니다.
기획안은 12월 2일, 영상 초안은 12월 11일, 공개는 12월 19일 토요일 오전을 희망합니다. 기획안과 초안에 각각 한 번씩 의견을 드리겠습니다.
저희 인스타그램과 온라인 숍에 6개월간 영상을 게시하고자 하며 광고 집행은 하지 않습니다. 12월 한 달은 다른 다이어리 브랜드 소개를 피해 주시길 부탁드립니다.
제작비는 공개 후 2주 이내에 지급해 드립니다.

홍예준 올림
hong@pencil-eraser.kr`,
    card: {
      brand: '연필과지우개',
      product: '하루의 결',
      contact: '홍예준',
      deliverables: ['branded×? 360'],
      fees: ['브랜디드 3,200,000원(VAT 별도)'],
      days: ['draft 2026-12-02', 'draft 2026-12-11', 'upload 2026-12-19'],
      revisions: 1,
      usage: [6, false],
      exclusivity: 1,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
