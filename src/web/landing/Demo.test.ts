import { describe, expect, it } from 'vitest';
import { demos } from './content.ts';
import { readDemo } from './Demo.tsx';

const player = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=0&autoplay=1';

describe('demo videos are video embed links', () => {
  it.each([
    ['watch', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=12s'],
    ['short-link', 'https://youtu.be/aqz-KE-bpKQ?si=abc'],
    ['shorts', 'https://youtube.com/shorts/aqz-KE-bpKQ'],
    ['embed', 'https://www.youtube.com/embed/aqz-KE-bpKQ?autoplay=0'],
  ])('the %s form is converted to embed form', (_form, url) => {
    expect(readDemo(url)?.playerUrl).toBe(player);
  });

  it('an address that names no video gives none', () => {
    expect(readDemo('https://example.com/watch?v=aqz-KE-bpKQ')).toBeNull();
    expect(readDemo('javascript:alert(1)')).toBeNull();
  });

  it('every demo of the page can be played', () => {
    expect(demos.filter(({ url }) => readDemo(url) === null)).toEqual([]);
  });
});
