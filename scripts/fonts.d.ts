/** The parts of two packages that are used here; they bring no types. */
declare module 'subset-font' {
  /** Throws for a font that cannot be read. `text`: every character that stays. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype' },
  ): Promise<Buffer>;
}
declare module 'fontverter' {
  const fontverter: { convert: (font: Buffer, to: 'woff2') => Promise<Buffer> };
  export default fontverter;
}
