import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { personCall } from '~/features/person/person';
import { callApi } from '~/lib/api';
import { useCall } from '~/lib/use-call';
import { useMay } from '~/platform/auth/ui/session';
import { showFailed } from '~/records/ui/list/outcomes';
import { showWithUndo } from '~/records/ui/list/undo';
import { buttonLook, IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { Popup, popupItemLook } from '~/ui/popup/popup';
import { quotation } from '../../../quotation';
import type { quotationCall } from '../../../quotation-calls';
import type {
  removeTemplateCall,
  saveTemplateCall,
  templateCall,
  templatesCall,
} from '../../../template-calls';
import type { Sheet } from '../sheet/sheet';
import type { ChangeSheet } from '../use-draft';
import { type Inserted, inserted } from './inserted';

export const TEMPLATES_KEY = ['quotation-templates'];

interface InsertLinesProps {
  sheet: Sheet;
  change: ChangeSheet;
  /** Whose earlier ones are offered; and which one is no earlier one. */
  personId: string | undefined;
  ownId: string | undefined;
}

/** Lines of a template, or of what the same person was offered before. */
export function InsertLines({ sheet, change, ...rest }: InsertLinesProps) {
  /** What came can be taken back as a whole. */
  function take(name: string, from: Inserted) {
    const before = sheet;
    const { sheet: after, count } = inserted(before, from);
    change('lines', (now) => ({ ...now, lines: after.lines, terms: after.terms }));
    const undo = async () => {
      change('lines', (now) => ({ ...now, lines: before.lines, terms: before.terms }));
      return undefined;
    };
    showWithUndo(count === 1 ? '1 line inserted' : `${count} lines inserted`, undo, {
      // One at a time: to take an earlier one back would take the later along.
      id: 'insert-lines',
      detail: name,
      about: ['insert'],
    });
  }

  return (
    <Popup
      label={
        <>
          <Icon name="file" className="size-4.5" />
          Insert lines
        </>
      }
      title="Insert lines"
      className={buttonLook({ size: 'sm', variant: 'quiet' })}
    >
      {(close) => (
        <Sources
          {...rest}
          onTake={(name, from) => {
            close();
            take(name, from);
          }}
        />
      )}
    </Popup>
  );
}

interface SourcesProps extends Pick<InsertLinesProps, 'personId' | 'ownId'> {
  onTake: (name: string, from: Inserted) => void;
}

function Sources({ personId = '', ownId, onTake }: SourcesProps) {
  const queries = useQueryClient();
  const mayDelete = useMay()('quotations:delete');
  const templates = useCall<typeof templatesCall>(TEMPLATES_KEY, '/quotation-templates');
  const person = useCall<typeof personCall>(['person', 'whole', personId], `/people/${personId}`, {
    enabled: personId !== '',
  });
  const earlier = (person.data?.records ?? []).filter(
    ({ resource, _id }) => resource === quotation.name && _id !== ownId,
  );
  const isEmpty = templates.data?.length === 0 && earlier.length === 0 && !person.isLoading;
  const whole = (id: string) => callApi<typeof templateCall>('GET', `/quotation-templates/${id}`);

  async function attempt(about: string, work: () => Promise<void>) {
    try {
      await work();
    } catch (fault) {
      showFailed(fault, { about });
    }
  }
  const refetch = () => queries.invalidateQueries({ queryKey: TEMPLATES_KEY });
  const remove = (id: string, name: string) =>
    attempt(name, async () => {
      const { lines, terms } = await whole(id);
      await callApi<typeof removeTemplateCall>('DELETE', `/quotation-templates/${id}`);
      await refetch();
      const undo = async () => {
        const body = { name, lines, terms };
        await callApi<typeof saveTemplateCall>('POST', '/quotation-templates', { body });
        await refetch();
        return undefined;
      };
      showWithUndo('Template deleted', undo, { detail: name, about: [id] });
    });

  return (
    <>
      {templates.data?.map(({ _id, name }, at) => (
        <Source
          key={_id}
          heading={at === 0 ? 'Templates' : undefined}
          name={name}
          onTake={() => attempt(name, async () => onTake(name, await whole(_id)))}
        >
          {mayDelete && (
            <IconButton label={`Delete the template ${name}`} onClick={() => remove(_id, name)}>
              <Icon name="trash" className="size-4.5" />
            </IconButton>
          )}
        </Source>
      ))}
      {earlier.map(({ _id, title }, at) => (
        <Source
          key={_id}
          heading={at === 0 ? 'Earlier ones for them' : undefined}
          name={title}
          onTake={() =>
            attempt(title, async () =>
              onTake(title, await callApi<typeof quotationCall>('GET', `/quotations/${_id}`)),
            )
          }
        />
      ))}
      <p role="status" className="px-2.5 py-2 text-muted empty:hidden">
        {templates.isError && templates.error.message}
        {isEmpty && 'There is nothing yet. What is written here can be saved as a template.'}
      </p>
    </>
  );
}

interface SourceProps {
  heading: string | undefined;
  name: string;
  onTake: () => void;
  children?: ReactNode;
}

const Source = ({ heading, name, onTake, children }: SourceProps) => (
  <>
    {heading && <p className="px-2.5 pt-2 pb-1 text-xs text-muted">{heading}</p>}
    <div className="flex items-center gap-1">
      <button type="button" data-item="" className={classNames(popupItemLook, 'py-1.5')} onClick={onTake}>
        <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      </button>
      {children}
    </div>
  </>
);
