import * as migration_20261128_004829_baseline from './20261128_004829_baseline';

export const migrations = [
  {
    up: migration_20261128_004829_baseline.up,
    down: migration_20261128_004829_baseline.down,
    name: '20261128_004829_baseline'
  },
];
