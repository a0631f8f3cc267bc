import type { CreatorTemplateId } from '../template-ids.ts';
import { communityDesk } from './community-desk.ts';
import { interview } from './interview.ts';
import { longForm } from './long-form.ts';
import type { BoardPlan } from './plan.ts';
import { reviewBench } from './review-bench.ts';
import { seriesCalendar } from './series-calendar.ts';
import { shortsWeek } from './shorts-week.ts';
import { sponsorDesk } from './sponsor-desk.ts';
import { titleRoom } from './title-room.ts';
import { uploadDesk } from './upload-desk.ts';
import { vlogDay } from './vlog-day.ts';

/** THE TABLE of the boards for creators. */
export const creatorTemplates: Record<CreatorTemplateId, BoardPlan> = {
  'long-form': longForm,
  'shorts-week': shortsWeek,
  'sponsor-desk': sponsorDesk,
  'upload-desk': uploadDesk,
  'title-room': titleRoom,
  'vlog-day': vlogDay,
  'review-bench': reviewBench,
  interview,
  'series-calendar': seriesCalendar,
  'community-desk': communityDesk,
};
