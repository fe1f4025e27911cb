import { describe, expect, onTestFinished, test } from 'vitest';
import { fillCatalogue } from '~/features/iot-product/first-catalogue.server';
import { openDatabase } from '~/platform/db';
import { serve } from '~/testing/counted-pages';
import { sensor } from '~/testing/factories';
import { formOf } from '~/testing/form';
import { startApp } from '~/testing/start-app';

describe('a page that shows the database', () => {
  async function shops() {
    const t = await startApp();
    await fillCatalogue(t);
    const { headers } = await t.logIn('admin');
    const [{ _id }] = (await t.call('GET', '/api/iot/prodcuts/all')).json();
    // Another process, or another machine.
    const db = openDatabase(t.config);
    onTestFinished(() => db.destroy());
    const [here, there] = [await serve(t), await serve(t, db)];
    const both = async () => [
      String((await here.get('/shop')).body),
      String((await there.get('/shop')).body),
    ];
    return { t, headers, _id, here, there, both };
  }

  test('is drawn anew once that has changed, in every process, and only then', async () => {
    const { t, headers, _id, here, there, both } = await shops();
    await both();
    const [before] = await both();
    expect([here.drawn, there.drawn]).toEqual([['/shop'], ['/shop']]);

    const edit = formOf({ ...sensor, productName: 'Renamed Sentinel' }, 'image', undefined);
    const changes = [
      () => t.call('PUT', `/api/iot/prodcuts/${_id}`, { headers, body: edit }),
      () => t.call('DELETE', `/api/iot/prodcuts/${_id}`, { headers }),
      () => t.call('POST', `/api/records/iot-product/${_id}/restore`, { headers }),
      () => t.db.updateTable('iotProducts').set({ brandName: 'By hand' }).execute(),
    ];
    const shown = [before];
    for (const change of changes) {
      const answer = await change();
      if ('statusCode' in answer) expect(answer.statusCode).toBe(200);
      const pages = await both();
      expect(pages[0]).toBe(pages[1]);
      expect(pages[0]).not.toBe(shown.at(-1));
      shown.push(pages[0]);
    }
    expect(shown[1]).toContain('Renamed Sentinel');
    expect(shown[2]).not.toContain('Renamed Sentinel');
    expect(here.drawn.length).toBe(1 + changes.length);

    await t.call('POST', '/api/quotes', {
      body: { name: 'Asha', email: 'a@b.example', phone: '9818040101', city: 'Delhi', requirement: 'crm' },
    });
    await both();
    expect([here.drawn.length, there.drawn.length]).toEqual([5, 5]);
  });

  test('is not changed by what was undone', async () => {
    const { t, here, both } = await shops();
    await both();
    const undone = t.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('iotProducts').execute();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await both();
    expect(here.drawn.length).toBe(1);
  });
});
