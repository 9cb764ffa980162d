import * as migration_20261122_020631_initial from './20261122_020631_initial';

export const migrations = [
  {
    up: migration_20261122_020631_initial.up,
    down: migration_20261122_020631_initial.down,
    name: '20261122_020631_initial'
  },
];
