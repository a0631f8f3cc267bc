import { decimalOf, englishOf, nativeOf, sinoOf, spelledOf } from './numerals.ts';

/** Counters that take native Korean numbers up to `most`, and what must not follow (5개월, 5달러, 5번가 are no such). */
const COUNTERS: readonly { names: string; most: number; unless?: string }[] = [
  { names: '살|배', most: 99 },
  { names: '시간', most: 24 },
  { names: '시', most: 12, unless: '즌|리즈|대|장|그마' },
  { names: '개', most: 49, unless: '월|국|년|사|소|정|구|점|교|봉' },
  { names: '달', most: 49, unless: '러' },
  { names: '번', most: 49, unless: '가|지|호|역|대|\\s?(?:출구|타자|버스|트랙|카메라|문제|선수|국도)' },
  { names: '명|사람|분이|분의|분을|분께', most: 49 },
  { names: '병', most: 49, unless: '원|사|실' },
  { names: '장', most: 49, unless: '르|관|면' },
  { names: '권', most: 49, unless: '리|역' },
  { names: '채', most: 49, unless: '널' },
  { names: '통', most: 49, unless: '신|화' },
  { names: '판', most: 49, unless: '매' },
  { names: '팀', most: 49 },
  {
    names: '가지|마리|잔|줄|군데|곳|켤레|송이|그루|벌|쌍|끼|모금|조각|걸음|바퀴|방울|숟가락|숟갈|스푼|컵|봉지|박스',
    most: 49,
  },
  { names: '묶음|상자|그릇|접시|문장|단어|글자|마디|나라|군데|꼬집|큰술|작은술|알|포기|자루|켜|겹|칸|뼘', most: 49 },
];

const UNITS: Readonly<Record<string, string>> = {
  'km/h': '킬로미터',
  'm/s': '미터',
  kWh: '킬로와트시',
  mAh: '밀리암페어',
  km: '킬로미터',
  cm: '센티미터',
  mm: '밀리미터',
  m: '미터',
  kg: '킬로그램',
  mg: '밀리그램',
  g: '그램',
  ml: '밀리리터',
  mL: '밀리리터',
  L: '리터',
  l: '리터',
  TB: '테라바이트',
  GB: '기가바이트',
  MB: '메가바이트',
  KB: '킬로바이트',
  GHz: '기가헤르츠',
  MHz: '메가헤르츠',
  kHz: '킬로헤르츠',
  Hz: '헤르츠',
  kcal: '킬로칼로리',
  cal: '칼로리',
  kW: '킬로와트',
  W: '와트',
  V: '볼트',
  px: '픽셀',
  cc: '씨씨',
  m2: '제곱미터',
  '°C': '도',
  '°F': '도',
};

const MONEY: Readonly<Record<string, string>> = { $: '달러', '₩': '원', '€': '유로', '¥': '엔', '£': '파운드' };

const SIGNS: Readonly<Record<string, string>> = {
  '%': '퍼센트',
  '‰': '퍼밀',
  '+': '플러스',
  '&': '앤',
  '=': '는',
  '×': '곱하기',
  '÷': '나누기',
  '@': '골뱅이',
  '°': '도',
  ...MONEY,
};

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)*`;
const units = Object.keys(UNITS).join('|');
const counters = COUNTERS.map(({ names, unless }) => `(?:${names})${unless ? `(?!${unless})` : ''}`).join('|');

/** '1~2번' is 한두 번. */
const PAIRS = ['한두', '두세', '서너', '네다섯', '대여섯', '예닐곱'];

const mostBefore = (counter: string): number =>
  COUNTERS.find(({ names }) => names.split('|').includes(counter))?.most ?? 0;

function clockOf(hour: string, minute: string): string {
  const hours = Number(hour);
  const read = hours >= 1 && hours <= 12 ? nativeOf(hours) : sinoOf(String(hours));
  return `${read}시${Number(minute) > 0 ? `${sinoOf(String(Number(minute)))}분` : ''}`;
}

const dayOf = (year: string, month: string, day: string): string =>
  `${sinoOf(year)}년${sinoOf(String(Number(month)))}월${sinoOf(String(Number(day)))}일`;

/** What stands in digits and signs to how it is said, in this order: a later one sees what an earlier one left. */
const READINGS: readonly (readonly [RegExp, (all: string, ...parts: string[]) => string])[] = [
  [/[™®©]|[㉠-㉿]|[\d#*]\ufe0f?\u20e3/g, () => ''],
  [
    new RegExp(`([$₩€¥£])\\s?(${NUMBER})(\\s?[천백만억조]+)?`, 'g'),
    (_all, sign = '', number = '', myriads) => `${number}${(myriads ?? '').trim()}${MONEY[sign] ?? ''}`,
  ],
  [
    /(?<!\d)((?:19|20)\d\d)([-./])\s?(\d{1,2})\2\s?(\d{1,2})(?!\d)/g,
    (_all, year = '', _by, month = '', day = '') => dayOf(year, month, day),
  ],
  [/(?<!\d)(?:0\d{1,3}-\d{3,4}-\d{4}|1[5-8]\d\d-\d{4})(?!\d)/g, (all) => spelledOf(all)],
  [/(?<![\d:])(\d{1,2}):([0-5]\d)(?![\d:])/g, (_all, hour = '', minute = '') => clockOf(hour, minute)],
  [/(?<=\d)\s?:\s?(?=\d)/g, () => '대'],
  [
    /(?<![\d/])(\d{1,3})[/⁄](\d{1,3})(?![\d/])/g,
    (_all, upper = '', lower = '') => `${sinoOf(lower)}분의${sinoOf(upper)}`,
  ],
  [
    new RegExp(`(?<![\\d.,:/])([1-6])\\s?[~∼〜–-]\\s?([2-7])(\\s?)(?=(?:${counters}))`, 'g'),
    (all, low = '', high = '', space = '') =>
      Number(high) === Number(low) + 1 ? `${PAIRS[Number(low) - 1] ?? ''}${space}` : all,
  ],
  [/(?<=\d[%가-힣]{0,3})\s?[~∼〜–-]\s?(?=\d)/g, () => '에서'],
  [/(?<![\p{L}\p{N}])[-−](?=\d)/gu, () => '마이너스'],
  [/%p(?![A-Za-z])/g, () => '퍼센트포인트'],
  [new RegExp(`(?<=\\d)\\s?(${units})(?![A-Za-z\\d])`, 'g'), (_all, unit = '') => UNITS[unit] ?? ''],
  [/(?<=[A-Za-z]-?)\d{1,2}(?![\d.,]*\d)|(?<![\d.,A-Za-z])\d{1,2}(?=[A-Za-z])/g, (all) => englishOf(all)],
  [
    new RegExp(`(?<!제\\s?|[\\d.,])([1-9]\\d?)(\\s?)(${counters})`, 'g'),
    (all, number = '', space = '', counter = '') =>
      Number(number) > mostBefore(counter) ? all : `${nativeOf(Number(number))}${space}${counter}`,
  ],
  [/(?<![\d.,])6(?=월(?!급))/g, () => '유'],
  [/(?<![\d.,])10(?=월(?!급))/g, () => '시'],
  [/(?<![\d.,])1(?=\s?[십백천만](?![가-힣]*\d*\s*년대))/g, () => ''],
  [new RegExp(NUMBER, 'g'), (all) => decimalOf(all)],
  [/[%‰+&=×÷@°$₩€¥£]/g, (all) => SIGNS[all] ?? ''],
];

/** How digits and signs of spoken words are said, in Hangul: '3.5%' is 삼점오퍼센트. Latin words stay as they are. */
export const readingOf = (words: string): string =>
  READINGS.reduce((text, [written, said]) => text.replace(written, said), words.normalize('NFKC'));
