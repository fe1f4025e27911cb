import { writeFileSync } from 'node:fs';
import { attackTable, TABLE } from './attack-table.ts';

writeFileSync(TABLE, attackTable());
