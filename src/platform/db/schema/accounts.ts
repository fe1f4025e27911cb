import type { Generated } from 'kysely';
import type { Role } from '~/model/permissions';
import type { OfPerson, Stored } from './columns';

/** Who may come in. */
export interface AccountsTables {
  users: OfPerson & {
    _id: string;
    name: string;
    email: string;
    mobile: string;
    role: Role;
    /** By an admin, or because the employee record says that they have left. */
    isBlocked: Generated<boolean>;
    /** Then it stays blocked, whatever becomes of the employee record. */
    blockedByAdmin: Generated<boolean>;
    passwordHash: string | null;
    /** Null: it works for as long as nobody changes it. */
    passwordExpiresAt: Generated<string | null>;
    /** Sealed, where there is a key for it. Without a date beside it: being set up, not asked for yet. */
    secondFactorSeed: Generated<string | null>;
    secondFactorSince: Generated<string | null>;
    /** Of the last code that was used: none works twice. */
    secondFactorStep: Generated<number>;
    emailVerifiedAt: string | null;
    /** When an address was proven that this account had before the present one. */
    earlierAddressVerifiedAt: Generated<string | null>;
    termsVersion: string | null;
    createdAt: string;
    version: Generated<number>;
    deletedAt: Generated<string | null>;
  };
  sessions: {
    _id: string;
    userId: string;
    tokenHash: string;
    bindingHash: string | null;
    device: string;
    createdAt: string;
    lastSeenAt: string;
    expiresAt: string;
    /** When its owner last proved who they are. Null: not since that is noted. */
    confirmedAt: string | null;
  };
  /** Each opens the account once in place of a code, for who has lost their phone. */
  recoveryCodes: { codeHash: string; userId: string };
  accountTokens: {
    tokenHash: string;
    userId: string;
    /** `confirmed`: it would confirm an address that is confirmed by now, and opens nothing. */
    purpose: 'reset' | 'invite' | 'verify' | 'confirmed';
    expiresAt: string;
  };
  /** Devices and networks where the owner of an account has logged in before. */
  knownPlaces: { key: string; expiresAt: string };
  employees: Stored & {
    name: string;
    email: string;
    employeeId: string;
    jobrole: string;
    mobile: string;
    gender: string | null;
    isWorking: boolean;
    dateOfJoining: string;
    profile: string | null;
    role: Role;
    userId: string;
    /** By which they came to us. */
    applicationId: Generated<string | null>;
  };
}
