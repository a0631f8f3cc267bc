import type { Language } from '../../base/language.ts';

/** Words that carry no meaning of their own but a manner. Phrases of several words come before their parts. */
export const fillers: Readonly<Record<Language, readonly string[]>> = {
  ko: (
    '어떻게 보면|뭐라 그럴까|막|그냥|이제|인제|사실|사실은|진짜|진짜로|정말|약간|뭐랄까|아무튼|암튼|하여튼|어쨌든|일단|뭔가|되게|너무|' +
    '솔직히|솔직히 말해서|음|어|아|뭐|있잖아요|있잖아|그니까|그러니까|완전|좀|조금|말하자면|아니|자|글쎄|저기|에이|와|우와|근데|거의|엄청|괜히|딱|또'
  ).split('|'),
  en: (
    'you know|i mean|kind of|sort of|like|actually|basically|literally|honestly|just|really|so|well|anyway|um|uh|okay|ok|right|' +
    'pretty much|to be honest|obviously|totally|super'
  ).split('|'),
};

/** How a person stands in the text: forms of one word. */
export const persons: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  ko: {
    저: /^(?:저|저는|저도|저를|저의|제|제가|저한테|저에게|저랑|저희|저희가|저희는|전|절)$/,
    나: /^(?:나|나는|나도|나를|나의|내|내가|난|날|나한테|나랑)$/,
    우리: /^우리(?:가|는|도|를|의|들|들이|한테)?$/,
    여러분: /^여러분(?:이|은|도|을|들|들은|들도|의|께|께서|한테|들이)?$/,
  },
  en: {
    I: /^(?:i|i'm|i've|i'd|i'll|me|my|mine|myself)$/,
    we: /^(?:we|we're|we've|we'd|we'll|us|our|ours)$/,
    you: /^(?:you|you're|you've|you'd|you'll|your|yours|yourself)$/,
  },
};

/** Signs by their names: counted per sentence. */
export const signs: Readonly<Record<string, RegExp>> = {
  '!': /[!！]+/g,
  '?': /[?？]+/g,
  '~': /~+|〜+/g,
  '…': /\.{2,}|…+/g,
  ㅋㅋ: /ㅋ{2,}/g,
  ㅎㅎ: /ㅎ{2,}/g,
  ㅠㅠ: /[ㅠㅜ]{2,}/g,
  emoji: /\p{Extended_Pictographic}/gu,
  ',': /,/g,
  '—': /—|–/g,
  ':': /[:;](?=\s)/g,
  '()': /\(/g,
};

/** Whole words that tell writers apart. */
export const habitWords: Readonly<Record<Language, readonly string[]>> = {
  ko: (
    '그리고 그래서 그런데 근데 하지만 그러나 그러면 그럼 또 또한 즉 따라서 그러니까 왜냐하면 왜냐면 특히 결국 물론 오히려 다만 더 가장 제일 아주 매우 ' +
    '많이 조금 좀 다 모두 항상 자주 이런 그런 저런 이렇게 그렇게 이거 그거 이게 그게 여기 거기 지금 오늘 바로 같은 대한 위한 통해 위해 때문에 정도 것 것은 것이 거 수 때 등'
  ).split(' '),
  en: (
    'the a an of and to in that it is was for on with as at by from this but not be are were have has had they he she his her ' +
    'their its there here what which who when where how why if so because or about into out up down over then than more most ' +
    'all some any no can could would will should may might must do does did been being also only even still very after before said'
  ).split(' '),
};

/** Connecting endings of Korean words, the longest first. */
export const habitEndings: readonly string[] =
  '는데 은데 인데 지만 니까 어서 아서 해서 면서 으며 하며 려고 거나 도록 다가 라고 다고 에서 에게 한테 으로 부터 까지 처럼 보다 이나 이라 하고 고 면 며 는 은 이 가 을 를 에 의 도 만 로 와 과 게'.split(
    ' ',
  );

/** Too common at the start of anybody's sentence to be a habit unless it is very frequent. */
export const commonOpeners: ReadonlySet<string> = new Set(
  (
    '그 이 저 이런 그런 제가 저는 나는 내가 이것은 여기 오늘 우리 그리고 하지만 또 또한 그러나 the a an in on at it this that he she they ' +
    'i we you but and as for his her its their there when if what with to of'
  ).split(' '),
);

/** Words that come back in every text and are nobody's favourite. */
export const commonWords: ReadonlySet<string> = new Set([
  ...habitWords.ko,
  ...habitWords.en,
  ...(
    '있는 있습니다 있어요 없는 하는 한 할 했다 하고 되는 된 그 이 저 제가 저는 저도 제 나는 내가 우리 수 게 건 거예요 거 걸 것을 안 못 잘 이제 그냥 진짜 ' +
    "너무 뭐 i you we my your our me us it's i'm don't that's just like get got one two"
  ).split(' '),
]);
