import { describe, expect, it } from 'vitest';
import { cardOf, type Card } from './test-card.ts';

/** The last eight of the mails of somebody who does not know the rules. */
const mails: { name: string; text: string; card: Partial<Card> }[] = [
  {
    name: 'tourism/local government-style invitation with per-day schedule and signature block',
    text: `제목: (협조요청) 가람군 겨울별빛축제 팸투어 크리에이터 초청

안녕하십니까, 가람군 문화관광과 주무관 노상윤입니다.

우리 군에서는 오는 12월 19일부터 내년 1월 31일까지 '겨울별빛축제'를 개최합니다. 축제 홍보를 위해 여행 크리에이터 다섯 분을 모시고 1박 2일 팸투어를 운영하오니 참여를 검토해 주시기 바랍니다.

- 팸투어 일시: 12. 21.(월) ~ 12. 22.(화)
- 1일차: 10:00 가람역 집결 → 얼음동굴 → 전통시장 중식 → 별빛축제장
- 2일차: 온천 체험 → 14:00 해산
- 제공사항: 숙박, 식사, 체험비 전액 및 활동비 70만 원(제세공제 후 지급)
- 제출 콘텐츠: 유튜브 영상 1편(5분 이상) 또는 인스타그램 릴스 2편 중 택1
- 게시 기한: 2027. 1. 4.(월)까지
- 저작권: 제출 콘텐츠는 군 공식 누리집·SNS에 출처를 밝히고 2년간 게시

활동비는 콘텐츠 게시 확인 후 20일 이내에 계좌로 입금됩니다.
참가 신청은 12월 1일까지 붙임 서식을 작성하여 회신해 주시면 됩니다.

붙임 1. 참가신청서 1부.  끝.

────────────────
노상윤 주무관
가람군청 문화관광과 관광마케팅팀
전화 000-0000-3140 / 팩스 000-0000-3149`,
    card: {
      brand: '가람군',
      product: '겨울별빛축제',
      contact: '노상윤',
      deliverables: ['video×1 300-', 'instagram×2'],
      fees: ['700,000원'],
      days: ['shoot 2026-12-22', 'upload 2027-01-04', 'reply 2026-12-01'],
      revisions: null,
      usage: [24, false],
      exclusivity: null,
      payment: { after: 'upload', days: 20, date: null },
    },
  },
  {
    name: 'agency prose mail, undisclosed extras, options A/B pricing, natural-word rights',
    text: `안녕하세요, 마루틴에이전시 강보름이라고 합니다!

지난번 로봇청소기 리뷰 정말 인상깊게 봤습니다. 이번엔 저희 클라이언트인 '달그락키친'의 1인용 전기그릴 광고 건으로 연락드렸어요. 모델명은 DK-40 입니다.

영상은 유튜브 한 편이고요, 통으로 다루는 브랜디드면 좋겠지만 일상 브이로그 안에 2분 넘게 들어가는 PPL도 괜찮습니다. 그래서 금액도 두 가지로 준비했어요. 브랜디드로 하시면 400만원, PPL이면 250만원이고 둘 다 부가세는 따로 드립니다.

시기는 12월 말까지만 올라가면 되고 정확한 날짜는 크리에이터님 편하신 대로 맞출게요. 다만 대본은 찍기 전에 한번 봤으면 해서, 12월 10일 전에는 부탁드리고 싶어요. 영상 수정은 자막이나 제품 정보 틀린 것만 말씀드리고 횟수는 두 번을 넘기지 않겠습니다.

올려주신 뒤에는 저희가 영상 일부를 잘라서 15초짜리 광고로 한 달 정도 돌릴 수 있을까요? 이 부분은 별도 비용 없이 포함으로 생각하고 있는데, 어려우시면 편하게 말씀해주세요.
다른 그릴 제품을 못 하게 막는 조건은 없습니다 :)

대금은 세금계산서 받고 나서 보름 안에 나갑니다.

그럼 답변 기다리겠습니다. 좋은 주말 보내세요!
강보름 드림`,
    card: {
      brand: '달그락키친',
      product: '1인용 전기그릴',
      contact: '강보름',
      deliverables: ['ppl×1 120', 'branded×?'],
      fees: ['브랜디드 4,000,000원(VAT 별도)', 'PPL 2,500,000원(VAT 별도)'],
      days: ['upload null', 'draft 2026-12-10'],
      revisions: 2,
      usage: [1, true],
      exclusivity: 0,
      payment: { after: 'invoice', days: 15, date: null },
    },
  },
  {
    name: 'formal brand mail with labels',
    text: `Subject: Paid Partnership Opportunity - Thistlepan x Your Channel

Dear Creator,

My name is Marguerite Oyelaran and I manage APAC creator partnerships at Thistlepan. We would love to work with you on the Korean launch of our Ember 24 cast-iron skillet.

Deliverables: 1 dedicated YouTube video (minimum 6 minutes) and 2 Instagram Stories with link sticker
Fee: USD 3,200, excluding VAT
Concept due: December 1, 2026
First draft due: December 9, 2026
Go-live date: December 17, 2026, 7 PM KST
Revisions: up to two rounds
Usage rights: organic reposting on Thistlepan's own channels for 6 months; no paid media
Exclusivity: no other cookware brands for 30 days after the go-live date
Payment terms: 50% on signing, 50% within 14 days of going live

If this sounds good, please let us know by Wednesday, November 25.

Kind regards,

Marguerite Oyelaran
Senior Partnerships Manager, APAC
Thistlepan Ltd. | 14 Fictional Row, Leeds`,
    card: {
      brand: 'Thistlepan',
      product: 'Ember 24',
      contact: 'Marguerite Oyelaran',
      deliverables: ['branded×1 360-', 'instagram×2'],
      fees: ['$3,200(VAT 별도)'],
      days: ['draft 2026-12-01', 'draft 2026-12-09', 'upload 2026-12-17', 'reply 2026-11-25'],
      revisions: 2,
      usage: [6, false],
      exclusivity: 1,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'Instagram DM, short messages, gifting',
    text: `hey hey 👋 big fan of your desk setup reels!!
I'm Tobi, I run a tiny keycap studio called moth & marble
we just finished our new set "Persimmon Season" and I'd love to send you one for free 🍊
no money involved sorry, we're just two ppl 😅
if you like it maybe one reel? any length is fine. and tag us
no rush but before xmas would be amazing
lmk and i'll get your address!`,
    card: {
      brand: 'moth & marble',
      product: 'Persimmon Season',
      contact: 'Tobi',
      deliverables: ['instagram×1'],
      fees: [],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'free prose from founder, natural-word rights and revisions, partial dates',
    text: `Hi there,

I hope it's okay to write to you in English! I came across your blog while looking for people in Seoul who write about slow travel. I'm Ines Halvorsen, founder of Quillhaven, and we make a refillable travel journal called the Wayfarer A6.

I'd like to sponsor one blog post of around 1,200 words with at least eight of your own photos, plus a single Instagram carousel pointing to it. For both together we can offer ₩900,000, and there is no tax on top of that from our side. I'll wire it the day after the post is live.

We'd love the post to go up on the 15th, so if I could read a draft about five days before that I'd be grateful. I don't like to micromanage, so expect one round of comments from me and that's all.

We would like to quote a paragraph and use two of the photos in our spring newsletter, nothing beyond that. And you're of course free to write about other stationery whenever you like.

Would you let me know by the end of next week?

Warmly,
Ines`,
    card: {
      brand: 'Quillhaven',
      product: 'Wayfarer A6',
      contact: 'Ines Halvorsen',
      deliverables: ['blog×1', 'instagram×1'],
      fees: ['900,000원'],
      days: ['upload 2026-12-15', 'draft 2026-12-10', 'reply null'],
      revisions: 1,
      usage: [null, false],
      exclusivity: 0,
      payment: { after: 'upload', days: 1, date: null },
    },
  },
  {
    name: 'reply thread that changes terms, agency for a gaming brand',
    text: `Date: Thu, 19 Nov 2026 10:14:33 +0900
From: Curtis Bellweather <curtis@rackandpine.example>
Subject: Re: Re: Gloomharbor 3 - mobile launch integration

Hi again,

Thanks for the quick call. The client came back and they're happy with most of your points, so here's where we landed:

- Fee goes up from $2,500 to $2,900
- One 90-second integration instead of two 60-second ones
- Live date moves from Dec 8 to Dec 15. Draft link still needed 4 days ahead of that
- They dropped the exclusivity ask completely
- Paid usage stays at 30 days

Payment is still net 45 from the invoice date, I'm afraid, finance won't budge on it.

If you're good with this I'll send the contract over on Monday.

Cheers,
Curtis

On Tue, Nov 17, 2026 at 3:02 PM you wrote:
> Two integrations feels like a lot for one month, and Dec 8 is too soon. I'd also need the two-month game exclusivity removed.

On Mon, Nov 16, 2026 at 9:30 AM Curtis Bellweather wrote:
>> Rack & Pine represents the studio behind Gloomharbor 3. We're looking for two 60-second integrations on YouTube
>> for $2,500, live Dec 8, one round of edits, 30 days paid usage and two months' exclusivity in mobile games.`,
    card: {
      brand: 'Gloomharbor 3',
      product: 'Gloomharbor 3',
      contact: 'Curtis Bellweather',
      deliverables: ['ppl×1 90'],
      fees: ['$2,900'],
      days: ['upload 2026-12-15', 'draft 2026-12-11'],
      revisions: 1,
      usage: [1, true],
      exclusivity: 0,
      payment: { after: 'invoice', days: 45, date: null },
    },
  },
  {
    name: 'affiliate / commission offer, bulk-template feel',
    text: `Hello dear friend!!

We are Zuvvo40, one professional factory of portable projector since 2015. Our products sell to 62 countries and regions, we have 3 factories and 800+ staff, CE/FCC/KC certificated. We see your videos on YouTube is very wonderful and fans are very active 🔥🔥

We sincerely invite you to join our affiliate program for the Zuvvo40 Mini Beam projector:
1. We send you 1 unit free (value $219), no need return
2. You make 1 review video on YouTube, over 3 minutes, put our link in the first line of description
3. You get 12% commission of every order from your link, cookie 30 days. Commission pay on every 10th of month by PayPal
4. Your followers get coupon 15% OFF

Please publish within 20 days after you receive the sample. We may use your video in our store page and ads.

If you interest please reply your shipping address, phone number and channel link in 3 days, sample is limited!!

Best wishes,
Vivian
Zuvvo40 Marketing Dept.
WhatsApp: +00 000 0000 0000`,
    card: {
      brand: 'Zuvvo40',
      product: 'Zuvvo40 Mini Beam',
      contact: 'Vivian',
      deliverables: ['branded×1 180'],
      revisions: null,
      usage: [null, true],
      exclusivity: null,
    },
  },
  {
    name: 'multi-platform agency brief with instalments and tight usage terms',
    text: `Hi!

Sending over the brief for LANTERNFISH's winter campaign as promised. Happy to jump on a call if anything is unclear.

THE BRAND
Lanternfish is an overnight-repair haircare label from Lisbon. Hero product: Midnight Rinse (200 ml).

WHAT WE'RE ASKING FOR
* 1 x YouTube GRWM video, product featured for at least 2 minutes
* 1 x YouTube Short (max 45 sec)
* 3 x Instagram Story frames, posted same day as the video

KEY MESSAGES
* Rinse out after 3 minutes, no blow-dry needed
* 92% natural origin
* Please avoid the words "cure" and "medical"

DATES
* Product ships 23 Nov
* Shoot any time in the week of 30 Nov
* Rough cut to us: 8 Dec
* Everything live by end of December

MONEY
KRW 4,800,000 + VAT, split in three: 30% when the contract is signed, 30% on rough cut approval, 40% 10 days after the last post.

FINE PRINT
You'd keep haircare competitors off your channels from the shoot until two weeks after the video. We can boost the Short as an ad for 90 days in Korea and Japan only. Client gets two sets of edits, anything after that is billed at KRW 200,000 a pop.

Could you confirm by Tuesday?

--
Priya Castellane | Account Director
Slowburn Social
priya@slowburnsocial.example | Mon-Thu`,
    card: {
      brand: 'Lanternfish',
      product: 'Midnight Rinse (200 ml)',
      contact: 'Priya Castellane',
      deliverables: ['planned-ppl×1 120-', 'shorts×1 -45', 'instagram×3'],
      fees: ['4,800,000원(VAT 별도)'],
      days: ['shoot 2026-11-30', 'draft 2026-12-08', 'upload null', 'reply null'],
      revisions: 2,
      usage: [3, true],
      exclusivity: 0.5,
      payment: { after: 'upload', days: 10, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
