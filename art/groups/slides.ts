import type { PictureGroup } from '../group.ts';
import { factoryFloor } from '../slides/factory-floor.ts';
import { hospitalReception } from '../slides/hospital-reception.ts';
import { launchEvening } from '../slides/launch-evening.ts';
import { studioWall } from '../slides/studio-wall.ts';
import { workshopTable } from '../slides/workshop-table.ts';

export default {
  use: 'site',
  folder: 'slides',
  width: 1200,
  height: 864,
  widths: [400, 800],
  pictures: {
    'slide-1': studioWall,
    'slide-2': factoryFloor,
    'slide-3': workshopTable,
    'slide-4': hospitalReception,
    'slide-5': launchEvening,
  },
} satisfies PictureGroup;
