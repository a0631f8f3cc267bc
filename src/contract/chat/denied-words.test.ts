import { describe, expect, it } from 'vitest';
import { deniesQuote } from './denied-words.ts';
import { quotedIn } from './quoted-words.ts';

/** Whether the answer denies the first thing that it quotes. */
const deniesFirst = (answer: string): boolean | undefined => {
  const [first] = quotedIn(answer);
  return first && deniesQuote(answer, first);
};

describe('words that an answer quotes to say that they stand nowhere', () => {
  it.each([
    '“3주 안에 써야 한다”라는 말은 없어요 [1].',
    '메모에는 “3주 안에 써야 한다”는 문장이 나오지 않습니다 [1].',
    '“3주 안에 써야 한다”고 말하지 않아요 [1].',
    '메모는 “3주 안에 써야 한다”라고 하지는 않았어요 [1].',
    '“3주 안에 써야 한다”라고는 적혀 있지 않아요 [1].',
    '“3주 안에 써야 한다”가 아니라 “2주 안에 써야 한다”고 해요 [1].',
    '작가가 “3주 안에 써야 한다”라고 말한 적은 없습니다 [1].',
    '“환불은 7일 안에 된다”라는 조항은 계약서 어디에도 없습니다 [2].',
    '“환불은 7일 안에 된다”는 표현을 찾을 수 없었어요 [2].',
    '“조회수 100만”이라는 언급은 전혀 없고, 목표만 나와요 [1].',
    '"반드시 얼려야 한다"라는 내용은 소스에 없네요 [1].',
    '“무료 배송”이라고 밝히지 않았습니다 [1].',
    '“무조건 환불” 같은 말은 하지 않아요 [1].',
    'The source does not say “use within three weeks” [1].',
    'The memo never says “use within three weeks” [1].',
    'Nowhere does the contract state “refunds within 7 days” [1].',
    'The phrase “use within three weeks” does not appear in the memo [1].',
    '“Use within three weeks” is not in the memo [1].',
    "The author didn't actually write “always freeze it” [1].",
    'Neither source mentions “free shipping for all” [1][2].',
    'It is not “within three weeks” but “within two weeks” [1].',
    'The brief doesn’t contain the words “free shipping for all” [1].',
    'There is no “100,000 views” in the transcript [1].',
    '“Refunds within 7 days” was never promised [1].',
    'I could not find “refunds within 7 days” in the contract [1].',
    '“매일 올려라”라는 조언은 영상에 없어요 [1].',
    '영상은 “매일 올려라”라고 권하지 않아요 [1].',
    '메모 어디에도 “3주 안에 써야 한다”고 나와 있지 않습니다 [1].',
    '“3주 안에 써야 한다”는 건 메모에 없는 말이에요 [1].',
    '“광고 금지”라는 규칙은 계약서에 명시돼 있지 않아요 [1].',
    'Nothing in the contract says “no refunds at all” [1].',
    'The words “no refunds at all” are nowhere in the contract [1].',
    'Rather than “within three weeks”, the memo says “within two weeks” [1].',
    'The video doesn’t advise you to “post every day” [1].',
    'You won’t find “post every day” in the video [1].',
    'No source claims that “sleep is optional” [1].',
  ])('%s', (answer) => expect(deniesFirst(answer)).toBe(true));
});

describe('words that an answer quotes as those of a source', () => {
  it.each([
    '“3주 안에 써야 한다”고 하며 예외는 없다고 해요 [1].',
    '“3주 안에 써야 한다”라는 말밖에 없어요 [1].',
    '“3주 안에 써야 한다”는 말이 없지 않아요 [1].',
    '“3주 안에 써야 한다”라고 하지 않을 수 없대요 [1].',
    '“3주 안에 써야 한다”고 해요. 다른 말은 없어요 [1].',
    '“3주 안에 써야 한다”라는 말에는 이유가 없어요 [1].',
    '“3주 안에 써야 한다”고 하지 않았나요? [1]',
    '“3주 안에 쓰지 않으면 맛이 없어요”라고 해요 [1].',
    '“3주 안에 써야 한다”라고 했고 냉동은 말하지 않아요 [1].',
    '“3주 안에 써야 한다”는 문장뿐 다른 것은 없어요 [1].',
    '“3주 안에 써야 한다”라는 말이 없었다면 버렸을 거예요 [1].',
    '“환불은 7일 안에 된다”는 조항은 아무 문제가 없어요 [1].',
    '“3주 안에 써야 한다”라는 말은 없어서는 안 돼요 [1].',
    '“광고 금지”라는 규칙은 예외가 없어요 [1].',
    '“매일 올려라”라고 하지만 이유는 나오지 않아요 [1].',
    '“매일 올려라”는 조언은 틀리지 않아요 [1].',
    '없어서는 안 될 것으로 “밀폐 용기와 저울”을 꼽아요 [1].',
    'It is not surprising that the memo says “use within three weeks” [1].',
    'Not every note agrees, but this one says “use within three weeks” [1].',
    'The contract does not change: “no refunds at all” stays [1].',
    'You can’t miss “post every day” in the video [1].',
    'The memo did not forget to mention “use within three weeks” [1].',
    'The source says “use within three weeks” and nothing else [1].',
    'The source does not only say “use within three weeks” [1].',
    'The memo never hesitates to say “use within three weeks” [1].',
    'Does the source not say “use within three weeks”? [1]',
    '“Use within three weeks” is not in doubt: the memo says so [1].',
    'The memo does not explain why. It says “use within three weeks” [1].',
    'The memo says “use within three weeks”, but does not say why [1].',
    'Not only “use within three weeks” but also “keep it cold” is advised [1].',
    'There is no doubt: “use within three weeks” [1].',
    'The memo does not say why “use within three weeks” matters [1].',
    'The author can’t stress “use within three weeks” enough [1].',
    '“Use within three weeks” is not the only rule [1].',
  ])('%s', (answer) => expect(deniesFirst(answer)).toBe(false));
});
