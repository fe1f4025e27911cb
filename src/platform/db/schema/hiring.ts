import type { Generated } from 'kysely';
import type { FromSomewhere, Json, OfPerson, Stored, Submission } from './columns';

/** Openings, who applied, and how far they came. */
export interface HiringTables {
  careers: Submission &
    OfPerson &
    FromSomewhere & {
      designation: string;
      experience: string;
      resume: string;
      /** Those that were sent before it: the one that it replaced, and the very first. */
      earlierResume: Generated<string | null>;
      firstResume: Generated<string | null>;
      status: Generated<string>;
      /** The furthest stage that it ever came to, whatever became of it since. */
      reached: Generated<string>;
      openingId: Generated<string | null>;
      /** What it is called; empty where somebody applies for no opening. */
      opening: Generated<string>;
      answers: Json<{ label: string; value: string }[] | null>;
      /** Why it was refused, for the staff alone. */
      reason: Generated<string | null>;
      /** When its applicant took it back; nothing where they did not. */
      withdrawnAt: Generated<string | null>;
      /** Its stage was changed without a mail. */
      quietly: Generated<boolean>;
      /** A hundred times what the reviewers give it on average, when there are two of them at least. */
      score: Generated<number | null>;
      /** That, so roughly that it tells nobody's marks; empty while there is none. */
      rating: Generated<string>;
      /** When it goes, by how it ended; nothing while it goes on. */
      keepUntil: Generated<string | null>;
    };
  openings: Stored & {
    title: string;
    slug: string;
    designation: string;
    department: string;
    city: string;
    workplace: string;
    employmentType: string;
    places: number;
    salaryFromPaise: number | null;
    salaryToPaise: number | null;
    salaryPer: string;
    description: string;
    responsibilities: Json<string[]>;
    skills: Json<string[]>;
    questions: Json<object[]>;
    opensOn: string;
    closesOn: string | null;
    /** The same, with a day that never comes where it never closes. */
    lastDay: string;
    status: string;
  };
  /** When an application came to each of its stages, and by whom. */
  careerStages: { _id: string; careerId: string; stage: string; at: string; userId: string | null };
  /** What an applicant was written about a stage: once for each. */
  stageMails: {
    careerId: string;
    stage: string;
    outboxId: string;
    /** By which it is taken back while it waits, and what the stage was before. */
    undo: string | null;
    before: string;
    at: string;
  };
  /** The words of these mails, which admins edit. */
  stageLetters: Stored & { stage: string; subject: string; text: string };
  interviews: {
    _id: string;
    careerId: string;
    at: string;
    minutes: number;
    place: string;
    /** Grows with each change that is sent. */
    sequence: number;
    /** Still to come: a refusal has cancelled it, which can be taken back until then. */
    cancelledAt: string | null;
    /** The mails that tell of that, while they wait. */
    cancelMails: Generated<string | null>;
    /** When everybody was reminded of it, or need not be. */
    remindedAt: string | null;
    createdAt: string;
    userId: string | null;
  };
  interviewers: { interviewId: string; userId: string };
  /** What one of the staff gives an applicant by one criterion. */
  scores: { careerId: string; userId: string; criterion: string; score: number; note: string; at: string };
  applicationLinks: { tokenHash: string; careerId: string };
  /** How many applications came to what end, with nothing of anybody in it. */
  hiringCounts: {
    month: string;
    opening: string;
    designation: string;
    channel: string;
    outcome: string;
    count: number;
  };
}
