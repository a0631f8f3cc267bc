import { describe, expect, it } from 'vitest';
import { cutIntoPieces, lookInPieces, PIECE } from './pieces.ts';

const candidates = (...sizes: number[]) => sizes.map((bytes, i) => ({ id: String(i), bytes }));
const most = { rows: 3, bytes: 100 };

describe('what is looked through', () => {
  it.each([
    ['nothing', candidates(), []],
    ['few and small ones', candidates(10, 20, 30), [['0', '1', '2']]],
    ['more than one statement may take', candidates(1, 1, 1, 1), [['0', '1', '2'], ['3']]],
    ['long ones', candidates(60, 60, 20, 60), [['0'], ['1', '2'], ['3']]],
    ['one that is too long by itself', candidates(10, 900, 10), [['0'], ['1'], ['2']]],
  ])('of %s is cut by their number and their length, in their order', (_what, given, pieces) => {
    expect(cutIntoPieces(given, most)).toEqual(pieces);
  });

  it('is left when there is enough, or when it takes too long', async () => {
    const given = candidates(...Array<number>(3_000).fill(1));
    const looked: number[] = [];
    const look = async (ids: string[]) => {
      looked.push(ids.length);
      return ids;
    };
    await lookInPieces(given, { goOn: async () => undefined, enough: PIECE.rows + 1 }, look);
    expect(looked).toEqual([PIECE.rows, PIECE.rows]);
    const late = async () => {
      throw new Error('late');
    };
    await expect(lookInPieces(given, { goOn: late }, look)).rejects.toThrow('late');
    expect(looked).toHaveLength(2);
  });
});
