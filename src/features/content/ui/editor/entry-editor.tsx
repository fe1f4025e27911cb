import { useMemo } from 'react';
import { useMay, useUser } from '~/platform/auth/ui/session';
import { FaultyFields } from '~/ui/forms/form';
import { ChangeFields } from '../fields/field';
import { FieldOf } from '../fields/field-of';
import { schemaOf } from '../fields/field-schema';
import { fieldsLook } from '../fields/group-field';
import { BesidePreview } from '../preview/beside-preview';
import { Conflict } from './conflict';
import { EditorHead } from './editor-head';
import { type EntryPlace, newestOf, useOthers, type WholeEntry } from './entry-queries';
import { PagesList } from './pages-list';
import { useEditing } from './use-editing';
import { useEntryActions } from './use-entry-actions';

interface EntryEditorProps {
  place: EntryPlace;
  entry: WholeEntry;
}

/** An entry of what the site says, with all of its fields; whatever is typed is saved by itself. */
export function EntryEditor({ place, entry }: EntryEditorProps) {
  const schema = useMemo(() => schemaOf(entry.schema), [entry.schema]);
  const { editing, autosave, change } = useEditing(place, entry, schema);
  const actions = useEntryActions(place, autosave);
  const others = useOthers(place);
  const { role } = useUser();
  const mayPublish = useMay()('content:publish') && (!entry.byAdmins || role === 'admin');
  if (!editing) return null;
  const { data, errors, save } = editing;
  return (
    <>
      <EditorHead {...{ place, entry, editing, others, mayPublish, actions }} />
      {save.is === 'conflict' && (
        <Conflict
          key={save.theirs.version}
          schema={schema}
          mine={data}
          theirs={save.theirs}
          base={save.base}
          onSettle={(merged) => autosave.current?.settle(merged)}
        />
      )}
      <BesidePreview {...place} saved={newestOf(entry)} typed={data}>
        <FaultyFields errors={errors}>
          <ChangeFields value={change}>
            <form
              noValidate
              onSubmit={(event) => event.preventDefault()}
              className={`${fieldsLook} max-w-3xl`}
            >
              {schema.fields.map(([name, field]) => (
                <FieldOf key={name} path={name} label={field.label} schema={field} value={data[name]} />
              ))}
            </form>
          </ChangeFields>
        </FaultyFields>
      </BesidePreview>
      <PagesList />
    </>
  );
}
