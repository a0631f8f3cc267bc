const BELOW_TWENTY = [2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 3, 1, 2, 2, 2, 2, 3, 2, 2];
const TENS = [0, 1, 2, 2, 2, 2, 2, 3, 2, 2];
const HUNDRED = 2;
/** Thousand, million, billion, trillion have two each. */
const GROUP = 2;
const LONGEST = 15;

const SIGNS: Readonly<Record<string, number>> = {
  '%': 2,
  $: 2,
  '€': 2,
  '£': 1,
  '₩': 1,
  '&': 1,
  '+': 1,
  '=': 2,
  '@': 1,
};

/** How many syllables an English speaker says: groups of vowels without the silent e, numbers in words. An estimate. */
export function englishSyllablesOf(words: string): number {
  let syllables = 0;
  for (const [token] of words.matchAll(/\d+(?:,\d{3})*(?:\.\d+)?|[A-Za-z']+|[%$€£₩&+=@]/g)) {
    if (/^\d/.test(token)) syllables += numberOf(token);
    else syllables += SIGNS[token] ?? wordOf(token);
  }
  return syllables;
}

function wordOf(word: string): number {
  const isAcronym = word.length > 1 && word === word.toUpperCase() && (word.length <= 3 || !/[AEIOUY]/.test(word));
  if (isAcronym) return [...word].reduce((sum, letter) => sum + (letter === 'W' ? 3 : 1), 0);
  const bare = word
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/([^aeiouy])ed$/, (all, letter: string) => (letter === 't' || letter === 'd' ? all : letter))
    .replace(/([^aeiouylszxcg]|[^sc]h)es$/, '$1s')
    .replace(/e$(?<=[aeiouy].*(?:[^aeiouyl]|[aeiouy]l)e)/, '');
  const groups = bare.match(/i[ao](?!n)|eo|[aeiouy]+/g) ?? [];
  const split = groups.filter((group) => /^(?:i[ao]|eo)$/.test(group) && bare.length > 4).length;
  return bare === '' ? 0 : Math.max(1, groups.length + split);
}

function numberOf(number: string): number {
  const [whole = '', point] = number.replaceAll(',', '').split('.');
  const digitsOf = (digits: string) => [...digits].reduce((sum, digit) => sum + (BELOW_TWENTY[Number(digit)] ?? 1), 0);
  const fraction = point === undefined ? 0 : 1 + digitsOf(point);
  if (whole.length > LONGEST || (whole.length > 1 && whole.startsWith('0'))) return digitsOf(whole) + fraction;
  const isYear = /^(?:1[1-9]|20)[1-9]\d$/.test(number);
  return (isYear ? belowHundred(whole.slice(0, 2)) + belowHundred(whole.slice(2)) : wholeOf(whole)) + fraction;
}

function wholeOf(digits: string): number {
  if (Number(digits) === 0) return 2;
  let syllables = 0;
  for (let end = digits.length; end > 0; end -= 3) {
    const group = Number(digits.slice(Math.max(0, end - 3), end));
    if (group === 0) continue;
    const hundreds = Math.floor(group / 100);
    const rest = group % 100;
    syllables += hundreds > 0 ? (BELOW_TWENTY[hundreds] ?? 1) + HUNDRED : 0;
    syllables += rest > 0 ? belowHundred(String(rest)) : 0;
    syllables += end < digits.length ? GROUP : 0;
  }
  return syllables;
}

function belowHundred(digits: string): number {
  const number = Number(digits);
  if (number < 20) return BELOW_TWENTY[number] ?? 1;
  return (TENS[Math.floor(number / 10)] ?? 0) + (number % 10 > 0 ? (BELOW_TWENTY[number % 10] ?? 1) : 0);
}
