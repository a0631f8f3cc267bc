/** As much of a text as is looked at, in characters. */
const SAMPLE = 20_000;
const LEAST_LETTERS = 20;
const COMMON_ENGLISH = /\b(the|and|of|to|in|is|that|for|with|was|are|on|this|it)\b/gi;
const LEAST_SHARE = { script: 0.3, kana: 0.05, english: 0.12 } as const;

/**
 * The language of a text as a BCP 47 tag: what its page declares, unless its letters are of another script. Without a
 * declaration one of 'ko', 'ja', 'zh' and 'en'; null where neither says.
 */
export function languageOf(declared: string | null, text: string): string | null {
  const tag = tagOf(declared);
  const seen = seenIn(text.slice(0, SAMPLE));
  if (seen === null) return tag;
  const isContradicted = seen !== 'en' && tag !== null && tag.split('-', 1)[0] !== seen;
  return tag === null || isContradicted ? seen : tag;
}

function tagOf(declared: string | null): string | null {
  try {
    return Intl.getCanonicalLocales(declared?.trim().replaceAll('_', '-') || [])[0] ?? null;
  } catch {
    return null;
  }
}

function seenIn(text: string): 'ko' | 'ja' | 'zh' | 'en' | null {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  if (letters < LEAST_LETTERS) return null;
  const [hangul, kana, han] = [count(/\p{Script=Hangul}/gu), count(/[\u3040-\u30ff]/g), count(/\p{Script=Han}/gu)];
  if (hangul / letters >= LEAST_SHARE.script) return 'ko';
  if ((kana + han) / letters >= LEAST_SHARE.script) return kana / (kana + han) >= LEAST_SHARE.kana ? 'ja' : 'zh';
  const words = count(/\p{L}+/gu);
  return count(COMMON_ENGLISH) / words >= LEAST_SHARE.english ? 'en' : null;
}
