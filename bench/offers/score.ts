import type { OfferMail } from '#contract/offers/offer-mail.ts';
import { feeWords } from '#contract/offers/offer-words.ts';
import type { Offer, Seconds } from '#contract/offers/offer.schema.ts';

/** A mail with what a person reads in it, in short words; what is absent was not judged. */
export interface Judged {
  name: string;
  text: string;
  card: Partial<Card>;
  /** The fields that stand behind a label, in a list or in a table. */
  form?: readonly (keyof Card)[];
}

export interface Card {
  brand: string | null;
  product: string | null;
  contact: string | null;
  deliverables: string[];
  fees: string[];
  days: string[];
  revisions: number | 'unlimited' | null;
  usage: [months: number | 'unlimited' | null, isForAds: boolean] | null;
  exclusivity: number | 'unlimited' | null;
  payment: { after: string | null; days: number | null; date: string | null } | null;
}

/** All mails came on this day, a Tuesday. */
export const SENT = '2026-11-24';
export const NODE = '00000000-0000-4000-8000-000000000001';
export const mailOf = (text: string, received: string | null = SENT, nodeId = NODE): OfferMail => ({
  nodeId,
  title: '',
  text,
  received,
});

export interface Verdict {
  field: keyof Card;
  /** 'wrong' is a value that stands there and should not. */
  is: 'right' | 'wrong' | 'missed' | 'empty';
  said: string;
  wanted: string;
}

const plain = (words: string): string => words.replace(/[\s"'‘’“”.,()]+/g, '').toLowerCase();
const isNamed = (said: string, wanted: string): boolean =>
  plain(said).includes(plain(wanted)) || plain(wanted).includes(plain(said));

const lengthWords = (seconds: Seconds | null): string => {
  if (seconds === null) return '';
  return seconds.from === seconds.to ? ` ${seconds.from}` : ` ${seconds.from ?? ''}-${seconds.to ?? ''}`;
};

/** A deliverable that says less than was wanted (no count, no length) is not wrong. */
const isWork = (said: string, wanted: string): boolean => {
  const [format = '', count = '', length = ''] = said.split(/[×\s]/);
  const [wantedFormat = '', wantedCount = '', wantedLength = ''] = wanted.split(/[×\s]/);
  const isVideo = (name: string) => ['ppl', 'planned-ppl', 'branded', 'video'].includes(name);
  const isSame = format === wantedFormat || (format === 'video' && isVideo(wantedFormat));
  return isSame && (count === '?' || count === wantedCount) && (length === '' || length === wantedLength);
};

const amountsIn = (fee: string): string =>
  [...fee.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits)).join('~');
/** The same amounts; a tax that was not read is not wrong, another one is. */
const isFee = (said: string, wanted: string): boolean =>
  amountsIn(said) === amountsIn(wanted) &&
  (!said.includes('VAT') || wanted.includes(said.includes('별도') ? '별도' : '포함'));

/** What an offer says of each judged field of a mail. */
export function judge(offer: Offer, card: Partial<Card>): Verdict[] {
  const verdicts: Verdict[] = [];
  const one = (field: keyof Card, said: string | null, isRight: (said: string) => boolean) => {
    if (!(field in card)) return;
    const wanted = card[field] ?? null;
    const isWanted = wanted !== null && !(Array.isArray(wanted) && wanted.length === 0);
    const is = said === null ? (isWanted ? 'missed' : 'empty') : isWanted && isRight(said) ? 'right' : 'wrong';
    verdicts.push({ field, is, said: said ?? '', wanted: JSON.stringify(wanted) });
  };
  const many = (
    field: 'deliverables' | 'fees' | 'days',
    all: readonly string[],
    isRight: (said: string, wanted: string) => boolean,
  ) => {
    const wanted = card[field] ?? [];
    one(field, all.length === 0 ? null : all.join(' / '), () =>
      all.every((said) => wanted.some((each) => isRight(said, each))),
    );
  };
  one('brand', offer.brand?.value ?? null, (said) => isNamed(said, card.brand ?? ''));
  one('product', offer.product?.value ?? null, (said) => isNamed(said, card.product ?? ''));
  one('contact', offer.contactName?.value ?? null, (said) => isNamed(said, card.contact ?? ''));
  const works = offer.deliverables.map(
    ({ value }) => `${value.format}×${value.count ?? '?'}${lengthWords(value.seconds)}`,
  );
  many('deliverables', works, isWork);
  many(
    'fees',
    offer.fees.map(({ value }) => feeWords(value, 'ko')),
    isFee,
  );
  const kinds = ['reply', 'shoot', 'draft', 'upload'] as const;
  const days = kinds.flatMap((kind) => (offer.days[kind] ? [`${kind} ${offer.days[kind].value}`] : []));
  many('days', days, (said, wanted) => said === wanted);
  one(
    'revisions',
    offer.revisions === null ? null : String(offer.revisions.value),
    (said) => said === String(card.revisions),
  );
  one('usage', offer.usage === null ? null : JSON.stringify(offer.usage.value), () => {
    const { months = null, isForAds = false } = offer.usage?.value ?? {};
    return months === (card.usage?.[0] ?? null) && (!isForAds || card.usage?.[1] === true);
  });
  one(
    'exclusivity',
    offer.exclusivity === null ? null : String(offer.exclusivity.value.months),
    (said) => said === String(card.exclusivity),
  );
  one('payment', offer.payment === null ? null : JSON.stringify(offer.payment.value), () => {
    const { days: counted = null, date = null } = offer.payment?.value ?? {};
    const isDays = card.payment?.days === undefined || counted === card.payment.days;
    return isDays && date === (card.payment?.date ?? null);
  });
  return verdicts;
}
