import { QueryClient } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { systemApi } from '#contract/account/system.api.ts';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import type { Invitation } from '#contract/orgs/orgs.schema.ts';
import { reading } from '../lib/query.ts';
import { drawn } from '../lib/test-view.tsx';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { InvitationRows } from './InvitationRows.tsx';
import { useOrgMembership } from './membership.ts';

beforeAll(() => showWords('en', wordsOf('en')));

const ID = '019d0000-0000-7000-8000-000000000000';
const Rows = () => <InvitationRows membership={useOrgMembership(ID)} />;

it.each<[boolean, Invitation['mail'], string | null, boolean]>([
  [true, 'waiting', 'The email is being sent', true],
  [true, 'sent', 'Email sent', true],
  [true, 'failed', "The email couldn't be sent. Send the link yourself.", true],
  [true, 'unknown', "We can't tell whether the email arrived. Send the link yourself.", true],
  [true, null, 'No email was sent. Send the link yourself.', true],
  [false, null, null, false],
])(
  'where mail is %s an invitation whose mail is %s says %j, and offers to send it again: %s',
  (on, mail, said, again) => {
    const client = new QueryClient();
    const times = { createdAt: '2026-11-29T00:00:00Z', expiresAt: '2026-12-29T00:00:00Z' };
    const mailedAt = mail === 'sent' ? '2026-11-29T00:00:00Z' : null;
    const invitation = {
      id: ID,
      email: 'a@b.kr',
      role: 'editor',
      note: '',
      inviterName: 'x',
      ...times,
      mail,
      mailedAt,
    };
    client.setQueryData(reading(systemApi.settings).queryKey, { mail: on } as never);
    client.setQueryData(reading(orgsApi.readInvitations, { params: { orgId: ID } }).queryKey, [
      invitation as Invitation,
    ]);
    const body = drawn(
      <MemoryRouter>
        <Rows />
      </MemoryRouter>,
      client,
    );
    const text = body.textContent ?? '';
    if (said) expect(text).toContain(said);
    else expect(text).not.toMatch(/email/i);
    expect([text.includes('Send again'), text.includes('Copy link')]).toEqual([again, true]);
  },
);
