import { describe, expect, it } from 'vitest';
import { cardOf, type Card } from './test-card.ts';

/** The last six of the harder mails of somebody who does not know the rules. */
const mails: { name: string; text: string; card: Partial<Card> }[] = [
  {
    name: 'Instagram DM, local bakery, casual with typos',
    text: `heyy! love ur page, esp the croissant crawl one 😭 im Dex, i run Crumb & Ladder the little bakery on Pell street

we're doing a new pistachio knot and wanted to see if youd come film a reel for us? cant pay loads but could do $250 + whatever you want from the case that day (ppl usually rack up like $40 lol)

thinking you come by this saturday morning before we open, around 6.30, so its quiet. then post it before the following friday bc thats when the knots go on the proper menu. no need to show me first i trust you

id repost it on our page obv but not gonna put ad money behind it or anything. and no exclusive stuff, go eat at every bakery in town haha

i can venmo you right after you post. lmk by thurs? 🥐`,
    card: {
      brand: 'Crumb & Ladder',
      contact: 'Dex',
      deliverables: ['instagram×1'],
      fees: ['$250'],
      days: ['shoot 2026-11-28', 'upload null', 'reply 2026-11-26'],
      revisions: null,
      usage: [null, false],
      exclusivity: 0,
      payment: { after: 'upload', days: null, date: null },
    },
  },
  {
    name: 'forwarded thread, software, final terms at the top',
    text: `Subject: FW: RE: RE: Notchboard sponsorship – final terms?

Hi Theo, see below, they came up on price. I'd take it. Tell me tomorrow and I'll countersign. – Nadia, Brightwell Talent

From: Owen Castellane <owen@notchboard.example>
Sent: Tuesday, November 24, 2026 9:06 AM
To: Nadia Frost
Subject: RE: RE: Notchboard sponsorship

Nadia,

OK, we can get to $5,750, that's as far as finance will go. In return we'd need the whitelisting window to be 60 days rather than 30. I've also taken the exclusivity clause out altogether since Theo has the other planner app booked in January.

Publish date slides to Thursday, December 17. We still need the draft a week before it goes up.

Owen

> On Fri, Nov 20, 2026, Nadia Frost wrote:
> Owen, $4,500 is under Theo's rate for a mid-roll, he normally gets $6,000. Also three months of exclusivity isn't going to work.

>> On Thu, Nov 19, 2026, Owen Castellane wrote:
>> Hi Nadia, we'd like a 60-75 second integration for Notchboard (our kanban app for students, $8/mo) in one of Theo's study videos. Budget is $4,500. Going live December 10. We ask for one round of changes, 30 days of whitelisting for paid ads through Theo's handle, and three months' exclusivity in productivity apps. We pay net 45 from the invoice date.`,
    card: {
      brand: 'Notchboard',
      product: 'Notchboard',
      contact: 'Owen Castellane',
      deliverables: ['ppl×1 60-75'],
      fees: ['$5,750'],
      days: ['upload 2026-12-17', 'draft 2026-12-10'],
      revisions: 1,
      usage: [2, true],
      exclusivity: 0,
      payment: { after: 'invoice', days: 45, date: null },
    },
  },
  {
    name: 'contract excerpt, electronics, perpetual usage and penalties',
    text: `EXCERPT – INFLUENCER SERVICES AGREEMENT

This Agreement is made between Halyard Audio Ltd ("Company") and the creator named in the signature block ("Creator").

2. Services. Creator shall produce and publish two (2) TikTok videos and one (1) YouTube Short featuring the Company's Driftline Mini wireless speaker (the "Product", retail value $149.00), which Creator may keep.

3. Timeline. Creator shall deliver drafts of all content no later than December 7, 2026. Company shall respond within two (2) business days. All content shall be published between December 14 and December 16, 2026, and shall remain live for not less than twelve (12) months.

4. Changes. Company may request up to three (3) rounds of revisions, save that a reshoot shall count as new work and be billed at $400 per day.

5. Fee. In full consideration Company shall pay Creator Two Thousand Four Hundred US Dollars ($2,400), payable as to one third upon signature and the balance within fifteen (15) days of publication of the last item.

6. Licence. Creator grants Company a perpetual, worldwide licence to use, edit and reproduce the content in any media, including paid advertising.

7. Competing goods. From signature until four (4) months after publication Creator shall not endorse any other portable speaker. Headphones and earbuds are not competing goods.

8. Late delivery. The Fee shall be reduced by $100 for each day of delay, up to a maximum of $1,000. Breach of clause 7 shall entitle Company to liquidated damages of $5,000.

Notices to the Company: Rosalind Achterberg, legal@halyardaudio.example. Signed copies to be returned by November 30, 2026.`,
    card: {
      brand: 'Halyard Audio',
      product: 'Driftline Mini',
      contact: 'Rosalind Achterberg',
      deliverables: ['video×2', 'shorts×1'],
      fees: ['$2,400'],
      days: ['draft 2026-12-07', 'upload 2026-12-16', 'other 2026-11-30'],
      revisions: 3,
      usage: ['unlimited', true],
      exclusivity: 4,
      payment: { after: 'upload', days: 15, date: null },
    },
  },
  {
    name: 'campaign brief, PDF text with page breaks',
    text: `MERIDOW SNACKS
Creator brief: "Crunch Hour" winter push
v3, issued 23 Nov 2026 (replaces v2: please bin the old one)
Page 1 of 2

Who we are
Meridow makes baked chickpea snacks in small batches. This campaign is about Smoky Paprika Puffs, £2.25 a bag, in shops nationwide from 1 December.

What we'd like from you
One Instagram Reel (30 to 45 seconds) and one static carousel of at least four images. Show the bag inside the first three seconds. Please don't make any health claims, and don't call the product keto.

Dates for the diary
Snack box lands with you on Friday 27 November. We want to see a script outline by 2 December and the finished edit by 8 December. The Reel goes out on Saturday 12 December at noon; the carousel the day after.

Page 2 of 2

What you get
£900 all in, plus a year of snacks (worth about £160). In v2 we said £750; that figure no longer applies. You'll be paid half on approval of the edit and half once both posts are up.

Small print in plain English
We may ask for changes twice. We'd like to use your posts on our own channels and in our retail newsletter until the end of June, which is six months or so; we won't be boosting them. You're free to work with any other snack brand, except that we ask for nothing else savoury in the same post.

Questions: Callum Voss, callum@meridow.example`,
    card: {
      brand: 'Meridow',
      product: 'Smoky Paprika Puffs',
      contact: 'Callum Voss',
      deliverables: ['instagram×1 30-45', 'instagram×1'],
      fees: ['£900'],
      days: ['draft 2026-12-02', 'draft 2026-12-08', 'upload 2026-12-12'],
      revisions: 2,
      usage: [6, false],
      exclusivity: 0,
      payment: { after: 'upload', days: null, date: null },
    },
  },
  {
    name: 'indie game studio, casual mail, terms in everyday words',
    text: `Subject: would you play our weird lighthouse game?

Hi Juno,

Long-time lurker, first-time emailer. I'm Bettina, one of three people at Wet Lantern Games. We make Keeper of the Ninth Light, a slow horror game about a lighthouse that keeps adding floors. It launches on January 22 for $19.99.

I'd love for you to do a let's play, twenty minutes at the very least, one video. Our whole marketing pot is $6,000 and I'd put $1,800 of that toward you. We can send it by wire as soon as you say yes, all of it, because I know small studios have burned people before.

The embargo lifts on January 15, so please nothing before that; ideally you'd post somewhere between the 15th and the 20th. I don't want to see it beforehand and I'm not going to ask you to change a thing. If you hate it, say you hate it.

We would like to cut a quote or a ten-second clip into our launch trailer, which will run as a YouTube ad for about a month. If that's a no, it's a no, the money stays the same. Play whatever else you want in the meantime, I'd never ask you not to.

Can you tell me one way or the other a week from today?

Bettina Okoro-Hale
bettina@wetlantern.example`,
    card: {
      brand: 'Wet Lantern Games',
      product: 'Keeper of the Ninth Light',
      contact: 'Bettina',
      deliverables: ['video×1'],
      fees: ['$1,800'],
      days: ['upload 2027-01-20', 'reply 2026-12-01'],
      revisions: 0,
      usage: [1, true],
      exclusivity: null,
    },
  },
  {
    name: 'regional tourism board, trip with travel costs beside the fee',
    text: `Subject: Invitation: three winter days in the Corvane Valley

Hello Sam and Ines,

Following our chat at the travel fair, I'm pleased to invite you on behalf of Visit Corvane, the valley's tourist office, to come and film with us from Thursday 10 to Saturday 12 December. The focus is our new Snowline Railway Pass (normally €95 per adult).

We take care of trains, two nights at a guesthouse and meals, which comes to roughly €1,100 for the pair of you. On top of that there is a creator fee of €2,000, which is for both of you together and not each. What we hope for in exchange is one YouTube vlog and five Instagram Stories posted while you're here.

We'd want the vlog up within three weeks of your last day with us. You needn't send a draft for approval, although our rail partner would like to check place names three days before you publish. They may ask for a single correction. If you have to cancel after 3 December, the guesthouse charges us €180 and we'd have to pass that on.

We would be grateful for permission to show the footage at trade fairs, on our website and in paid campaigns for eighteen months. In the month after publishing, please don't run paid work for another ski valley; cities and beaches are no problem at all.

Half the fee is transferred on arrival and the remainder ten days after the vlog is online. Could you confirm by this Friday so that I can hold the rooms?

Kind regards,
Matthieu Sorrell, Press & Creators, Visit Corvane
m.sorrell@visitcorvane.example`,
    card: {
      brand: 'Visit Corvane',
      product: 'Snowline Railway Pass',
      contact: 'Matthieu Sorrell',
      deliverables: ['video×1', 'instagram×5'],
      fees: ['€2,000'],
      days: ['shoot 2026-12-12', 'reply 2026-11-27'],
      revisions: 1,
      usage: [18, true],
      exclusivity: 1,
      payment: { after: 'upload', days: 10, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
