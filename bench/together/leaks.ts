import { crawlBoard, makeCrawlPeople, type Crawled } from '../../tests/api/crawl.ts';
import { chanceOf, type Figure, type Part } from './figure.ts';
import { onEmbedded } from './place.ts';

const BOARDS = 200;

export const leaks: Part = {
  name: 'leaks',
  what: 'everybody who may not see all of a board reads all that can be read of it',
  run: ({ rounds, seed }) => {
    // A minute a board: the owner writes as many comments on each as somebody may in one.
    let later = 0;
    return onEmbedded(
      async (app): Promise<Figure[]> => {
        const people = await makeCrawlPeople(app);
        const chance = chanceOf(seed);
        const all: Crawled[] = [];
        for (let i = 0; i < (rounds ?? BOARDS); i++) {
          later += 60_000;
          const crawled = await crawlBoard(app, people, chance);
          all.push(crawled);
          for (const hit of crawled.hits) console.log(`    board ${i}: ${hit}`);
          if (i % 10 === 9) console.log(`    ${i + 1} boards`);
        }
        const sum = (of: (one: Crawled) => number) => all.reduce((total, one) => total + of(one), 0);
        const hits = all.flatMap((one) => one.hits);
        const where = [...new Set(hits)].slice(0, 12).join('; ');
        return [
          {
            what: `hits on ${all.length} boards`,
            value: hits.length,
            unit: '',
            bar: { most: 0 },
            ...(where && { note: where }),
          },
          {
            what: 'hidden things of which the owner is told',
            value: sum((one) => one.toldToOwner) / sum((one) => one.hidden),
            unit: '',
            bar: { least: 1 },
          },
          { what: 'answers read', value: sum((one) => one.answers), unit: '' },
          { what: 'live frames read', value: sum((one) => one.frames), unit: '' },
        ];
      },
      { listen: true, clock: { now: () => Date.now() + later } },
    );
  },
};
