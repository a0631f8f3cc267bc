import { describe, expect, it } from 'vitest';
import { keptMaterial, noMaterial, readMaterial } from './material.ts';

describe('what is brought to be measured', () => {
  it('reads back from the draft that keeps it', () => {
    const material = { texts: ['첫 글', '', ' '], things: [{ nodeId: 'a' }, { fileId: 'b' }] };
    expect(readMaterial(keptMaterial(material))).toEqual(material);
  });

  it('is not kept while it is blank', () => expect(keptMaterial({ texts: ['', ''], things: [] })).toBe(''));

  it.each(['', 'null', '{', '{"texts":"a"}', '{"texts":[1],"things":[]}', '{"texts":[],"things":[]}'])(
    'is nothing for the draft %s',
    (draft) => expect(readMaterial(draft)).toEqual(noMaterial),
  );
});
