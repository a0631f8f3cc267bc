import { quoteOf, type Quote } from './brief-types.ts';
import { ordersNobody } from './instructions.ts';
import type { MailLine } from './mail-lines.ts';

/** The product and nothing else. */
const ONLY =
  /(?:제품|상품)\s?(?:제공|협찬|증정)만|(?:제품|상품|서비스)\s?(?:제공|협찬|증정|지원)?(?:만|으로만)\s?(?:제공|진행|드리|드려|가능|협찬|지원|보내|(?=[,.)\n]|$))|(?:제품|상품)\s?(?:협찬|제공)(?:으로)\s?(?:진행|대체|갈음)|(?:제품|상품)\s?협찬\s?(?:형태|방식)|체험단(?:을|를)?\s?(?:모집|신청|제안|초대)|(?:무상|무료)\s?협찬|product[- ]only|in exchange for (?:a |the |our )?(?:free |complimentary )?(?:product|sample)|free (?:product|sample)s? in exchange for|gift(?:ed|ing)(?: collab| campaign| only|[,;:/ ]{1,3}(?:with )?no (?:fee|budget|payment|pay\b))/i;
const NO_FEE =
  /(?:원고료|광고비|광고료|제작비|고료|출연료|페이|비용)(?:는|은|가|이|를|을|도)?\s?(?:따로 |별도로? |지급 ?|지급이 )?(?:없|못 드|드리지 ?(?:못|않)|드리기(?:는|가)? ?(?:어렵|어려|힘들)|지급되지)|\b(?:no|without (?:a )?) ?(?:budget|fee|payment|monetary)|unpaid/i;
/** Something is given that is no money. */
const GIVES =
  /(?:제품|상품|서비스|이용권|식사|숙박|체험|키트|세트|박스|기기)[^.\n]{0,40}?(?:제공|증정|협찬|보내|선물|드리|드려|드릴)|\b(?:send|gift|provide|offer|receive|get)[^.\n]{0,40}(?:products?\b|samples?\b|free\b)|gifted|(?:free|complimentary) (?:product|sample|item|set|kit|stay|meal)/i;
const FREE =
  /(?:제품|상품|기기|이용권|식사권|숙박권|체험권)[^.,\n]{0,20}?(?:무상|무료)(?:로|으로)?\s?(?:제공|증정|지급|발송|보내)|(?:무상|무료)(?:로|으로)?\s?(?:제공|증정|지급|발송)[^.,\n]{0,12}(?:제품|상품)|(?:free|complimentary|gifted) (?:product|sample|item|set|kit)s?\b|\b(?:gift|send) you [^.\n]{0,40}(?:for free|free of charge|at no cost)/i;
const FEE =
  /원고료|광고 ?비|광고료|제작비|고료|출연료|협찬비|단가|견적|예산|보수|페이(?!지|백|스|팔|퍼)|\bfees?\b|\bbudget|\brates?\b|\bcompensat/i;
const FEE_LABEL = /원고료|광고 ?비|광고료|제작비|고료|출연료|협찬비|보수|대가|비용|금액|조건|fee|compensation|offer/i;
/** A fee is still to be spoken about. */
const OPEN =
  /(?:원고료|광고 ?비|광고료|제작비|고료|출연료|비용|금액|페이(?!지|백|스|팔|퍼)|단가|예산|견적|보수)[^.\n]{0,24}(?:협의|논의|조율|제안해|알려|문의|말씀|상의|맞춰|궁금|추후|안내|보내 ?주)|\byour (?:\w+ )?(?:rates?|fees?)\b|rate card|(?:fee|budget)[^.\n]{0,16}(?:negotiab|discuss|to be)/i;

const placeIn = (words: string, pattern: RegExp): [from: number, to: number] | null => {
  const found = pattern.exec(words);
  return found && found[0].trim() !== '' ? [found.index, found.index + found[0].trimEnd().length] : null;
};

/** Where a mail without any amount offers a product in the place of a fee; null also where a fee is still to be spoken about. */
export function barterOf(text: string, lines: readonly MailLine[]): Quote | null {
  const told = lines.filter((line) => !ordersNobody(line.text));
  if (told.some((line) => OPEN.test(line.text))) return null;
  const isGiven = told.some((line) => GIVES.test(line.text));
  const isFeeSpoken = told.some((line) => FEE.test(line.text));
  for (const { text: line, start, label, isLabelled } of told) {
    const place =
      placeIn(line, ONLY) ??
      (isGiven ? placeIn(line, NO_FEE) : null) ??
      (!isFeeSpoken || (isLabelled && FEE_LABEL.test(label)) ? placeIn(line, FREE) : null);
    if (place) return quoteOf(text, start + place[0], start + place[1]);
  }
  return null;
}
