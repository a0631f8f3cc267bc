/** Binds what follows to what was said before it. */
const BINDS =
  '그래서|그러니까|그러니|그러면|그럼|그래도|그렇다면|그렇지만|그런데|근데|그리고|그러므로|그러나|하지만|따라서|반면에?|반대로|게다가|또한|즉|다시 말해|왜냐하면|그 ?결과|그 ?덕(?:분)?에|이 ?때문에|그 ?때문에|이처럼|이렇게|그렇게|그러다 ?보니|그랬더니|덕분에|물론';
/** Stands for something that was named before: '이게', '그건', '그때'. */
const POINTS =
  '(?:이|그|저)(?:게|건|걸|것(?:은|이|을|도|만|들)?|거(?:는|를|도)?|때|래서|런(?:데)?|러(?:한|면)|중(?:에|에서|에는)?|쪽(?:은|이|을)?|둘(?:은|이|을|다)?)|(?:여기|거기)(?:서|에|에서|에다|는)?|둘 ?다|전자는|후자는';
const LEANS = new RegExp(`^(?:(?:자|네|아|음|어)[, ]+)?(?:(?:${BINDS})(?=[\\s,])|(?:${POINTS})(?=\\s))`, 'u');
const LEANS_IN_ENGLISH = new RegExp(
  [
    '^(?:and|but|so|because|then|therefore|however|also|plus|instead|otherwise|meanwhile|besides|which|it|they|he|she|for that reason|as a result)\\b(?!-)',
    "^(?:that|this|it)['’]s\\b",
    '^(?:this|that) (?:is|was|means|meant|makes|made|gives|gave|lets|helps|helped|will|would|can|could|did|does|has|had|one|way)\\b',
    '^(?:these|those) (?:are|were|two|three|ones|will|can)\\b',
    '^the (?:former|latter|same|other)\\b',
  ].join('|'),
  'i',
);

/** Whether a sentence leans on the one before it, so that it says little where it stands alone: '그래서 이게 …', 'This is why …'. */
export function leansOnBefore(sentence: string): boolean {
  const said = sentence.trim();
  return LEANS.test(said) || LEANS_IN_ENGLISH.test(said);
}
