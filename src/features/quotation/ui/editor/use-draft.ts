import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '~/lib/api';
import { AppError, OutdatedError } from '~/lib/errors';
import { now } from '~/lib/time';
import { quotationAt } from '~/model/quotation-address';
import { useUser } from '~/platform/auth/ui/session';
import { type Autosave, type Editing, type Side, startAutosave } from '~/ui/autosave/autosave';
import { sameWords } from '~/ui/autosave/same-words';
import { useIsHere } from '~/ui/shell/own-address';
import { quotation as quotations } from '../../quotation';
import type { addQuotationCall, editQuotationCall } from '../../quotation-calls';
import { type Quotation, takeQuotation } from '../quotation-queries';
import { begunWords } from './begun-words';
import { firstFault, readSheet } from './sheet/read-sheet';
import { type Sheet, sheetOf } from './sheet/sheet';

/** Whom a new one is for. */
interface ForWhom {
  followupId?: string;
  personId?: string;
}

export interface Opened {
  /** Undefined: it is begun, and the server has nothing of it. */
  quotation: Quotation | undefined;
  forWhom: ForWhom;
  /** Who that is, where it is known. */
  personId?: string;
  sheet: Sheet;
  /** By which what was typed is found again. */
  place: string;
}

/** The first save, until it is answered: tried again it is the very same, and no second draft. */
interface FirstSave {
  body: object;
  key: string;
}

type Form = NonNullable<ReturnType<typeof readSheet>['form']>;

/** An open draft: what stands in it, and how it is changed and saved. */
export function useDraft(opened: Opened) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { _id: userId } = useUser();
  const first = useRef(opened);
  const autosave = useRef<Autosave<Sheet>>(undefined);
  const [editing, setEditing] = useState<Editing<Sheet>>();

  useEffect(() => {
    const { quotation, forWhom, sheet, place } = first.current;
    const words = begunWords(userId, place);
    let id = quotation?._id;
    let firstSave: FirstSave | undefined;
    let unanswered: Form | undefined;

    async function save(typed: Sheet, basedOn: number) {
      const { form, faults } = readSheet(typed);
      if (!form) throw new AppError(400, 'invalid_input', firstFault(faults), faults);
      if (id) return edit(id, form, basedOn);
      const { made, isThis } = await add({ ...forWhom, ...form });
      // What was sent first may be older than what is typed by now; and where no terms were typed, it has the usual ones.
      return isThis && made.terms === form.terms
        ? { version: made.version, at: now() }
        : edit(made._id, form, made.version);
    }

    async function edit(
      draftId: string,
      form: Form,
      version: number,
    ): Promise<{ version: number; at: string }> {
      try {
        const body = { ...form, version };
        const { quotation: saved } = await callApi<typeof editQuotationCall>(
          'PUT',
          `/quotations/${draftId}`,
          { body },
        );
        unanswered = undefined;
        takeQuotation(queries, saved);
        return { version: saved.version, at: now() };
      } catch (fault) {
        if (!(fault instanceof OutdatedError)) unanswered = form;
        // What came there is our own, of which no answer came back.
        const theirs = fault instanceof OutdatedError ? sideOf(fault, userId) : undefined;
        if (!theirs || !unanswered || !sameWords(readSheet(theirs.data).form, unanswered)) throw fault;
        unanswered = undefined;
        return edit(draftId, form, theirs.version);
      }
    }

    async function add(body: object) {
      const isThis = firstSave === undefined;
      firstSave ??= { body, key: crypto.randomUUID() };
      const headers = { 'Idempotency-Key': firstSave.key };
      try {
        const made = await callApi<typeof addQuotationCall>('POST', '/quotations', {
          body: firstSave.body,
          headers,
        });
        id = made.quotation._id;
        takeQuotation(queries, made.quotation);
        words.moveTo(id);
        // The editor stays open under the address that the draft has got.
        if (isHere())
          void navigate(quotationAt(id), {
            replace: true,
            state: { begunAs: place },
            preventScrollReset: true,
          });
        return { made: made.quotation, isThis };
      } catch (fault) {
        if (fault instanceof AppError && fault.status >= 400 && fault.status < 500) firstSave = undefined;
        throw fault;
      }
    }

    const one = startAutosave<Sheet>({
      userId,
      words,
      save,
      sideOf: (fault) => sideOf(fault, userId),
      start: { version: quotation?.version ?? 0, data: sheet, userId, userName: '' },
      onChange: setEditing,
    });
    autosave.current = one;
    setEditing(one.present());
    const unsaved = words.read();
    if (unsaved) one.takeUp(unsaved);
    return one.close;
  }, [userId, queries, navigate, isHere]);

  const change = useCallback((path: string, update: (sheet: Sheet) => Sheet) => {
    const { current } = autosave;
    if (current) current.edited(update(current.present().data), path);
  }, []);

  return { editing, autosave, change };
}

export type ChangeSheet = ReturnType<typeof useDraft>['change'];

/** The record as it has become; who made it so it does not say, and it may have been the same account in another window. */
function sideOf({ current }: OutdatedError, userId: string): Side<Sheet> | undefined {
  const { data } = quotations.row.safeParse(current);
  return data && { version: data.version, data: sheetOf(data), userId, userName: '' };
}
