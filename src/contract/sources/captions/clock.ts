/** Four groups: hours, minutes, seconds, fraction. Hours and fraction may be missing, and minutes may be many without hours. */
export const CLOCK = String.raw`(?:(\d{1,3}):)?(\d{1,3}):(\d{2})(?:[.,](\d{1,3}))?`;

/** The seconds of a CLOCK whose groups begin at `at`. */
export function secondsOf(found: RegExpExecArray, at: number): number {
  const [hours = '0', minutes = '0', seconds = '0', fraction = '0'] = found.slice(at, at + 4);
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}
