import { redFlagChecklist } from '#contract/offers/red-flags/red-flags.ts';
import { hashtagsOf, linksOf } from '#contract/offers/derive/address.ts';
import { lengthsOf } from '#contract/offers/derive/count.ts';
import { percentsOf } from '#contract/offers/derive/money.ts';
import { hasWord, listed } from '#contract/offers/derive/words.ts';
import { emptyOffer } from '#contract/offers/empty-offer.ts';
import { fieldOf } from '#contract/offers/form-labels.ts';
import { NO_NODE, type OfferMail } from '#contract/offers/offer-mail.ts';
import type { Offer, Proven } from '#contract/offers/offer.schema.ts';
import { readForm } from '#contract/offers/read-form.ts';

const ROW = /^\|\s*\**([^|\n]{1,40}?)\**\s*\|\s*((?:\\\||[^|\n]){0,400}?)\s*\|/;
const ITEM = /^[ \t]{0,4}(?:[-*•][ \t]+)?\**([\p{L} ·]{1,20}?)\**[ \t]?[:：]\**[ \t]*([^\n]{1,400})$/u;
const HEADING = /^#{1,4}[ \t]+(?:협찬|광고|sponsor)[^:：\n]{0,20}[:：][ \t]*([^\n]{1,80})$/im;
/** The labels of cards that are no labels of mails. */
const CARD_LABELS: Readonly<Record<string, string>> = {
  결과물과노출길이: '콘텐츠',
  비용과부가세: '원고료',
  초안업로드마감: '일정',
  초안마감: '초안',
  업로드마감: '업로드',
  경쟁제한: '경쟁사',
  경쟁사제한: '경쟁사',
  deliverableswiththeirlength: 'deliverables',
  feeandvat: 'fee',
  payment: 'payment',
  usagerights: 'usage',
};
const HEADS = listed('항목|내용|field|value|---');
const NO_FEE = listed('없음|없어요|없습니다|무상|무료|제품만|제품 제공|none|no fee|product only');
const PRODUCT_ONLY = listed('제작비 없이|제품만 받는|제품만 제공|only the product|no fee');
/** What a card says in the place of clauses, or below them. */
const NO_CLAUSES = listed('체크리스트에서|nothing on the checklist|확인할 수 없었어요|could not be checked');
const SHARES = listed('판매|매출|수수료|커미션|sales|commission|revenue');

/** '마루식품 [1]' is '마루식품'; '— 물어보기' is nothing yet. */
function saidIn(cell: string): string {
  const words = cell
    .replace(/\\(?=[\\|`*_<>[\]])/g, '')
    .replace(/\[\d{1,3}(?:,\s?\d{1,3})*\]/g, '')
    .replace(/\s—\s.*$/, '')
    .replace(/[*_`]+/g, '')
    .trim();
  return /^[—–-]|^(?:미정|추후|모름|unknown|tbd|\?+)$/i.test(words) ? '' : words;
}

const sectionOf = (content: string, heads: readonly string[]): string[] => {
  const parts = content.split(/^#{2,4} /m).slice(1);
  const part = parts.find((one) => hasWord(one.split('\n', 1)[0] ?? '', heads)) ?? '';
  return part
    .split('\n')
    .slice(1)
    .flatMap((line) => /^\s{0,4}[-*•]\s+(.+)$/.exec(line)?.[1] ?? []);
};

const byPerson = <T>(value: T): Proven<T> => ({ value, quote: '', place: null, by: 'person' });
const own = <T>(one: Proven<T> | null): Proven<T> | null => (one === null ? null : byPerson(one.value));

/**
 * The offer that a card without a record tells, from the labels of its own table; its values count as a person's. A row that
 * holds no value of its field stands among the clauses in its own words, so that nothing is lost. `values`: of its form.
 */
export function offerOfOldCard(content: string, values: Readonly<Record<string, string | number>>): Offer {
  const day = String(values['received'] ?? '').slice(0, 10);
  const received = /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null;
  const rows = rowsOf(content);
  const read = (text: string): Offer => {
    const mail: OfferMail = { nodeId: NO_NODE, title: '', text, received };
    return readForm([mail], received ?? '');
  };
  const form = read(rows.map(({ label, value }) => `${label}: ${value}`).join('\n'));
  const fees = form.fees.length > 0 ? form.fees.map(({ value }) => byPerson(value)) : feesOf(content, rows);
  const seconds = lengthsOf(rows.find(({ label }) => /노출|exposure/i.test(label))?.value ?? '')[0] ?? null;
  const heading = saidIn(HEADING.exec(content)?.[1] ?? '');
  const brand = form.brand?.value ?? heading;
  const offer: Offer = {
    ...emptyOffer(),
    brand: brand === '' ? null : byPerson(Array.from(brand).slice(0, 40).join('').trim()),
    product: own(form.product),
    contactName: own(form.contactName),
    contactEmail: own(form.contactEmail ?? read(rows.map(({ value }) => `이메일: ${value}`).join('\n')).contactEmail),
    contactPhone: own(form.contactPhone ?? read(rows.map(({ value }) => `연락처: ${value}`).join('\n')).contactPhone),
    deliverables: form.deliverables.map(({ value }) => byPerson({ ...value, seconds: value.seconds ?? seconds })),
    fees,
    payment: own(form.payment),
    days: {
      reply: own(form.days.reply),
      shoot: own(form.days.shoot),
      draft: own(form.days.draft),
      upload: own(form.days.upload),
    },
    revisions: own(form.revisions),
    usage: own(form.usage),
    exclusivity: own(form.exclusivity),
    mustSays: sectionOf(content, ['꼭', 'must be said'])
      .slice(0, 20)
      .map((line) => byPerson(saidIn(line).slice(0, 500))),
  };
  const required = sectionOf(content, ['해시태그', 'hashtags']).join('\n');
  offer.hashtags = hashtagsOf(required)
    .slice(0, 20)
    .map(({ value }) => byPerson(value));
  offer.links = linksOf(required)
    .slice(0, 20)
    .map(({ value }) => byPerson(value));
  offer.clauses = clausesOf(content, values, [
    ...rows.filter((row) => !isRead(row.field, offer)),
    ...sectionRows(content),
  ]);
  return offer;
}

interface CardRow {
  label: string;
  value: string;
  field: ReturnType<typeof fieldOf>;
}

function rowsOf(content: string): CardRow[] {
  const body = content.split(/^### /m)[0] ?? '';
  return body.split('\n', 400).flatMap((line) => {
    const [, label = '', raw = ''] = ROW.exec(line) ?? ITEM.exec(line) ?? [];
    const value = saidIn(raw);
    const name = label.trim();
    if (name === '' || value === '' || HEADS.includes(name.toLowerCase()) || /^[\s:-]+$/.test(name)) return [];
    const plain = name.replace(/[\s·]+/g, '').toLowerCase();
    const known = CARD_LABELS[plain] ?? name;
    return [{ label: known, value, field: fieldOf(known) }];
  });
}

/** The dates of a card below its table. */
const sectionRows = (content: string): CardRow[] =>
  sectionOf(content, ['일정', 'dates']).map((line) => ({ label: '일정', value: saidIn(line), field: null }));

function feesOf(content: string, rows: readonly CardRow[]): Offer['fees'] {
  const fee = rows.find(({ field }) => field === 'fees');
  const none = { amount: null, toAmount: null, currency: null, vat: null, percent: null, per: null, for: null };
  const [percent] = fee && hasWord(fee.value, SHARES) ? percentsOf(fee.value) : [];
  if (percent !== undefined) return [byPerson({ ...none, basis: 'share' as const, percent })];
  const isAsked = /^\|\s*\**(?:금액|비용|광고비|원고료|fee)[^|]{0,20}\|\s*[—–-]/im.test(content);
  const hasProduct = rows.some(({ field }) => field === 'product');
  const isGoods = fee ? hasWord(fee.value, NO_FEE) : hasWord(content, PRODUCT_ONLY) || (hasProduct && !isAsked);
  return isGoods ? [byPerson({ ...none, basis: 'goods' as const })] : [];
}

function isRead(field: CardRow['field'], offer: Offer): boolean {
  if (field === null) return false;
  if (field === 'fees') return offer.fees.length > 0;
  if (field === 'deliverables') return offer.deliverables.length > 0;
  if (field === 'mustSay' || field === 'hashtag' || field === 'link' || field === 'schedule' || field === 'script')
    return false;
  if (field === 'reply' || field === 'shoot' || field === 'draft' || field === 'upload')
    return offer.days[field] !== null;
  if (field === 'contactName' || field === 'sender') return offer.contactName !== null || offer.contactEmail !== null;
  return offer[field] !== null;
}

/** The clauses of the checklist that the card names, those that were found when it was made, and rows that hold no value. */
function clausesOf(
  content: string,
  values: Readonly<Record<string, string | number>>,
  rows: readonly CardRow[],
): Offer['clauses'] {
  const made = new Set(String(values['flags'] ?? '').split(','));
  const lines = sectionOf(content, listed('살펴볼|조심할|terms to look|be careful')).map(saidIn);
  const says = (line: string, id: string): boolean =>
    redFlagChecklist.some((rule) => rule.id === id && (line.includes(rule.why.ko) || line.includes(rule.why.en)));
  const ids = redFlagChecklist.map(({ id }) => id).filter((id) => made.has(id) || lines.some((line) => says(line, id)));
  const ofChecklist = ids.map((rule) => ({ rule, why: '', ask: '', quote: '', place: null }));
  const others = lines.filter((line) => line !== '' && !hasWord(line, NO_CLAUSES) && !ids.some((id) => says(line, id)));
  const kept = [...others, ...rows.map(({ label, value }) => `${label}: ${value}`)];
  return [
    ...ofChecklist,
    ...kept.map((why) => ({ rule: null, why: why.slice(0, 300), ask: '', quote: '', place: null })),
  ].slice(0, 24);
}
