import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { MINUTE } from '~/lib/time';
import type { Firm } from '~/model/firm';

interface Planned {
  _id: string;
  at: string;
  minutes: number;
  place: string;
  sequence: number;
}

interface Guest {
  name: string;
  email: string;
}

interface CalendarWords {
  summary: string;
  description?: string;
  url?: string;
}

/** One interview as calendars know it: by the same name for everybody and through all its changes. */
export function eventOf(
  { _id, at, minutes, place, sequence }: Planned,
  words: CalendarWords,
  publicUrl: string,
) {
  const start = new Date(at);
  return {
    id: `interview-${_id}@${new URL(publicUrl).hostname}`,
    sequence,
    start,
    end: new Date(start.getTime() + minutes * MINUTE),
    location: place,
    ...words,
  } satisfies ICalEventData;
}

type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH';

/** What goes with a mail, or is fetched as a file. */
export function calendarFile(
  method: Method,
  event: ReturnType<typeof eventOf>,
  guests: readonly Guest[],
  { name, mails }: Firm,
) {
  const calendar = ical({
    prodId: { company: name, product: 'interviews' },
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    ...event,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name, email: mails.careers.address },
    attendees: guests.map((guest) => ({
      ...guest,
      rsvp: method === 'REQUEST',
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
      type: ICalAttendeeType.INDIVIDUAL,
    })),
  });
  // Every line ends so, the last one too: strict readers refuse it otherwise.
  return `${calendar}\r\n`;
}
