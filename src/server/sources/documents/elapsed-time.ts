type Unit = 'h' | 'm' | 's';
type Token = { unit: Unit; width: number } | { fraction: number } | { literal: string };

/** How a spreadsheet writes a length of time, such as '[h]:mm:ss'. */
export interface ElapsedFormat {
  tokens: readonly Token[];
  /** The unit that counts on: 27 hours are not 3 in the morning. */
  largest: Unit;
}

const SECONDS: Record<Unit, number> = { h: 3_600, m: 60, s: 1 };
const WITHIN: Record<Unit, number> = { h: 24, m: 60, s: 60 };
/** More are no length of time that anybody wrote down. */
const MOST_SECONDS = 1e12;
const PIECE = /"([^"]*)"|\\(.)|[_*].|\[([hms]+)\]|\[[^\]]*\]|([hms])\4*|(\.0+)|./gi;

/** Null for a format that shows a number, a day or an hour of the day; minutes and seconds alone are a length. */
export function elapsedFormatOf(format: string): ElapsedFormat | null {
  const tokens: Token[] = [];
  const counted: Unit[] = [];
  for (const [piece, quoted, escaped, bracketed, unit, fraction] of format.matchAll(PIECE)) {
    const named = (bracketed ?? unit)?.[0]?.toLowerCase() as Unit | undefined;
    if (piece === ';') break;
    if (bracketed !== undefined && named) counted.push(named);
    if (named) tokens.push({ unit: named, width: bracketed?.length ?? piece.length });
    else if (fraction !== undefined) tokens.push({ fraction: fraction.length - 1 });
    else if (quoted !== undefined || escaped !== undefined) tokens.push({ literal: quoted ?? escaped ?? '' });
    else if (/^[yde]$/i.test(piece)) return null;
    else if (!/^[[_*]/.test(piece)) tokens.push({ literal: piece });
  }
  const units = tokens.flatMap((token) => ('unit' in token ? [token.unit] : []));
  const bare = units.includes('h') || !units.includes('s') ? undefined : units.includes('m') ? 'm' : 's';
  const largest = counted[0] ?? bare;
  return largest === undefined ? null : { tokens, largest };
}

/** A number of days as the format writes it; null for one that is no length of time. */
export function shownElapsed(days: number, { tokens, largest }: ElapsedFormat): string | null {
  const digits = Math.min(3, Math.max(0, ...tokens.map((token) => ('fraction' in token ? token.fraction : 0))));
  const total = Math.round(Math.abs(days) * 86_400 * 10 ** digits) / 10 ** digits;
  if (total > MOST_SECONDS) return null;
  const whole = Math.floor(total);
  const valueOf = (unit: Unit) => {
    const count = Math.floor(whole / SECONDS[unit]);
    return unit === largest ? count : count % WITHIN[unit];
  };
  const said = tokens.map((token) => {
    if ('literal' in token) return token.literal;
    if ('fraction' in token) return (total - whole).toFixed(token.fraction).slice(1);
    return String(valueOf(token.unit)).padStart(token.width, '0');
  });
  return `${days < 0 && total > 0 ? '-' : ''}${said.join('').trim()}`;
}
