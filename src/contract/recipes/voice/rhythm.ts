import { finding, SENTENCES, type AiFinding, type Judged } from './ai-finding.ts';
import { syllablesIn } from '../../base/hangul.ts';

/** Deviation of the lengths by their mean. */
const EVEN = 0.24;

/** Sentences of one length, as nobody speaks. */
export function rhythmIn({ utterances }: Judged): AiFinding[] {
  const lengths = utterances.map(({ text }) => syllablesIn(text)).filter((length) => length > 0);
  if (lengths.length < SENTENCES) return [];
  const mean = lengths.reduce((a, b) => a + b, 0) / lengths.length;
  const sd = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length);
  if (sd >= mean * EVEN) return [];
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
