import { describe, expect, it } from 'vitest';
import { cardOf, type Card } from './test-card.ts';

/** The last seven of the ordinary mails of somebody who does not know the rules. */
const mails: { name: string; text: string; card: Partial<Card> }[] = [
  {
    name: 'app sponsorship, 60-second YouTube integration (password manager)',
    text: `Subject: Paid partnership with Keyfold x Seoul Desk Diaries

Hi Jina,

I'm Marcus from the creator partnerships team at Keyfold, a password manager used by over 4 million people. We've been following Seoul Desk Diaries for a while and your desk setup videos are a great fit for our audience.

We'd love to sponsor one of your upcoming videos in December. Here is what we have in mind:

- One 60-75 second integration in a dedicated YouTube video, placed within the first third
- Link in the first two lines of the description + pinned comment
- Flat fee: $1,800 USD
- Draft of the integration to us by December 7
- Go live: December 14
- Up to two rounds of revisions

Payment is Net 30 after the video goes live, via PayPal or Wise. We'll give you a tracking link and a free Premium account for you and your family.

We don't ask for exclusivity beyond the video itself, i.e. no other password manager in the same video.

Does this sound interesting? If you could get back to me by Monday, November 30 I can lock the slot for you.

Best,
Marcus Ellery
Creator Partnerships, Keyfold
marcus@keyfold.app`,
    card: {
      brand: 'Keyfold',
      product: 'Keyfold',
      contact: 'Marcus Ellery',
      deliverables: ['ppl×1 60-75'],
      fees: ['$1,800'],
      days: ['draft 2026-12-07', 'upload 2026-12-14', 'reply 2026-11-30'],
      revisions: 2,
      usage: null,
      exclusivity: 0,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'mobile game campaign through an agency, with performance bonus',
    text: `Subject: Mobile RPG collab - Ashen Harbor (Dec/Jan)

Hello dear creator,

Hope you are doing well! This is Lena from Pixelbridge Media. We are an influencer agency working with game publishers in Asia and Europe. Right now we are looking for Korean gaming channels for the mobile RPG "Ashen Harbor" by Tidefall Games.

Details of cooperation:
Format: 1 dedicated video, min. 8 minutes (gameplay + your honest first impression) and 1 Short cut from it
Budget: 2,500 USD fixed + 1 USD per install from KR over 1,000 installs
Publishing window: Jan 11 - Jan 15, 2027
Script for approval: not later than Dec 28
Video draft: Jan 6
Revisions: 2 for script, 1 for video
Usage: the client would like to use cuts of the video in their UA ads (Facebook, TikTok, Google) for 6 months worldwide
Payment: 50% upfront after signing, 50% within 15 days after publishing. Bank transfer or Payoneer.

Please kindly send us your average views for the last 10 videos and the KR audience % and tell us if the budget works for you.

Looking forward to your reply!

Lena Horvat
Influencer Manager | Pixelbridge Media
lena.h@pixelbridge.media`,
    card: {
      brand: 'Tidefall Games',
      product: 'Ashen Harbor',
      contact: 'Lena',
      deliverables: ['branded×1 480-', 'shorts×1'],
      fees: ['$2,500'],
      days: ['upload 2027-01-15', 'draft 2026-12-28', 'draft 2027-01-06'],
      usage: [6, true],
      exclusivity: null,
      payment: { after: 'upload', days: 15, date: null },
    },
  },
  {
    name: 'hardware maker, product for review plus affiliate commission (wireless mic)',
    text: `Subject: Invite you to review our new wireless mic VoxClip 2

Hi friend,

This is Kevin from Sonarbee, we are a brand of audio equipment for creators based in Shenzhen. We watched your video about camera accessories and think you are professional.

We want to invite you to review our new product VoxClip 2 wireless lavalier microphone (price $129). We will send you one unit for free, you can keep it after the review.

What we hope you can do:
1. Make one YouTube video to introduce the mic (can be together with other products, at least 3 minutes about ours)
2. Put our Amazon link in the description
3. Publish within 20 days after you receive the product

For payment, we do not have fixed budget this time, but we offer you 12% commission for every order from your link, and a 10% off code for your audience. Commission is paid every month on the 10th by PayPal.

Also we hope that we can share your video on our Facebook and our website, is it ok?

If you are interested please tell me your address and phone number for DHL shipping. We will ship from Dec 1.

Best regards
Kevin Zhou
Sonarbee Marketing
kevin.z@sonarbee.cc`,
    card: {
      brand: 'Sonarbee',
      product: 'VoxClip 2',
      contact: 'Kevin Zhou',
      deliverables: ['branded×1 180-'],
      fees: [],
      days: ['upload null'],
      revisions: null,
      usage: [null, false],
      exclusivity: null,
    },
  },
  {
    name: 'beauty brand offer with whitelisting and exclusivity (sunscreen, Reels)',
    text: `Subject: Halden Skin x @minju.daily | January launch

Hi Minju,

I hope your week is off to a lovely start! I look after influencer partnerships for Halden Skin, a vegan skincare brand from Copenhagen. We're launching our first sunscreen, Daily Veil SPF50, in Korea this January and would be thrilled to have you on board.

We're looking for two Instagram Reels and a set of three Stories with a link sticker. The first Reel should go live on 12 January and the second on 26 January. Stories can go up alongside the first Reel. We'd need to see drafts five working days before each post, and we normally ask for one round of edits at most.

Our budget is €2,200 in total, including whitelisting of both Reels through your handle for 60 days and organic reposting on our own channels. We'd also ask that you don't work with other sunscreen brands for three months from the first post.

Invoices are paid within 45 days of receipt, and you can send yours once everything is live.

Let me know what you think. I'm happy to jump on a call this Thursday or Friday if that's easier!

Warmly,
Freja Lindqvist
Partnerships Manager, Halden Skin
freja@haldenskin.com`,
    card: {
      brand: 'Halden Skin',
      product: 'Daily Veil SPF50',
      contact: 'Freja Lindqvist',
      deliverables: ['instagram×2', 'instagram×3'],
      fees: ['총 €2,200'],
      days: ['upload 2027-01-12', 'upload 2027-01-26', 'draft null'],
      revisions: 1,
      usage: [2, true],
      exclusivity: 3,
      payment: { after: 'invoice', days: 45, date: null },
    },
  },
  {
    name: 'tourism board press trip invitation with fee',
    text: `Subject: Invitation: Visit Maravel winter creator trip, 18-22 January 2027

Dear Hyunwoo,

Greetings from Visit Maravel, the official tourism office of the Maravel Islands.

We would like to invite you to join our winter creator trip from 18 to 22 January 2027, together with four other creators from Japan, Taiwan and Thailand. Your travel films from Jeju and Okinawa were recommended to us by our Seoul representative office, and we believe your style would show our islands beautifully.

The programme includes return flights from Incheon (economy), four nights' accommodation, all meals, transfers and activities (snorkelling, night market, island hopping). In addition, we offer a creator fee of USD 3,000.

In return, we kindly ask for:
• One YouTube travel video of at least 10 minutes
• Three Instagram Reels
• A minimum of five Stories per day during the trip

All content should be published by 28 February 2027. We would appreciate receiving 15 edited photos as well. Visit Maravel may use the videos and photos on its own website, social media and at trade fairs, with credit, without time limit. They will not be used in paid advertising.

The fee will be transferred within 30 days after all content has been published.

As flights must be booked soon, please confirm your participation by Wednesday, 2 December, with a copy of your passport.

Yours sincerely,

Amara Solen
Senior Officer, Media & Creator Relations
Visit Maravel
a.solen@visitmaravel.org`,
    card: {
      brand: 'Visit Maravel',
      contact: 'Amara Solen',
      deliverables: ['video×1 600-', 'instagram×3', 'instagram×1'],
      fees: ['$3,000'],
      revisions: null,
      usage: ['unlimited', false],
      exclusivity: null,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'short first contact asking for rates (AI note-taking app)',
    text: `Subject: Quick question about sponsorship

Hey Daniel!

Love the channel, the "study with me in Hongdae" series is so good.

I run growth at Notewisp (AI notes app for students, we turn lectures into flashcards). We want to work with a few study creators for finals season and would like to know your rates for:

- a 45-60s mid-roll in a long video
- a standalone Short / Reel

We're hoping to have something live before December 18. We'd probably want to run the Short as an ad too, for about 3 months, so please include that in your quote if it costs extra.

Can you send over your media kit and rates by Friday?

Cheers,
Priya
priya@notewisp.ai`,
    card: {
      brand: 'Notewisp',
      product: 'Notewisp',
      contact: 'Priya',
      deliverables: ['ppl×1 45-60', 'shorts×1'],
      fees: [],
      days: ['upload 2026-12-18', 'reply 2026-11-27'],
      revisions: null,
      usage: [3, true],
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'Instagram DM chat with a hair-tool brand (English)',
    text: `lumacurl.official: Hi Sena! 👋 This is Chloe from LumaCurl. We adore your hair tutorials 💕
lumacurl.official: Are you open to a paid collab for our cordless curler, the LumaCurl Go?
me: Hi Chloe! Thank you 😊 yes I'm open, what do you need?
lumacurl.official: 1 Reel (30-60 sec) + 2 story frames with our link
lumacurl.official: Our budget is $400 plus the product
me: My rate for a Reel with stories is $600
lumacurl.official: Let me check with my manager
lumacurl.official: Ok we can do $550! Would that work?
me: Yes that works for me
lumacurl.official: Amazing!! We'll ship it tomorrow. Can you post by December 11?
me: If it arrives by the 2nd then yes
lumacurl.official: Perfect. Please send the draft by Dec 8 so we can check it, 1 round of changes max 🙏
me: Sure. Will you use the video anywhere else?
lumacurl.official: Just reposting on our Instagram and TikTok, no ads
me: Ok! And the payment?
lumacurl.official: PayPal within 7 days after you post 💸`,
    card: {
      brand: 'LumaCurl',
      product: 'LumaCurl Go',
      contact: 'Chloe',
      deliverables: ['instagram×1 30-60', 'instagram×2'],
      fees: ['$550'],
      days: ['upload 2026-12-11', 'draft 2026-12-08'],
      revisions: 1,
      usage: [null, false],
      exclusivity: null,
      payment: { after: 'upload', days: 7, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
