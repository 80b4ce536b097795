import * as migration_20261127_091231_baseline from './20261127_091231_baseline';

export const migrations = [
  {
    up: migration_20261127_091231_baseline.up,
    down: migration_20261127_091231_baseline.down,
    name: '20261127_091231_baseline'
  },
];
