import { calendarFile, dueDaysOf } from '../../recipes/offers/deal-calendar.ts';
import { fileNameOf, saveFile } from '../../lib/save-file.ts';
import type { Words } from '../../words/index.ts';
import type { OpenOffer } from './use-offer.ts';

type Told = Pick<OpenOffer, 'deal' | 'offer' | 'node'>;

export const hasDueDays = ({ deal }: Pick<Told, 'deal'>): boolean => dueDaysOf(deal).length > 0;

/** Gives the days that are still ahead as a file for a calendar. */
export function saveCalendar({ deal, offer, node }: Told, w: Words<'recipes'>): void {
  const brand = offer.brand?.value ?? node.title;
  const file = calendarFile(dueDaysOf(deal), {
    id: node.id,
    titleOf: (what) => w('deal.calendarDay', { brand, what: w(`deal.due.${what}`) }),
    at: new Date().toISOString(),
  });
  saveFile(fileNameOf(brand, 'ics'), 'text/calendar', file);
}
