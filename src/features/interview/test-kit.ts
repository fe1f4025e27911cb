import ICAL from 'ical.js';
import type { Email } from 'postal-mime';
import { dayAfter, dayOf, momentOf, now } from '~/lib/time';
import { addCareer } from '~/testing/factories';
import { mailsOf } from '~/testing/mails';
import { startApp } from '~/testing/start-app';

/** At eleven in so many days, in India. */
export const inDays = (days: number, time = '11:00') => momentOf(dayAfter(dayOf(now()), days), time);

/** An application, two colleagues who may talk to the applicant, and one of the staff who arranges it. */
export async function desk(values: Parameters<typeof addCareer>[1] = {}) {
  const t = await startApp();
  const { id } = await addCareer(t, values);
  const staff = await t.logIn('employee');
  const meera = await t.addUser('employee', { name: 'Meera Nair', email: 'meera@test.example' });
  const arjun = await t.addUser('admin', { name: 'Arjun Sen', email: 'arjun@test.example' });
  const url = `/api/career/${id}/interviews`;
  const planned = { at: inDays(5), minutes: 45, place: 'Sector 16', panel: [meera._id, arjun._id] };
  const post = (body: object = {}) => t.call('POST', url, { ...staff, body: { ...planned, ...body } });
  const put = (one: string, body: object) => t.call('PUT', `${url}/${one}`, { ...staff, body });
  const cancel = (one: string) => t.call('DELETE', `${url}/${one}`, staff);
  const setStage = (body: object) => t.call('PUT', `/api/career/${id}/stage`, { ...staff, body });
  const list = async () => (await t.call('GET', url, staff)).json().interviews;
  const added = async (body: object = {}): Promise<string> => (await post(body)).json().interview._id;
  /** What waits to be sent about interviews: to whom, what, and of which change. */
  const queued = async () => {
    const rows = await t.db
      .selectFrom('outbox')
      .select(['recipient', 'data', 'status'])
      .where('template', 'like', 'career-interview%')
      .where('status', '=', 'queued')
      .orderBy('_id')
      .execute();
    return rows.map(({ recipient, data }) => {
      const { news, sequence } = JSON.parse(JSON.stringify(data));
      return [recipient, news, sequence];
    });
  };
  const letItGo = async () => {
    await t.db.updateTable('outbox').set({ nextAttemptAt: now() }).where('status', '=', 'queued').execute();
    await t.mailer.flush();
  };
  const clear = () => t.db.deleteFrom('outbox').execute();
  return {
    t,
    id,
    url,
    staff,
    meera,
    arjun,
    planned,
    post,
    put,
    cancel,
    setStage,
    list,
    added,
    queued,
    letItGo,
    clear,
  };
}

/** What a calendar that is not ours makes of a mail. */
export function inviteIn(mail: Email | undefined) {
  const parts = mail?.attachments ?? [];
  const part = parts.find(({ mimeType }) => mimeType === 'text/calendar');
  const file = parts.find(({ filename }) => filename === 'invite.ics');
  if (!part || !file) throw new Error(`there is no invitation in: ${mail?.subject}`);
  const [text, same] = [part, file].map(({ content }) =>
    typeof content === 'string' ? content : new TextDecoder().decode(content),
  );
  if (text !== same) throw new Error('the attached invitation is another');
  return { ...calendarIn(text ?? ''), declared: part.method };
}

export function calendarIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part);
    return {
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      summary: event.summary,
      location: event.location,
      description: event.description,
      organizer: String(event.organizer),
      status: part.getFirstPropertyValue('status'),
      attendees: event.attendees.map((one) => ({
        // Either way is the same to calendars.
        address: String(one.getFirstValue()).toLowerCase(),
        name: one.getFirstParameter('cn'),
        rsvp: one.getFirstParameter('rsvp'),
      })),
    };
  });
  return { method: calendar.getFirstPropertyValue('method'), event: events[0], events };
}

/** Their mails about interviews, in the order in which they were sent. */
export async function invitesTo(t: Parameters<typeof mailsOf>[0], address: string) {
  const mails = (await mailsOf(t)).filter(({ to }) => to?.some((one) => one.address === address));
  return mails.filter(({ attachments }) => attachments.some(({ mimeType }) => mimeType === 'text/calendar'));
}
