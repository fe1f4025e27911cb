import { useMutation } from '@tanstack/react-query';
import { callApi } from '~/lib/api';
import type { ChangeCall } from '~/model/resource';
import { useMay } from '~/platform/auth/ui/session';
import { showFailed } from '~/records/ui/list/outcomes';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast/toast';

/** For who lost the first mail, or let its link expire. */
export function InviteAgain({ employee }: { employee: { _id: string; email: string } }) {
  const about = `invite ${employee._id}`;
  const invite = useMutation({
    mutationFn: () => callApi<ChangeCall>('POST', `/employee/${employee._id}/invite`),
    onSuccess: ({ message }) => toast.success(message, { about: [about], detail: `to ${employee.email}` }),
    onError: (fault) => showFailed(fault, { about }),
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
