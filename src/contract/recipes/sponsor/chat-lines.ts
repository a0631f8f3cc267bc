/** A line of an exported chat: '[김민수] [오후 2:11] …' of the computer, '2026년 11월 24일 오후 2:11, 김민수 : …' of the telephone, '[오후 2:11] 김민수: …' as it is told by hand. */
const SPOKEN =
  /^(?:\[([^\]\n]{1,30})\] ?\[(?:(?:오전|오후) ?)?\d{1,2}:\d{2}(?: ?[AP]M)?\] ?|(?:\d{4}년 \d{1,2}월 \d{1,2}일|\d{4}[.\-/] ?\d{1,2}[.\-/] ?\d{1,2}\.?),? (?:(?:오전|오후) ?)?\d{1,2}:\d{2}(?: ?[AP]M)?, ([^:\n]{1,30}) : |[[(](?:(?:오전|오후) ?)?\d{1,2}:\d{2}(?: ?[AP]M)?[\])] ?([^:\n\d]{1,30}) ?: )/;
/** The line between two days of it. */
const DAY = /^-{3,} ?\d{4}년 \d{1,2}월 \d{1,2}일[^\n]{0,10}-{3,}$|^\d{4}년 \d{1,2}월 \d{1,2}일 [월화수목금토일]요일$/;
/** What the side says that offers. */
const OFFERS =
  /저희|당사|원고료|고료|광고비|제작비|부가세|VAT|협찬|정산|제안|드려요|드립니다|드릴게요|진행하고 싶|부탁드|보내 ?드|\b(?:we|our|budget|fee)\b/gi;
const LEAST_LINES = 2;

/** '[포근상회 민아] 안녕하세요': without times it is a chat where two say several things each. */
const NAMED = /^\[([^\]\n]{1,20})\] ?(?=\S)/;
const LEAST_SAID = 2;

/** '멍그릇공방: 안녕하세요', '나: 네': where one of two is who kept the chat. */
const TOLD = /^([^[\]:：\n]{1,24}): (?=\S)/;
const OWN = /^(?:나|저|본인|me|i|you)$/i;

function speakersIn(lines: readonly string[]): RegExp | null {
  if (lines.filter((line) => SPOKEN.test(line)).length >= LEAST_LINES) return SPOKEN;
  const isChat = (pattern: RegExp, isSure: (names: string[]) => boolean): boolean => {
    const said = new Map<string, number>();
    for (const line of lines) {
      const name = pattern.exec(line)?.[1];
      if (name !== undefined) said.set(name, (said.get(name) ?? 0) + 1);
    }
    return said.size === 2 && [...said.values()].every((times) => times >= LEAST_SAID) && isSure([...said.keys()]);
  };
  if (isChat(NAMED, () => true)) return NAMED;
  return isChat(TOLD, (names) => names.some((name) => OWN.test(name))) ? TOLD : null;
}

/** What one side of a chat wrote, the one that offers something, with its name on top; any other text as it is. */
export function offerOfChat(text: string): string {
  const lines = text.split('\n');
  const spoken = speakersIn(lines);
  if (!spoken) return text;
  const said = new Map<string, string[]>();
  let speaker = '';
  for (const line of lines) {
    const [head = '', ...names] = spoken.exec(line) ?? [];
    speaker = names.find((name) => name !== undefined) ?? speaker;
    if (speaker === '' || DAY.test(line.trim())) continue;
    const words = said.get(speaker) ?? [];
    words.push(line.slice(head.length));
    said.set(speaker, words);
  }
  const offersOf = (words: readonly string[]): number => [...words.join('\n').matchAll(OFFERS)].length;
  const [partner] = [...said].toSorted(([, a], [, b]) => offersOf(b) - offersOf(a));
  if (!partner || offersOf(partner[1]) === 0) return text;
  const [name, words] = partner;
  return [`보낸 사람: ${name}`, '', ...words].join('\n');
}
