import { finding, SENTENCES, type AiFinding, type Judged } from './ai-finding.ts';
import { lastWordOf } from './endings.ts';
import { particleFor, syllablesIn } from '../../base/hangul.ts';

/** What then tells; tried on news, encyclopedia and blogs. */
const LIMIT = { evenRhythm: 0.24, sameEnding: 4 } as const;

/** Sentences of one length, as nobody speaks. */
export function rhythmIn({ utterances }: Judged): AiFinding[] {
  const lengths = utterances.map(({ text }) => syllablesIn(text)).filter((length) => length > 0);
  if (lengths.length < SENTENCES) return [];
  const mean = lengths.reduce((a, b) => a + b, 0) / lengths.length;
  const sd = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length);
  if (sd >= mean * LIMIT.evenRhythm) return [];
  const [average, spread] = [Math.round(mean), Math.round(sd)];
  return [
    finding(
      'even-rhythm',
      null,
      `문장 ${lengths.length}개의 길이가 거의 같아요(평균 ${average}음절, 차이 ${spread}음절). 짧은 문장을 섞어 주세요.`,
      `All ${lengths.length} sentences are about as long (${average} syllables, give or take ${spread}). Mix in short ones.`,
    ),
  ];
}

/** The same last letters several times in a row: '있습니다.' is a form, '수 있습니다.' each time is a tic. */
export function endingsIn({ language, utterances }: Judged): AiFinding[] {
  if (language === 'en') return [];
  const tails = utterances.map(({ text }) =>
    `${text.replace(/[\s\p{P}]+/gu, '')}`.slice(-5).replace(/^.*(?=.{4}$)/su, ''),
  );
  const findings: AiFinding[] = [];
  let from = 0;
  for (let i = 1; i <= tails.length; i += 1) {
    if (i < tails.length && tails[i] === tails[from]) continue;
    const [first, last] = [utterances[from], utterances[i - 1]];
    if (first && last && i - from >= LIMIT.sameEnding && (tails[from] ?? '').length === 4) {
      const word = lastWordOf(last.text);
      findings.push(
        finding(
          'same-ending',
          [first.at[0], last.at[1]],
          `‘${word}’${particleFor(word, '으로', '로')} 끝나는 문장이 ${i - from}번 이어져요. 한두 문장은 다르게 끝내 주세요.`,
          `${i - from} sentences in a row end in “${word}”. End one or two of them differently.`,
        ),
      );
    }
    from = i;
  }
  return findings;
}
