import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { movingLayer } from './moving-layer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function layerAt(zooms: readonly number[]) {
  const classes = new Set<string>();
  const style = new Map<string, string>();
  const layer = {
    classList: {
      add: (name: string) => classes.add(name),
      remove: (name: string) => classes.delete(name),
      toggle: (name: string, isOn: boolean) => (isOn ? classes.add(name) : classes.delete(name)),
    },
    style: { setProperty: (name: string, value: string) => style.set(name, value) },
  } as unknown as HTMLElement;
  const moving = movingLayer(layer);
  zooms.forEach((zoom) => moving.move(zoom));
  const onTheWay = [...classes];
  vi.runAllTimers();
  return { onTheWay, atRest: [...classes], title: style.get('--far-title') };
}

it.each([
  ['near, as they are', [1], [], '14px'],
  ['where they are 11 px high', [0.786], [], '14px'],
  ['from far, larger', [0.5], ['is-far'], '22px'],
  ['no higher than the head of a card', [0.2], ['is-far'], '34px'],
  ['near again', [0.4, 1], [], '14px'],
])('titles are drawn %s', (_, zooms, atRest, title) =>
  expect(layerAt(zooms)).toEqual({ onTheWay: ['is-moving'], atRest, title }),
);
