import { readXml, type XmlListener } from './xml-events.ts';

/** Reads XML in which content may stand several times, for newer and for older programs: the first that holds anything is heard. */
export function readXmlOnce(xml: string, listener: XmlListener): void {
  const open: { isTaken: boolean; heardBefore: number }[] = [];
  let heard = 0;
  let skipped = 0;
  const isOne = (name: string) => name === 'Choice' || name === 'Fallback';
  readXml(xml, {
    ...(listener.isDone && { isDone: listener.isDone }),
    open(name, attribute) {
      const alternate = open.at(-1);
      if (skipped > 0) skipped++;
      else if (name === 'AlternateContent') open.push({ isTaken: false, heardBefore: heard });
      else if (alternate && isOne(name)) {
        if (alternate.isTaken) skipped = 1;
        alternate.heardBefore = heard;
      } else {
        heard++;
        listener.open?.(name, attribute);
      }
    },
    text(text) {
      if (skipped === 0) listener.text?.(text);
    },
    close(name) {
      const alternate = open.at(-1);
      if (skipped > 0) skipped--;
      else if (name === 'AlternateContent') open.pop();
      else if (alternate && isOne(name)) alternate.isTaken ||= heard > alternate.heardBefore;
      else listener.close?.(name);
    },
  });
}
