import { moneyOf } from './money.ts';
import type { Sponsor } from './disclosure-line.ts';
import { isShare } from './share-of-sales.ts';

/** The recipe whose result is the card of a deal. */
export const SPONSOR_CARD = 'sponsor-brief';

const ROW = /^\|\s*\**([^|\n]{1,40}?)\**\s*\|\s*((?:\\\||[^|\n]){0,400}?)\s*\|/gm;
const ITEM = /^[ \t]{0,4}(?:[-*•][ \t]+)?\**([\p{L} ]{1,20}?)\**[ \t]?[:：]\**[ \t]*([^\n]{1,400})$/gmu;
const HEADING = /^#{1,4}[ \t]+(?:협찬|광고|sponsor)[^:：\n]{0,20}[:：][ \t]*([^\n]{1,80})$/im;

const BRAND = /^(?:브랜드(?: ?명)?|광고주|클라이언트|brand(?: name)?|client|advertiser)$/i;
const PRODUCT = /^(?:제품|상품|서비스|제공 ?(?:품|내역|제품)|product|service)(?: ?명)?$/i;
/** The label of the row of the fee. */
export const FEE = /^(?:금액|비용|광고비|제작비|원고료|비용과 부가세|fee|budget)/i;
const NO_FEE = /없음|없어요|없습니다|무상|무료|제품|상품|해당 ?없|none|no fee|product/i;
const PRODUCT_ONLY =
  /(?:제품|상품|서비스)(?:만|으로만)\s?(?:제공|받)|(?:제품|상품)\s?협찬|제작비 없이|체험단|no fee|only the product|product[- ]only/i;
const LONGEST = 40;

/** '마루식품 [1]' is '마루식품'; '— 물어보기' is nothing yet. */
function saidIn(cell: string): string {
  const words = cell
    .replace(/\\(?=[\\|`*_<>[\]])/g, '')
    .replace(/(?<!\s)\s*\[\d{1,3}(?:,\s?\d{1,3})*\]/g, '')
    .replace(/(?<!\s)\s+—\s.*$/, '')
    .replace(/[*_`]+/g, '')
    .trim();
  return /^[—–-]|^(?:미정|추후|모름|unknown|tbd|\?+)$/i.test(words) ? '' : words;
}

/**
 * Who gives what, as the card of a deal tells: '' for a brand that it does not name, only the product where it speaks of one and
 * of no fee, and a share of what is sold where that stands in the place of the fee.
 */
export function sponsorOfCard(card: string): Required<Sponsor> {
  const cells = [...card.matchAll(ROW), ...card.matchAll(ITEM)].map(([, label = '', value = '']) => ({
    label: label.trim(),
    value,
  }));
  const cellOf = (name: RegExp) => cells.find(({ label }) => name.test(label));
  const brand = saidIn(cellOf(BRAND)?.value ?? HEADING.exec(card)?.[1] ?? '');
  const fee = cellOf(FEE);
  const isPaid = fee !== undefined && moneyOf(fee.value).some(({ amount }) => amount > 0);
  const isRefused = fee === undefined || NO_FEE.test(saidIn(fee.value));
  const hasProduct = saidIn(cellOf(PRODUCT)?.value ?? '') !== '';
  const isShared = !isPaid && fee !== undefined && isShare(saidIn(fee.value));
  const isProductOnly = !isPaid && ((hasProduct && isRefused) || PRODUCT_ONLY.test(card));
  const kind = isShared ? 'affiliate' : isProductOnly ? 'product' : 'paid';
  return { brand: Array.from(brand).slice(0, LONGEST).join('').trim(), kind };
}
