import { useState } from 'react';
import { TooLargeError } from '~/model/money/gst';
import { BothSides } from '~/ui/autosave/both-sides';
import { Button } from '~/ui/button';
import { TextAreaField, TextField } from '~/ui/forms/field';
import { FaultyFields } from '~/ui/forms/form';
import { Icon } from '~/ui/icon';
import { Panel } from '~/ui/panel';
import type { Business } from '../../business';
import { placeWords } from '../../place-words';
import { price } from '../../price';
import type { Line } from '../../quotation-form';
import type { Quotation } from '../quotation-queries';
import { Totals } from '../read/totals';
import { AskedFor } from './asked-for';
import { CustomerFields } from './customer-fields';
import { DraftHead } from './draft-head';
import { InsertLines } from './insert/insert-lines';
import { SaveTemplate } from './insert/save-template';
import { LineGrid } from './lines/line-grid';
import { linesOf, readSheet } from './sheet/read-sheet';
import type { Sheet } from './sheet/sheet';
import { differencesIn, takeTheirs } from './sheet/sheet-differences';
import { shownFaults } from './sheet/shown-faults';
import { type Opened, useDraft } from './use-draft';

interface DraftEditorProps {
  opened: Opened;
  /** As the server has it by now. */
  quotation: Quotation | undefined;
  ours: Business;
  /** Told the customer's link. */
  onSent: (url: string) => void;
}

/** A quotation while it is written: whatever is typed is saved by itself, and priced as the server does it. */
export function DraftEditor({ opened, quotation, ours, onSent }: DraftEditorProps) {
  const { editing, autosave, change } = useDraft(opened);
  const [isWanted, setWanted] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const [isNext] = useState(
    () =>
      !opened.quotation &&
      !Object.keys(readSheet(opened.sheet).faults).some((path) => path.startsWith('customer')),
  );
  if (!editing) return null;
  const { data: sheet, save } = editing;
  const faults = { ...readSheet(sheet).faults, ...(save.is === 'refused' ? editing.errors : {}) };
  const shown = shownFaults(faults, sheet, isWanted);
  const lines = linesOf(sheet);
  const written = lines.filter((line) => line !== undefined);
  const followupId = quotation?.followupId ?? opened.forWhom.followupId;
  const priced = pricedOf(sheet, lines, ours.stateCode);

  return (
    <>
      <DraftHead
        {...{ quotation, opened, editing, autosave, faults, ours, onSent }}
        totalPaise={priced.totals?.totalPaise}
        onFaults={() => setWanted(true)}
      />
      {save.is === 'conflict' && (
        <BothSides
          key={save.theirs.version}
          theirName={save.theirs.userName}
          differences={differencesIn({ mine: sheet, theirs: save.theirs.data, base: save.base })}
          onSettle={(taken) => autosave.current?.settle(takeTheirs(sheet, save.theirs.data, taken))}
        />
      )}
      <FaultyFields errors={shown}>
        <form noValidate onSubmit={(event) => event.preventDefault()} className="grid gap-5">
          <CustomerFields
            customer={sheet.customer}
            place={placeWords({
              placeOfSupply: priced.placeOfSupply,
              sez: sheet.customer.sez,
              ourState: ours.stateCode,
            })}
            change={change}
          />
          {followupId && <AskedFor followupId={followupId} />}
          <LineGrid
            lines={sheet.lines}
            amounts={priced.amounts}
            faults={shown}
            isNext={isNext}
            change={change}
          >
            <InsertLines
              {...{ sheet, change }}
              personId={quotation?.personId ?? opened.personId}
              ownId={quotation?._id}
            />
            {written.length > 0 && (
              <Button size="sm" variant="quiet" onClick={() => setNaming(true)}>
                <Icon name="copy" className="size-4.5" />
                Save as a template
              </Button>
            )}
          </LineGrid>
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Panel title="Terms and validity">
              <div className="grid gap-4 px-4 py-4 sm:px-5">
                <TextField
                  name="validUntil"
                  label="Valid until"
                  type="date"
                  value={sheet.validUntil}
                  onChange={({ currentTarget: { value } }) =>
                    change('validUntil', (now) => ({ ...now, validUntil: value }))
                  }
                  className="max-w-56"
                />
                <TextAreaField
                  name="terms"
                  label="Terms"
                  rows={6}
                  maxLength={10_000}
                  value={sheet.terms}
                  onChange={({ currentTarget: { value } }) =>
                    change('terms', (now) => ({ ...now, terms: value }))
                  }
                />
              </div>
            </Panel>
            <Panel title="What it comes to">
              <div className="px-4 py-4 sm:px-5">
                {priced.totals ? (
                  <Totals totals={priced.totals} />
                ) : (
                  <p role="alert" className="text-sm text-danger">
                    {priced.words}
                  </p>
                )}
              </div>
            </Panel>
          </div>
        </form>
      </FaultyFields>
      <SaveTemplate lines={written} terms={sheet.terms} open={isNaming} onClose={() => setNaming(false)} />
    </>
  );
}

/** By the same sums as on the server, of the lines that can be read so far. */
function pricedOf({ customer }: Sheet, lines: readonly (Line | undefined)[], ourState: string) {
  const read = lines.flatMap((line, index) => (line ? [{ line, index }] : []));
  try {
    const {
      totals,
      placeOfSupply,
      lines: priced,
    } = price(
      customer,
      read.map(({ line }) => line),
      ourState,
    );
    const amounts = lines.map(
      (_, index) => priced[read.findIndex((one) => one.index === index)]?.taxablePaise,
    );
    return { totals, placeOfSupply, amounts };
  } catch (fault) {
    if (!(fault instanceof TooLargeError)) throw fault;
    const { placeOfSupply } = price(customer, [], ourState);
    return { totals: undefined, placeOfSupply, amounts: [], words: fault.message };
  }
}
