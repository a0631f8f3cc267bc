import type { Months } from './brief-types.ts';

/** '계약 기간 동안': as long as the mail says that the contract runs. */
const BOUND = /(?:계약|활동|협업|캠페인|앰배서더|앰버서더|파트너십)\s?기간|contract (?:period|term)|for the duration/i;
const SAID =
  /(?:계약|활동|협업|캠페인|앰배서더|앰버서더|파트너십)\s?기간(?:은|는)?\s?[:：|]?[^.\n]{0,50}?(\d{1,2})\s?(?:개월|달)|(?:contract (?:period|term)|term)\s?(?:is|of|:)\s[^.\n]{0,30}?(\d{1,2})[ -]months?/i;

/** The months of a contract to which a sentence binds its term; null where it does not, or none are said. */
export function contractMonths(text: string, sentence: string): Months {
  const said = BOUND.test(sentence) ? SAID.exec(text.slice(0, 20_000)) : null;
  return said ? Number(said[1] ?? said[2]) : null;
}
