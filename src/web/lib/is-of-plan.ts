import { ApiError } from './api.ts';

/** Whether another plan would allow what was refused. */
export const isOfPlan = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'plan-limit' || error.code === 'no-credits');
