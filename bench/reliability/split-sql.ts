/** The statements of a text of SQL, without what stands between them; strings, comments and function bodies are kept whole. */
export function splitSql(text: string): string[] {
  const statements: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at = endOfPiece(text, at)) {
    if (text[at] !== ';') continue;
    statements.push(text.slice(from, at).trim());
    from = at + 1;
  }
  return [...statements, text.slice(from).trim()].filter((statement) => hasWords(statement));
}

/** Where what begins at `at` has ended: a string, a name, a comment, a body in dollars, or one letter. */
function endOfPiece(text: string, at: number): number {
  const after = (closing: string) => {
    const found = text.indexOf(closing, at + 1);
    return found < 0 ? text.length : found + closing.length;
  };
  const letter = text[at];
  if (letter === "'" || letter === '"') return after(letter);
  if (text.startsWith('--', at)) return after('\n');
  if (text.startsWith('/*', at)) return after('*/');
  const dollars = letter === '$' ? /^\$\w*\$/.exec(text.slice(at, at + 40))?.[0] : undefined;
  return dollars ? after(dollars) : at + 1;
}

const hasWords = (statement: string): boolean =>
  statement.split('\n').some((line) => line.trim() !== '' && !line.trim().startsWith('--'));
