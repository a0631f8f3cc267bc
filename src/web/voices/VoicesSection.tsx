import { AudioLines } from 'lucide-react';
import { useState } from 'react';
import { voicesApi } from '#contract/voices/voices.api.ts';
import { useReading } from '../lib/query.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { VoiceList } from './VoiceList.tsx';
import { VoicesDialog } from './VoicesDialog.tsx';

/** The own voices on a page of their owner. */
export function VoicesSection() {
  const t = useWords('voices');
  const { data, error, refetch } = useReading(voicesApi.list);
  const [open, setOpen] = useState<'new' | { id: string } | null>(null);
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-[138px] md:h-[118px]" />;
  return (
    <>
      <p className="-mt-3 mb-3 text-sm text-ink-2">{t('text')}</p>
      <VoiceList voices={data} onOpen={(id) => setOpen({ id })} />
      <Button className="mt-3" icon={<AudioLines size={16} aria-hidden="true" />} onClick={() => setOpen('new')}>
        {t('add')}
      </Button>
      {open && <VoicesDialog start={open} onClose={() => setOpen(null)} />}
    </>
  );
}
