import * as migration_20261122_012709_initial from './20261122_012709_initial';

export const migrations = [
  {
    up: migration_20261122_012709_initial.up,
    down: migration_20261122_012709_initial.down,
    name: '20261122_012709_initial'
  },
];
