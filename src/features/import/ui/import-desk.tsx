import { useEffect, useRef, useState } from 'react';
import { amount } from '~/lib/figures';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { LoadFault } from '~/ui/panel';
import { LoadingWords, Skeleton } from '~/ui/skeleton';
import type { ImportState } from '../import-call';
import { type Checked, CheckResult } from './check-result';
import { Fault } from './fault';
import { type Step, useImport, useStep } from './imports';
import { MappingForm } from './mapping-form';
import { Outcome } from './outcome';
import { Steps } from './steps';

/** One import, at the step that it has come to. */
export function ImportDesk({ id }: { id: string }) {
  // What is shown changes while it goes on: it is begun here, and what went wrong is said here.
  const step = useStep();
  const { data, error, refetch } = useImport(id, step.busy);
  if (!data)
    return (
      <>
        <h1 className="mb-4 text-2xl">Import</h1>
        {error ? <LoadFault words={error.message} onRetry={refetch} /> : <Loading />}
        <Another />
      </>
    );
  return (
    <>
      <h1 className="text-2xl">Import</h1>
      <p className="mt-1 text-sm text-muted wrap-anywhere">
        {data.fileName}, {amount(data.rows, 'row')}
      </p>
      {data.status === 'read' || data.status === 'checked' ? (
        <Preparing state={data} step={step} />
      ) : (
        <>
          <Steps at={3} />
          <Outcome state={data} step={step} />
        </>
      )}
      <div className="mt-4">
        <Fault words={step.fault} />
      </div>
      <Another resource={data.resource} />
    </>
  );
}

interface PreparingProps {
  state: ImportState;
  step: Step;
}

/** Which column is which, and what would come of it: asked as often as somebody likes. */
function Preparing({ state, step }: PreparingProps) {
  const [dry, setDry] = useState<Checked>();
  const result = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (dry) result.current?.focus();
  }, [dry]);
  return (
    <>
      <Steps at={dry ? 2 : 1} />
      <MappingForm state={state} onChecked={setDry} onChange={() => setDry(undefined)} />
      {dry && <CheckResult ref={result} state={state} dry={dry} step={step} />}
    </>
  );
}

const Another = ({ resource }: { resource?: string }) => (
  <p className="mt-8">
    <ButtonLink
      to={resource ? `?resource=${resource}` : '?'}
      variant="quiet"
      size="sm"
      className="-ml-3 min-h-11"
    >
      <Icon name="back" className="size-4.5" />
      Another file, and earlier imports
    </ButtonLink>
  </p>
);

const Loading = () => (
  <div className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6">
    <LoadingWords />
    <Skeleton className="w-1/3" />
    <Skeleton className="w-2/3" />
    <Skeleton className="w-1/2" />
  </div>
);
