import { Link } from 'react-router';
import { OUTBOX } from '~/features/places';
import { formatMoment, MINUTE } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { useMay } from '~/platform/auth/ui/session';
import { Icon } from '~/ui/icon';
import { LoadFault, Panel, RowSkeletons } from '~/ui/panel';
import type { systemCall } from './system-call';
import { backupWords, diskWords, mailWords, sessionWords } from './system-words';

const ENGINES = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/** How the house itself is, for those who answer for it. */
export function SystemCard() {
  const may = useMay()('system:read');
  const system = useCall<typeof systemCall>(['system'], '/system', {
    enabled: may,
    refetchInterval: 5 * MINUTE,
  });
  if (!may) return null;
  const { data } = system;
  return (
    <Panel title="System">
      {system.isPending && <RowSkeletons count={3} />}
      {system.isError && (
        <div className="p-4 sm:px-5">
          <LoadFault words="How the system is could not be asked." onRetry={() => system.refetch()} />
        </div>
      )}
      {data && (
        <dl className="divide-y divide-line text-sm">
          <Fact
            title="Version"
            words={`${data.version} on ${ENGINES[data.engine]}, Node ${data.node}, since ${formatMoment(data.startedAt)}`}
          />
          <Fact title="Last backup" {...backupWords(data.backup)} />
          <Fact title="Disk" {...diskWords(data.disk)} />
          <Fact title="Mails" {...mailWords(data.mail)} to={OUTBOX} />
          <Fact title="Sessions" {...sessionWords(data.sessions)} />
        </dl>
      )}
    </Panel>
  );
}

interface FactProps {
  title: string;
  words: string;
  wrong?: string;
  to?: string;
}

/** What is wrong is said in words and with a sign, not by its colour alone. */
function Fact({ title, words, wrong, to }: FactProps) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 px-4 py-2.5 sm:px-5">
      <dt className="text-muted">{title}</dt>
      <dd className="grid gap-1 tabular-nums">
        {to ? (
          <Link
            to={to}
            className="w-fit rounded-sm underline decoration-line underline-offset-4 thumb-high max-sm:-mt-2.5"
          >
            {words}
          </Link>
        ) : (
          words
        )}
        {wrong && (
          <span className="flex items-start gap-1.5 font-medium text-danger">
            <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
            <span className="wrap-anywhere">{wrong}</span>
          </span>
        )}
      </dd>
    </div>
  );
}
