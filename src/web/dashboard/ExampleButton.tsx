import { useQueryClient } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { newId } from '#contract/base/id.ts';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import { Button } from '../ui/Button.tsx';
import { useLanguage, useWords } from '../words/index.ts';

/** Makes a board with references, a wired AI chat and a script in the reader's language, and opens it. */
export function ExampleButton() {
  const t = useWords('dashboard');
  const { language } = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [key] = useState(() => newId(Date.now()));
  const create = useAct(
    () => call(canvasesApi.createExample, { body: { language }, idempotencyKey: key }),
    { failed: { title: t('createFailedTitle'), text: t('createFailed') } },
    (canvas) => {
      void client.invalidateQueries({ queryKey: reading(canvasesApi.list).queryKey });
      void navigate(`/canvas/${canvas.id}`);
    },
  );
  return (
    <Button
      isBusy={create.isPending}
      icon={<Compass size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => create.mutate()}
      disabled={create.isPending}
    >
      {t('openExample')}
    </Button>
  );
}
