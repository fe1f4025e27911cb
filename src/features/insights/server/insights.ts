import { career } from '~/features/career/career';
import { stages } from '~/features/career/stages';
import { enquiry } from '~/features/enquiry/enquiry';
import { requirements } from '~/features/enquiry/requirements';
import { followup, statuses } from '~/features/followup/followup';
import { partners } from '~/features/user/partners';
import { user } from '~/features/user/user';
import type { Resource } from '~/model/resource';
import type { Insights } from './insight-counts';

/** What the dashboard's index tells beside the plain figures. */
export const insightsOf = (resources: readonly Resource[]): Insights => ({
  arrivals: [
    ...resources.map((resource) => ({
      name: resource.name,
      resource,
      access: `${resource.area}:read` as const,
      moment: 'createdAt' in resource.row.shape ? 'createdAt' : 'date',
    })),
    ...Object.entries(partners).map(([name, role]) => ({
      name,
      resource: user,
      access: 'leads:read' as const,
      moment: 'createdAt',
      only: { field: 'role', value: role },
    })),
  ],
  series: [
    {
      resource: enquiry,
      title: 'Enquiries over time',
      moment: 'date',
      breakdowns: [
        { field: 'requirement', title: 'Enquiries by requirement', labels: requirements },
        { field: 'city', title: 'Enquiries by city', most: 8 },
      ],
    },
  ],
  standings: [
    { resource: career, field: 'status', title: 'Applications by status', labels: stages },
    { resource: followup, field: 'status', title: 'Follow-ups by status', labels: statuses },
  ],
});
