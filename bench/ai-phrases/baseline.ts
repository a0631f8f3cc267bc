/** The twenty phrases that people name first when they say that a text sounds like a machine. */
const USUAL = (
  '다양한|중요합니다|뿐만 아니라|수 있습니다|알아보겠습니다|살펴보|해 보세요|특별한|단순한|여러분의|' +
  "in today's|whether you're|delve|crucial|seamless|elevate|let's dive|transform|unlock|journey"
).split('|');

/** How many of them stand there. */
export const usualPhrasesIn = (text: string): number =>
  USUAL.filter((phrase) => text.toLowerCase().replaceAll('’', "'").includes(phrase)).length;
