import * as migration_20261120_123650_first_store from './20261120_123650_first_store';

export const migrations = [
  {
    up: migration_20261120_123650_first_store.up,
    down: migration_20261120_123650_first_store.down,
    name: '20261120_123650_first_store'
  },
];
