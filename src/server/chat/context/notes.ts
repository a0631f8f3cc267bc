/** A note up to this length is one passage; a longer one is cut at its lines, so that a part of it can be sent and cited. */
const PASSAGE_LENGTH = 1_500;

/** Title and content of a note as passages. Empty when nothing is written in it. */
export function splitNote(title: string, content: string): string[] {
  const whole = [title.trim(), content.trim()].filter((part) => part !== '').join('\n');
  if (whole.length <= PASSAGE_LENGTH) return whole === '' ? [] : [whole];
  const passages: string[] = [];
  let open = '';
  for (const line of whole.split('\n').flatMap(cutLine)) {
    if (open !== '' && open.length + line.length + 1 > PASSAGE_LENGTH) {
      passages.push(open);
      open = '';
    }
    open = open === '' ? line : `${open}\n${line}`;
  }
  return [...passages, open].filter((passage) => passage.trim() !== '');
}

function cutLine(line: string): string[] {
  const characters = Array.from(line);
  if (characters.length <= PASSAGE_LENGTH) return [line];
  const count = Math.ceil(characters.length / PASSAGE_LENGTH);
  return Array.from({ length: count }, (_, i) =>
    characters.slice(i * PASSAGE_LENGTH, (i + 1) * PASSAGE_LENGTH).join(''),
  );
}
