import { expect, it } from 'vitest';
import { nearestVoice, voiceIn } from './used-voice.ts';

const voice = { id: '0190a0a0-0000-7000-8000-000000000001', name: '브이로그' };

it.each([
  ['that was noted', { voice }, voice],
  ['where none was', {}, null],
  ['whose id is none', { voice: { ...voice, id: '../1' } }, null],
  ['that is no object', { voice: 'x' }, null],
])('reads from metadata the voice %s', (_, metadata, read) => expect(voiceIn(metadata)).toEqual(read));

it.each([
  ['the first that has one', [{ voice: null }, { voice: 'a' }, { voice: 'b' }], { voice: 'a' }],
  ['none where no place has one', [{ voice: null }], null],
  ['none of nowhere', [], null],
])('of places it is %s', (_, places, used) => expect(nearestVoice(places)).toEqual(used));
