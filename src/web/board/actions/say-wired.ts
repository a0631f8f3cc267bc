import type { reconnectWire } from '../../editor/rules/wires.ts';
import type { connect } from '../../editor/commands/connect.ts';
import type { ActionContext } from './action.ts';

type Voice = Pick<ActionContext, 'notices' | 't'>;
type Refusal = Extract<ReturnType<typeof connect>, { ok: false }>;

/** Says that nodes are connected, or why they may not be. */
export function sayTied({ notices, t }: Voice, verdict: { ok: true } | Refusal): void {
  if (verdict.ok) notices.show({ tone: 'done', title: t('connectionCreated'), text: t('connectionCreatedText') });
  else notices.show({ tone: 'told', title: t(`connectionRefused.${verdict.reason}`) });
}

/** Says that a wire leads elsewhere now, in these words, or why it may not; nothing where it leads where it led. */
export function sayCarried({ notices, t }: Voice, moved: string, verdict: ReturnType<typeof reconnectWire>): void {
  if (verdict.ok) notices.show({ tone: 'done', title: moved });
  else if (verdict.reason !== 'unchanged') {
    notices.show({ tone: 'told', title: t(`connectionRefused.${verdict.reason}`) });
  }
}
