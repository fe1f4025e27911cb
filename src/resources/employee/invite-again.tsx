import { useMutation } from '@tanstack/react-query';
import { useMay } from '~/dashboard/session';
import { callApi } from '~/lib/api';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast';
import type { ChangeCall } from '../resource';

/** For who lost the first mail, or let its link expire. */
export function InviteAgain({ employee }: { employee: { _id: string; email: string } }) {
  const invite = useMutation({
    mutationFn: () => callApi<ChangeCall>('POST', `/employee/${employee._id}/invite`),
    onSuccess: ({ message }) => toast.success(message, { detail: `to ${employee.email}` }),
    onError: (fault) => toast.error(fault.message),
  });
  if (!useMay()('employees:edit')) return null;
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={invite.isPending}
      busyLabel="Sending..."
      onClick={() => invite.mutate()}
      className="w-fit"
    >
      <Icon name="mail" className="size-4.5" />
      Send the invitation again
    </Button>
  );
}
