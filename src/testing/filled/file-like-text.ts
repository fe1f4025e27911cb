import { samples } from '~/platform/files/test-kit';
import { application } from '../application';
import { sensor } from '../factories';
import { fileOf, formOf } from '../form';
import { cvOf } from '../servers/backup-place';
import { startApp } from '../start-app';

export const MALLORY = 'mallory@marker.example';
const mallory = { email: MALLORY, phone: '98180 49999' };

/** A product with its pictures, somebody's CV, and Mallory, whose every text is the address of one of these files. */
export async function fileLikeText() {
  const t = await startApp();
  const admin = await t.logIn('admin');
  const picture = formOf(sensor, 'image', fileOf(samples.png, 'photo.png'));
  const { product } = (await t.call('POST', '/api/iot/prodcuts', { ...admin, body: picture })).json();
  const victim = { name: 'Vikram Else', email: 'vikram@else.example', phone: '98180 46666' };
  await t.call('POST', '/api/career', {
    body: application({ ...victim, designation: 'WBD' }, cvOf('Vikram Else')),
  });
  const { resume: cv } = await t.db.selectFrom('careers').select('resume').executeTakeFirstOrThrow();
  const addresses = [product.image, product.imageSmall, cv];
  for (const address of addresses) {
    const person = { ...mallory, name: address };
    await t.call('POST', '/api/quotes', { body: { ...person, city: address, requirement: 'crm' } });
    await t.call('POST', '/api/contact/fillcontact', { body: { ...person, city: address } });
    await t.call('POST', '/api/iot/quote/iot/quote/products', { body: { ...person, productName: address } });
    await t.call('POST', '/api/career', {
      body: application({ ...person, designation: 'WBD', experience: address, resume: address }),
    });
    const followup = { ...person, mobile: mallory.phone, status: 'Pending', remark: address };
    await t.call('POST', '/api/followup', { ...admin, body: followup });
  }
  await t.addUser('user', { name: cv, email: MALLORY });
  return { t, admin, addresses, cv };
}
