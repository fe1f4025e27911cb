import type { Json, OfPerson, Stored } from './columns';

/** What is offered, at what price, and what was agreed. */
export interface QuotationsTables {
  quotations: Stored &
    OfPerson & {
      number: string | null;
      /** Its financial year, its place in that and its revision, each of them as long as all others. */
      numberOrder: string | null;
      revision: number;
      rootId: string;
      status: string;
      followupId: string | null;
      name: string;
      company: string;
      email: string;
      phone: string;
      customer: Json<object>;
      lines: Json<object[]>;
      placeOfSupply: string;
      taxablePaise: number;
      cgstPaise: number;
      sgstPaise: number;
      igstPaise: number;
      totalPaise: number;
      totals: Json<object>;
      validUntil: string;
      terms: string;
      /** Who we were when it was sent. */
      seller: Json<object | null>;
      /** Who accepted what, and how. */
      acceptance: Json<object | null>;
      sentAt: string | null;
      viewedAt: string | null;
      decidedAt: string | null;
      reason: string | null;
      /** The day on which who has not answered is called: it was planned by itself. */
      plannedCall: string | null;
      orderFile: string | null;
      paper: string | null;
      paperSha256: string | null;
      certificate: string | null;
      certificateSha256: string | null;
      proforma: string | null;
      proformaSha256: string | null;
      proformaNumber: string | null;
      proformaAt: string | null;
    };
  /** Until which day the law asks for an accepted one. */
  quotationRetentions: { _id: string; until: string };
  quotationTemplates: {
    _id: string;
    name: string;
    nameKey: string;
    lines: Json<Record<string, unknown>[]>;
    terms: string;
    savedAt: string;
  };
  quotationLinks: { tokenHash: string; quotationId: string; openedAt: string | null };
  /** The last number that was given in a financial year. */
  numberSeries: { series: string; year: string; last: number };
  priceItems: Stored & {
    name: string;
    kind: string;
    sac: string;
    unit: string;
    ratePaise: number;
    gstPercent: number;
    validFrom: string;
  };
  /** What was and will be asked for an item, each from a day on. */
  priceRates: { itemId: string; validFrom: string; ratePaise: number; gstPercent: number };
}
