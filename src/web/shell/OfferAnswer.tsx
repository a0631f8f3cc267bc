import { useQueryClient } from '@tanstack/react-query';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import { sharingApi } from '#contract/sharing/sharing.api.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { useReading } from '../lib/query.ts';
import { useErrorSentence } from '../ui/ErrorView.tsx';
import { useWords } from '../words/index.ts';
import { NoticeAnswer } from './NoticeAnswer.tsx';

/** Takes or declines what a notice offers; nothing once that was answered, taken back, or has ended. */
export function OfferAnswer({ item, onRead }: { item: Notification; onRead: () => void }) {
  const t = useWords('shell');
  const common = useWords('common');
  const sentenceOf = useErrorSentence();
  const client = useQueryClient();
  const { data: offers } = useReading(sharingApi.readOffers);
  const { canvasId, orgId } = item.place ?? {};
  const offer = offers?.find((one) => (one.orgId ?? one.canvasId) === (orgId ?? canvasId));
  const params = { offeredId: offer?.offeredId ?? '' };
  const settle = async () => {
    onRead();
    await client.invalidateQueries();
  };
  const failed = (error: unknown) => ({ title: common('error'), text: sentenceOf(error) });
  const accept = useAct(
    () => call(sharingApi.acceptOffer, { params }),
    { done: { title: common('success'), text: t('offerTaken', { title: item.title }) }, failed },
    settle,
  );
  const decline = useAct(
    () => call(sharingApi.declineOffer, { params }),
    { done: { title: t('offerDeclined') }, failed },
    settle,
  );
  if (!offer) return null;
  return (
    <NoticeAnswer
      isBusy={accept.isPending || decline.isPending}
      onAccept={() => accept.mutate()}
      onDecline={() => decline.mutate()}
    />
  );
}
