import iconv from 'iconv-lite';

/**
 * The letters that a language writes most. Bytes read in a wrong encoding make letters too, but hardly these: half of what
 * stands in any text of the language is among them.
 */
const common = {
  korean:
    '이다는의에을를가고하한은지로도서기사대인정자시해어나리그있수들과아일만부전보상것라제주여원스공장경구년니안비세조성면화까당습요와신유으용우내소위명적중신진물단선문업동무관연계회개게거더요네야죠데며',
  japanese: 'の日本人一大年中出会国時事上行者同分生間月今手見気言方何用前後部社最高話私思食使新、。「」・ー々！？（）',
  simplified:
    '的一是不了人我在有他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可她里后小么心多天而能好都然没日于起还发成事只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长知样现分将外但些与高意进把法此实回二理点月明其种全工己话者情部正名定女问力机给等，。！？：；“”（）、《》',
  traditional:
    '的一是不了人我在有他這中大來上國個到說們為子和你地出道也時年得就那要下以生會自著去之過家學對可她裡後小麼心多天而能好都然沒日於起還發成事只作當想看文無開手十用主行方又如前所本見經頭面公同三已老從動兩長知樣現分將外但些與高意進把法此實回二理點月明其種全工己話者情部正名定女問力機給等，。！？：；「」（）、《》',
} as const;
type Language = keyof typeof common;
const setOf = Object.fromEntries(Object.entries(common).map(([language, letters]) => [language, new Set(letters)]));

const CANDIDATES: readonly (readonly [encoding: string, language: Language])[] = [
  ['cp949', 'korean'],
  ['shift_jis', 'japanese'],
  ['euc-jp', 'japanese'],
  ['gb18030', 'simplified'],
  ['big5', 'traditional'],
];
const SAMPLE_BYTES = 65_536;
/** A text of the language has so many of its common letters at the least. */
const LEAST_COMMON = 0.3;
/** A character in a hundred may be broken, and the one at the end of the sample. */
const MOST_BROKEN = 0.01;
/** Letters of the west stand alone among ASCII; those of the east come in pairs of bytes. */
const MOSTLY_ALONE = 0.6;
const HANGUL_SHARE = 0.7;

/** The encoding of bytes that are not UTF-8 and say nothing of themselves, by the letters that come out. */
export function guessEncoding(bytes: Buffer): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (shareAlone(sample) > MOSTLY_ALONE) return 'windows-1252';
  let best: { encoding: string; share: number } = { encoding: 'windows-1252', share: LEAST_COMMON };
  for (const [encoding, language] of CANDIDATES) {
    const share = shareOfCommon(iconv.decode(sample, encoding), language);
    if (share > best.share) best = { encoding, share };
  }
  return best.encoding === 'windows-1252' && isMostlyHangul(sample) ? 'cp949' : best.encoding;
}

function shareAlone(sample: Buffer): number {
  let above = 0;
  let alone = 0;
  for (const [at, byte] of sample.entries()) {
    if (byte < 0x80) continue;
    above++;
    if ((sample[at - 1] ?? 0) < 0x80 && (sample[at + 1] ?? 0) < 0x80) alone++;
  }
  return above === 0 ? 1 : alone / above;
}

function shareOfCommon(text: string, language: Language): number {
  let [letters, broken, hits] = [0, 0, 0];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80) continue;
    letters++;
    if (code === 0xfffd || (code >= 0xe000 && code <= 0xf8ff)) broken++;
    else if (setOf[language]?.has(letter) || (language === 'japanese' && isKana(code))) hits++;
  }
  return broken > 1 + letters * MOST_BROKEN ? 0 : hits / Math.max(1, letters);
}

/** The narrow ones are not counted: nearly any bytes make them. */
const isKana = (code: number): boolean => code >= 0x3041 && code <= 0x30fe;

/** Names and single words have none of the common letters. */
function isMostlyHangul(sample: Buffer): boolean {
  const above = Array.from(iconv.decode(sample, 'cp949')).filter((letter) => letter.codePointAt(0)! > 0x7f);
  const hangul = above.filter((letter) => /[\uac00-\ud7a3]/.test(letter)).length;
  return above.length > 0 && hangul / above.length > HANGUL_SHARE;
}
