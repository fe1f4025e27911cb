import { describe, expect } from 'vitest';
import { addEmployee, ravi } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import type { TestApp } from '~/testing/test-app';

const unknown = '0198f3d2-0000-7000-8000-000000000000';
const { employeeId: _fixed, ...full } = ravi;
const rowOf = ({ db }: TestApp) => db.selectFrom('employees').selectAll().executeTakeFirstOrThrow();
const unchanged = async (t: TestApp) => expect(await rowOf(t)).toMatchObject(ravi);

describe('an edit', () => {
  scenarios([
    {
      name: 'goes by the employee ID and answers updatedEmployee',
      given: addEmployee,
      as: 'admin',
      call: ['PUT', '/api/employee/:employeeId', { ...ravi, jobrole: 'Team Lead', gender: 'Male' }],
      status: 200,
      answer: {
        message: 'Employee updated successfully',
        updatedEmployee: { ...ravi, jobrole: 'Team Lead', gender: 'Male' },
      },
      without: ['assword', 'userId'],
    },
    {
      name: 'goes by the _id as well, and leaves what it does not send',
      given: (t) => addEmployee(t, { gender: 'Female' }),
      as: 'admin',
      call: ['PUT', '/api/employee/:id', { jobrole: 'Team Lead' }],
      status: 200,
      answer: { updatedEmployee: { ...ravi, jobrole: 'Team Lead', gender: 'Female' } },
    },
    {
      name: 'may take the gender out',
      given: (t) => addEmployee(t, { gender: 'Female' }),
      as: 'admin',
      call: ['PUT', '/api/employee/:employeeId', { ...full, gender: '' }],
      status: 200,
      answer: { updatedEmployee: { gender: null } },
    },
    {
      name: 'cannot change the employee ID',
      given: addEmployee,
      as: 'admin',
      call: ['PUT', '/api/employee/:employeeId', { ...ravi, employeeId: 'PW-001' }],
      status: 400,
      answer: { fields: { employeeId: 'The employee ID cannot be changed.' } },
      after: unchanged,
    },
    {
      name: 'cannot reach other columns',
      given: addEmployee,
      as: 'admin',
      call: [
        'PUT',
        '/api/employee/:employeeId',
        { ...full, _id: unknown, userId: unknown, profile: '/api/x' },
      ],
      status: 200,
      after: async (t, { id, userId }) =>
        expect(await rowOf(t)).toMatchObject({ _id: id, userId, profile: null }),
    },
    {
      name: 'of nothing at all is refused',
      given: addEmployee,
      as: 'admin',
      call: ['PUT', '/api/employee/:employeeId', {}],
      status: 400,
      answer: { message: 'There is nothing to change.' },
    },
    {
      name: 'keeps the rules',
      given: addEmployee,
      as: 'admin',
      call: ['PUT', '/api/employee/:employeeId', { name: ' ', email: 'x', isWorking: 'x', role: '' }],
      status: 400,
      answer: {
        fields: {
          name: 'Name is required.',
          email: 'Enter a valid email address.',
          isWorking: 'Is working must be yes or no.',
          role: 'Choose a role from the list.',
        },
      },
      after: unchanged,
    },
    {
      name: 'to an address that is taken is refused',
      given: async (t) => {
        await t.addUser('user', { email: 'taken@test.example' });
        return addEmployee(t);
      },
      as: 'admin',
      call: ['PUT', '/api/employee/:employeeId', { email: 'taken@test.example' }],
      status: 409,
      answer: { fields: { email: 'This email is already registered.' } },
      after: unchanged,
    },
    { name: 'of nobody is 404', as: 'admin', call: ['PUT', '/api/employee/PW-999', full], status: 404 },
    ...(['employee', 'business'] as const).map((as) => ({
      name: `is refused to the role ${as}`,
      given: addEmployee,
      as,
      call: ['PUT', '/api/employee/:employeeId', { role: 'admin' }] as ['PUT', string, object],
      status: 403,
      after: unchanged,
    })),
  ]);
});
