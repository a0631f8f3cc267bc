/** What stands beside a sheet belongs to it: Tab goes there too. */
export const BESIDE_SHEET = 'data-beside-sheet';
