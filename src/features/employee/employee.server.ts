import { defineFeature } from '~/records/registry';
import { employee } from './employee';
import { employeeApi } from './employee.api.server';
import { followAccount, followEmployee } from './employee-account.server';

export const employeeFeature = defineFeature({
  resource: employee,
  api: employeeApi,
  afterChange: followEmployee,
  afterAccountChange: followAccount,
});
