import { describe, expect, test } from 'vitest';
import { samples } from '~/platform/files/test-kit';
import { unzip } from '~/platform/files/zip/test-kit';
import { addContact } from '~/testing/factories';
import { EMAIL, everywhere, find, nadia, PHONE, traces } from '~/testing/filled/one-person';
import { scenarios } from '~/testing/scenario';

describe('a person', () => {
  test('attack 41: is found in every place by address and by number, however they are written', async () => {
    const { t, admin } = await everywhere();
    for (const who of [EMAIL, ' Nadia@Marker.Example ', '098180-47777', PHONE]) {
      const found = await find(t, admin, who);
      const seen = found.records.map(
        (one: { resource: string; state: string }) => `${one.resource} ${one.state}`,
      );
      expect(seen.sort()).toEqual([
        'career shown',
        'contact shown',
        'enquiry shown',
        'enquiry spam',
        'followup shown',
        'followup shown',
        'iot-quote trash',
        'person shown',
        'user shown',
      ]);
      expect(found).toMatchObject({ more: false, amounts: { records: 9, files: 1, sessions: 1 } });
      expect(found.wouldErase).toEqual(found.amounts);
      // Receipts and alerts of what is not spam: four each.
      expect(found.amounts.mails).toBe(8);
      expect(found.amounts.notifications).toBe(4);
      expect(found.also).toContain('other@marker.example');
    }
    expect((await find(t, admin, EMAIL)).also).toContain(PHONE);
    expect(await find(t, admin, 'nobody@marker.example')).toMatchObject({
      records: [],
      amounts: { mails: 0 },
    });
  });

  test('attack 41: gets all that is held on them, with the files, and no secret and nobody else', async () => {
    const { t, admin } = await everywhere();
    const answer = await t.call('POST', '/api/privacy/export', { ...admin, body: { who: EMAIL } });
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(String(answer.headers['content-disposition'])).not.toMatch(traces);
    const files = unzip(answer.rawPayload);
    const held = JSON.parse(String(files.get('held.json')));
    expect(Object.keys(held.records).sort()).toEqual([
      'career',
      'contact',
      'enquiry',
      'followup',
      'iot-quote',
      'person',
      'user',
    ]);
    expect(held.records.enquiry).toHaveLength(2);
    expect(held.records.user).toMatchObject([
      { name: nadia.name, mobile: PHONE, sessions: [{ device: 'test' }] },
    ]);
    expect(held.mails).toHaveLength(8);
    expect(held.mails).toContainEqual(expect.objectContaining({ title: 'Enquiry: receipt', status: 'sent' }));
    expect(held.namedIn).toEqual(Array(2).fill(expect.objectContaining({ fields: ['email'] })));
    const cv = [...files].find(([name]) => name.startsWith('files/career-'));
    expect(cv?.[1]).toEqual(samples.pdf);
    const text = String(files.get('held.json'));
    for (const secret of ['Hash', 'argon2', 'vikram', 'Vikram', 'Ila', admin.user.email])
      expect(text).not.toContain(secret);
    const [note] = await t.db.selectFrom('privacyActions').selectAll().execute();
    expect(note).toMatchObject({ action: 'exported', userName: 'Ila', counts: { records: 9, files: 1 } });
  });
});

const body = { who: EMAIL, confirm: EMAIL };
scenarios([
  ...(['find', 'export', 'erase'] as const).flatMap(
    (call) =>
      [
        {
          name: `attack 41: an employee may not ${call} a person`,
          given: (t) => addContact(t, { email: EMAIL }),
          as: 'employee' as const,
          call: ['POST', `/api/privacy/${call}`, body] as ['POST', string, object],
          status: 403,
        },
        {
          name: `nobody may ${call} a person`,
          call: ['POST', `/api/privacy/${call}`, body] as ['POST', string, object],
          status: 401,
        },
      ] satisfies Parameters<typeof scenarios>[0],
  ),
  {
    name: 'an erasure that is not confirmed by the same address changes nothing',
    given: (t) => addContact(t, { email: EMAIL }),
    as: 'admin',
    call: ['POST', '/api/privacy/erase', { who: EMAIL, confirm: 'nadia@other.example' }],
    status: 400,
    answer: { fields: { confirm: 'This is not the address or number that is to be erased.' } },
    after: async ({ db }) =>
      expect(await db.selectFrom('contacts').select('email').execute()).toHaveLength(1),
  },
  ...['nadia', '@marker.example', '%', '981'].map((who) => ({
    name: `part of an address or number finds nobody: ${who}`,
    as: 'admin' as const,
    call: ['POST', '/api/privacy/find', { who }] as ['POST', string, object],
    status: 400,
    answer: { fields: { who: 'Enter a whole email address or phone number.' } },
  })),
]);
