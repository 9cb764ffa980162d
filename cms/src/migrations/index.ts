import * as migration_20261128_004829_baseline from './20261128_004829_baseline';
import * as migration_20261128_035922_service_record from './20261128_035922_service_record';
import * as migration_20261128_151000_building_figures from './20261128_151000_building_figures';

export const migrations = [
  {
    up: migration_20261128_004829_baseline.up,
    down: migration_20261128_004829_baseline.down,
    name: '20261128_004829_baseline',
  },
  {
    up: migration_20261128_035922_service_record.up,
    down: migration_20261128_035922_service_record.down,
    name: '20261128_035922_service_record',
  },
  {
    up: migration_20261128_151000_building_figures.up,
    down: migration_20261128_151000_building_figures.down,
    name: '20261128_151000_building_figures'
  },
];
