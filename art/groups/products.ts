import type { PictureGroup } from '../group.ts';
import { airQualityDisplay } from '../products/air-quality-display.ts';
import { andonCallTower } from '../products/andon-call-tower.ts';
import { clampOnLoadNode } from '../products/clamp-on-load-node.ts';
import { coldRoomSentinel } from '../products/cold-room-sentinel.ts';
import { fieldGateway } from '../products/field-gateway.ts';
import { gasLeakAlarm } from '../products/gas-leak-alarm.ts';
import { lineProductionCounter } from '../products/line-production-counter.ts';
import { motorVibrationWatch } from '../products/motor-vibration-watch.ts';
import { reeferFuelTracker } from '../products/reefer-fuel-tracker.ts';
import { soilMoistureNode } from '../products/soil-moisture-node.ts';
import { threePhaseEnergyMeter } from '../products/three-phase-energy-meter.ts';
import { waterTankSensor } from '../products/water-tank-sensor.ts';

/** Named as the slugs of the catalogue. */
const group: PictureGroup = {
  use: 'product',
  folder: 'products',
  width: 960,
  height: 720,
  widths: [960, 480],
  pictures: {
    'cold-room-sentinel': coldRoomSentinel,
    'soil-moisture-node': soilMoistureNode,
    'line-production-counter': lineProductionCounter,
    'motor-vibration-watch': motorVibrationWatch,
    'three-phase-energy-meter': threePhaseEnergyMeter,
    'field-gateway': fieldGateway,
    'andon-call-tower': andonCallTower,
    'air-quality-display': airQualityDisplay,
    'clamp-on-load-node': clampOnLoadNode,
    'water-tank-sensor': waterTankSensor,
    'reefer-fuel-tracker': reeferFuelTracker,
    'gas-leak-alarm': gasLeakAlarm,
  },
};
export default group;
