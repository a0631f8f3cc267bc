import { bareFeeOf } from './bare-fee.ts';
import { barterOf } from './barter.ts';
import { brandOf } from './brand.ts';
import { briefFields, type Brief, type BriefField, type Contact, type Seconds } from './brief-types.ts';
import { withoutPast } from './changed-terms.ts';
import { offeredLast } from './counter-offer.ts';
import { daysOf, isDay } from './days.ts';
import { deadlinesOf } from './deadlines.ts';
import { deliverablesOf } from './deliverables.ts';
import { feesOf } from './fees.ts';
import { lengthOf } from './exposure-length.ts';
import { mailLinesOf } from './mail-lines.ts';
import { messagesOf, type Message } from './messages.ts';
import { contactOf, productOf } from './parties.ts';
import { mustSaysOf, requiredOf } from './must-says.ts';
import { plainMail } from './plain-mail.ts';
import { paymentOf } from './payment.ts';
import { shareOf } from './share-of-sales.ts';
import { exclusivityOf, revisionsOf, usageOf } from './terms.ts';
import { usagePlacesOf } from './usage-places.ts';

export { redFlagsOf } from './red-flags.ts';
export type { Brief } from './brief-types.ts';

export interface ReadOn {
  /** ISO day near the mail: gives the year to days that stand without one. */
  today?: string;
  /** ISO day of the mail, from which 'next week' is counted, where the mail does not say it itself. */
  received?: string;
}

type Part = Omit<Brief, 'text' | 'missing'> & { isOwn: boolean; isCover: boolean; agreedLength: Seconds | null };

/** '마루네 반찬' on top of a chat is the shop itself. */
const contactBeside = (contact: Contact, brand: string): Contact =>
  /(?:사장|대표|점장|담당자)님$/.test(contact.name?.value ?? '') ||
  (brand !== '' && contact.name?.value.startsWith(brand))
    ? { ...contact, name: null }
    : contact;

/** What a manager writes above a mail that they pass on. */
const PASSES_ON = /전달|공유|포워[드딩]|아래 (?:메일|내용|제안|문의)|forward|\bfwd\b|\bfyi\b|see below/i;
const LONGEST_COVER = 300;

function partOf({ text, isOwn }: Message, near: string | null, received: string | null): Part {
  const lines = mailLinesOf(text);
  const now = withoutPast(text);
  const terms = now === text ? lines : mailLinesOf(now);
  const sent = sentOn(text, near) ?? received;
  const today = sent ?? near;
  const brand = brandOf(text, lines);
  return {
    isOwn,
    isCover: text.trim().length <= LONGEST_COVER && PASSES_ON.test(text),
    agreedLength: agreedLengthIn(text),
    brand,
    product: productOf(text, lines, brand?.value ?? ''),
    contact: contactBeside(contactOf(text, lines), brand?.value ?? ''),
    deliverables: deliverablesOf(text, terms),
    fees: offeredLast(text, feesOf(text, terms)),
    bareFee: bareFeeOf(text, terms),
    barter: barterOf(text, terms),
    share: shareOf(text, terms),
    deadlines: deadlinesOf(now, terms, { today, sent }),
    revisions: revisionsOf(text, terms),
    usage: usageOf(text, terms),
    usedOn: usagePlacesOf(text, terms),
    exclusivity: exclusivityOf(text, terms),
    payment: paymentOf(text, terms, today),
    mustSays: mustSaysOf(text, lines),
    required: requiredOf(text, lines),
  };
}

const dayIn = (words: string | undefined): string | null =>
  words !== undefined && isDay(words) ? words.slice(0, 10) : null;

/**
 * What a brand's mail or brief says, by rules. Of a thread the newest mail counts, and for what it does not say the mails of the
 * brand below it, as far as the creator has not answered them otherwise.
 */
export function readBrief(thread: string, { today, received }: ReadOn = {}): Brief {
  const messages = messagesOf(plainMail(thread));
  const all = messages.map((each) => partOf(each, dayIn(today), dayIn(received)));
  const parts = all.slice(all.findIndex(({ isOwn }) => !isOwn));
  const sides = parts.filter(({ isOwn }) => !isOwn);
  const brands = [...sides.filter((part) => !part.isCover), ...sides.filter((part) => part.isCover)];
  const newest = <T>(read: (part: Part) => T | null): T | null => {
    const first = parts.find((part) => read(part) !== null);
    return first === undefined || first.isOwn ? null : read(first);
  };
  const named = <T>(read: (part: Part) => T | null): T | null => brands.map(read).find((one) => one !== null) ?? null;
  const listed = <T>(read: (part: Part) => T[]): T[] =>
    newest((part) => (read(part).length > 0 ? read(part) : null)) ?? [];
  const kinds = [...new Set(parts.flatMap(({ deadlines }) => deadlines.map(({ kind }) => kind)))];
  const deadlines = kinds.flatMap((kind) => listed((part) => part.deadlines.filter((one) => one.kind === kind)));
  const fees = listed((part) => part.fees);
  const bareFee = fees.length > 0 ? null : newest((part) => part.bareFee);
  const share = newest((part) => part.share);
  const usage = newest((part) => part.usage);
  const isUsed = usage !== null && usage.value.months !== 0;
  const brief: Brief = {
    text: withoutOwn(messages),
    brand: named(({ brand }) => brand),
    product: named(({ product }) => product),
    contact: {
      name: named(({ contact }) => contact.name),
      email: named(({ contact }) => contact.email),
      phone: named(({ contact }) => contact.phone),
    },
    deliverables: askedFor(parts),
    fees,
    bareFee,
    barter: fees.length > 0 || bareFee !== null || share !== null ? null : newest((part) => part.barter),
    share,
    deadlines: deadlines.toSorted((a, b) => a.quote.at[0] - b.quote.at[0]),
    revisions: newest((part) => part.revisions),
    usage,
    usedOn: isUsed ? (newest((part) => (part.usage === null ? null : part.usedOn)) ?? []) : [],
    exclusivity: newest((part) => part.exclusivity),
    payment: newest((part) => part.payment),
    mustSays: listed((part) => part.mustSays),
    required: listed((part) => part.required),
    missing: [],
  };
  return { ...brief, missing: missingOf(brief) };
}

/** What the brand asks for, also where the creator has answered with a price of the same: '60초 PPL은 120만원이에요'. */
function askedFor(parts: readonly Part[]): Brief['deliverables'] {
  const [first, ...older] = parts.filter(({ deliverables }) => deliverables.length > 0);
  if (!first?.isOwn) return agreed(first?.deliverables ?? [], parts[0]);
  const asked = older.find(({ isOwn }) => !isOwn)?.deliverables ?? [];
  const own = new Set(first.deliverables.map(({ kind }) => kind));
  return asked.length > 0 && asked.every(({ kind }) => own.has(kind)) ? agreed(asked, parts[0]) : [];
}

/** '네, 90초로 진행하겠습니다' */
const AGREES =
  /(?:^|[.!?\n]\s?)[^.!?\n]{0,30}?(\d{1,3}\s?(?:초|분)(?:\s?\d{1,2}초)?)(?:으로|로)\s(?:진행|확정|하겠|하시|하면|가시|가겠|결정)/;
const agreedLengthIn = (text: string): Seconds | null => lengthOf(AGREES.exec(text)?.[1] ?? '');

/** What the newest mail says of the length of the only thing that was asked for. */
function agreed(asked: Brief['deliverables'], newest: Part | undefined): Brief['deliverables'] {
  const timed = asked.filter(({ seconds }) => seconds !== null);
  const seconds = newest?.deliverables.length === 0 ? newest.agreedLength : null;
  return seconds === null || timed.length !== 1
    ? asked
    : asked.map((one) => (one === timed[0] ? { ...one, seconds } : one));
}

/** The thread with what the creator wrote in it blanked out. */
function withoutOwn(messages: readonly Message[]): string {
  const [first] = messages;
  if (!first || messages.length === 1) return first?.text ?? '';
  const read = messages.filter(({ isOwn }) => !isOwn).map(({ text }) => text.split('\n'));
  const lines = first.text.split('\n');
  return lines
    .map((line, i) => read.map((each) => each[i] ?? '').find((words) => words.trim() !== '') ?? line)
    .join('\n');
}

const SENT =
  /^[\s>*]{0,8}(?:date|sent|보낸\s?(?:날짜|시간)|날짜|작성일|발신일)\s?\*{0,2}\s?[:：]([^\n]{4,80})$|^[\s>]{0,8}(?:on\s)?([^\n]{4,160}?)(?:작성|썼습니다|쓴 ?글|wrote)\s?:\s*$/im;

/** The ISO day on which a mail says that it was sent; null where it does not, or where the year cannot be known. */
function sentOn(text: string, near: string | null): string | null {
  const said = SENT.exec(text.slice(0, 20_000));
  const day = said ? daysOf(said[1] ?? said[2] ?? '', near)[0]?.date : '';
  return day ? day : null;
}

const TIMED = new Set(['ppl', 'planned-ppl', 'branded', 'video']);
const isKnown: Readonly<Record<BriefField, (brief: Brief) => boolean>> = {
  brand: ({ brand }) => brand !== null,
  product: ({ product }) => product !== null,
  contact: ({ contact }) => contact.email !== null || contact.phone !== null || contact.name !== null,
  deliverables: ({ deliverables }) => deliverables.length > 0,
  exposure: ({ deliverables }) => deliverables.every(({ kind, seconds }) => !TIMED.has(kind) || seconds !== null),
  fee: ({ fees }) => fees.length > 0,
  // Money that comes from abroad bears none.
  vat: ({ fees }) => fees.every(({ vat, currency }) => vat !== null || currency !== 'KRW'),
  draft: ({ deadlines }) => deadlines.some(({ kind }) => kind === 'draft'),
  upload: ({ deadlines }) => deadlines.some(({ kind }) => kind === 'upload'),
  revisions: ({ revisions }) => revisions !== null,
  usage: ({ usage }) => usage !== null && usage.value.months !== null,
  exclusivity: ({ exclusivity }) => exclusivity !== null && exclusivity.value !== null,
  payment: ({ payment }) => payment !== null,
};

const missingOf = (brief: Brief): BriefField[] => briefFields.filter((field) => !isKnown[field](brief));
