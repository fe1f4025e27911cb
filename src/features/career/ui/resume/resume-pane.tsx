import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { classNames } from '~/ui/class-names';
import { career } from '../../career';
import type { Application } from '../application';
import { DownloadResume } from './download-resume';
import { ResumeShown } from './resume-shown';
import { type ResumeField, resumesOf } from './resumes-of';

interface ResumePaneProps {
  application: Application;
  /** The one before, or the very first; where there is none of these, the newest is shown. */
  chosen: ResumeField;
  onChoose: (field: ResumeField) => void;
}

/** A CV, as large as there is room. */
export function ResumePane({ application, chosen, onChoose }: ResumePaneProps) {
  const { _id, name } = application;
  const queries = useQueryClient();
  const showInHistory = useCallback(
    () => void queries.invalidateQueries({ queryKey: [career.name, 'history', _id] }),
    [queries, _id],
  );
  const all = resumesOf(application);
  const shown = all.find(({ field }) => field === chosen) ?? all[0];
  if (!shown) return <p className="p-4 text-muted sm:p-6">There is no CV.</p>;
  return (
    <div className="flex h-full flex-col">
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">
        {all.length > 1 && (
          <fieldset aria-label="Which CV" className="flex flex-wrap gap-1">
            {all.map(({ field, title }) => (
              <button
                key={field}
                type="button"
                aria-pressed={field === shown.field}
                onClick={() => onChoose(field)}
                className={classNames(
                  'min-h-9 rounded-full px-3 text-sm max-sm:min-h-11',
                  field === shown.field
                    ? 'bg-accent-soft font-semibold text-on-accent-soft forced-colors:chosen'
                    : 'text-muted hover:text-text',
                )}
              >
                {field === 'resume' ? 'Newest' : title.replace(' CV', '')}
              </button>
            ))}
          </fieldset>
        )}
        <div className="ml-auto">
          <DownloadResume key={shown.file} application={application} file={shown.file} title={shown.title} />
        </div>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain bg-sunken">
        <ResumeShown key={shown.file} name={name} file={shown.file} onRead={showInHistory} />
      </div>
    </div>
  );
}
