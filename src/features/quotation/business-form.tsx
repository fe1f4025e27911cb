import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useSetting } from '~/features/settings/use-setting';
import { callApi } from '~/lib/api';
import { useMay } from '~/platform/auth/ui/session';
import { LoadFault } from '~/ui/panel';
import { toast } from '~/ui/toast/toast';
import type { Business, businessCall, setBusinessCall, settledBusiness } from './business';
import { BusinessFields } from './ui/business/business-fields';
import { BusinessWords } from './ui/business/business-words';
import { BUSINESS_KEY, useBusiness } from './ui/quotation-queries';

const PATH = '/settings/business';

type Settled = z.output<typeof settledBusiness>;

interface BusinessFormProps {
  /** While it is being fetched. */
  loading: ReactNode;
  className: string;
}

/** Who we are on paper: to be settled by admins, to be read by all who work here. */
export function BusinessForm({ loading, className }: BusinessFormProps) {
  const settled = useBusiness();
  const mayEdit = useMay()('settings:edit');
  if (settled.isError)
    return <LoadFault words="The business data could not be loaded." onRetry={() => settled.refetch()} />;
  if (!settled.data) return loading;
  if (!mayEdit) return <BusinessWords business={settled.data} className={className} />;
  return <Opened stored={settled.data} className={className} />;
}

function Opened({ stored, className }: { stored: Settled; className: string }) {
  const queries = useQueryClient();
  const setting = useSetting<Settled, Business>(stored, {
    read: () => callApi<typeof businessCall>('GET', PATH),
    async write(body) {
      const saved = await callApi<typeof setBusinessCall>('PUT', PATH, { body });
      queries.setQueryData(BUSINESS_KEY, saved.business);
      toast.success(saved.message);
      return saved.business;
    },
  });
  return <BusinessFields key={setting.round} setting={setting} className={className} />;
}
