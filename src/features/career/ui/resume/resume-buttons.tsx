import { Fragment } from 'react';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import type { Application } from '../application';
import { DownloadResume } from './download-resume';
import { type ResumeField, resumesOf } from './resumes-of';

interface ResumeButtonsProps {
  application: Application;
  /** Which is read at the moment. */
  shown: ResumeField | undefined;
  onShow: (field: ResumeField | undefined) => void;
}

/** The CVs of an application, to be read beside it. None is fetched before somebody asks for it. */
export function ResumeButtons({ application, shown, onShow }: ResumeButtonsProps) {
  const all = resumesOf(application);
  if (all.length === 0) return null;
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-base">{all.length > 1 ? 'CVs' : 'CV'}</h3>
      <div className="flex flex-wrap gap-2">
        {all.map(({ field, title, file }) => (
          <Fragment key={field}>
            <Button
              size="sm"
              variant="secondary"
              aria-expanded={field === shown}
              onClick={() => onShow(field === shown ? undefined : field)}
            >
              <Icon name="file" className="size-4.5" />
              {field === shown ? `Hide ${title}` : `Read ${title}`}
            </Button>
            {field !== shown && <DownloadResume application={application} file={file} title={title} />}
          </Fragment>
        ))}
      </div>
    </section>
  );
}
