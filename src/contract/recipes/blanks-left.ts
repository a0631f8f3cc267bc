import type { Finding } from '../base/finding.ts';
import { OPEN_PLACE } from './open-places.ts';

/** Stays until a picture is put there. */
const PICTURE = /^〔\s*(?:사진|이미지|그림|picture|photo|image)/iu;

/** What only a person can say and has not said yet: one finding, at the first blank. */
export function blanksLeft(text: string, level: Finding['level'] = 'warning'): Finding<'blank-left'>[] {
  const blanks = [...text.matchAll(OPEN_PLACE)].filter(([place]) => !PICTURE.test(place));
  const [first] = blanks;
  if (!first) return [];
  const told = first[0].toWellFormed();
  return [
    {
      rule: 'blank-left',
      level,
      at: [first.index, first.index + first[0].length],
      words: {
        ko: `빈칸이 ${blanks.length}개 남아 있어요(${told}). 올리거나 보내기 전에 내 말로 채우거나 지워 주세요.`,
        en: `${blanks.length === 1 ? 'One blank is' : `${blanks.length} blanks are`} left (${told}). Fill them in or remove them before you publish or send it.`,
      },
    },
  ];
}
