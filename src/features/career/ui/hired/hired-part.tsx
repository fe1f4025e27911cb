import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { employee } from '~/features/employee/employee';
import { formatDate } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { career } from '../../career';
import type { employeeOfCall } from '../../hire-calls';
import type { Application } from '../application';
import { HireDialog } from './hire-dialog';

/** What comes after Hired: an employee, made by an admin, once. Whoever has just set it is asked at once. */
export function HiredPart({ application }: { application: Application }) {
  const { _id, status } = application;
  const isHired = status === 'Hired';
  const [isOpen, setOpen] = useState(false);
  const asked = useCall<typeof employeeOfCall>([career.name, 'employee', _id], `/career/${_id}/employee`, {
    enabled: isHired,
  });
  const plan = asked.data?.plan ?? null;
  const was = useRef(status);
  const isJustHired = useRef(false);
  useEffect(() => {
    if (was.current !== status) isJustHired.current = isHired;
    was.current = status;
    if (!isJustHired.current || !plan) return;
    isJustHired.current = false;
    setOpen(true);
  }, [status, isHired, plan]);

  if (!isHired) return null;
  if (asked.isError)
    return (
      <p role="alert" className="text-sm text-danger">
        Whether they are an employee could not be read. {asked.error.message}
      </p>
    );
  if (!asked.data) return null;
  const made = asked.data.employee;
  return (
    <section aria-label="Employee" className="grid gap-2 rounded-md border border-line bg-sunken p-3 text-sm">
      {made ? (
        <p>
          Employee{' '}
          {made.inTrash ? (
            `${made.employeeId}, in the trash`
          ) : (
            <Link
              to={`/dashboard/${employee.path}?record=${made._id}`}
              className="font-semibold underline underline-offset-4"
            >
              {made.employeeId}
            </Link>
          )}
          , first day {formatDate(made.dateOfJoining)}. The application stays Hired and is stored with the
          record of the employee.
        </p>
      ) : plan ? (
        <>
          <p>Not an employee yet: they have neither a record nor an account.</p>
          <Button size="sm" onClick={() => setOpen(true)} className="w-fit">
            <Icon name="user" className="size-4.5" />
            Make employee
          </Button>
          {isOpen && <HireDialog id={_id} plan={plan} onClose={() => setOpen(false)} />}
        </>
      ) : (
        <p>Not an employee yet. The admins have been told: one of them makes the record and the account.</p>
      )}
    </section>
  );
}
