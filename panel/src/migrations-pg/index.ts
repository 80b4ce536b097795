import * as migration_20261120_123710_first_store from './20261120_123710_first_store';
import * as migration_20261120_154257_bucket_object_key from './20261120_154257_bucket_object_key';

export const migrations = [
  {
    up: migration_20261120_123710_first_store.up,
    down: migration_20261120_123710_first_store.down,
    name: '20261120_123710_first_store',
  },
  {
    up: migration_20261120_154257_bucket_object_key.up,
    down: migration_20261120_154257_bucket_object_key.down,
    name: '20261120_154257_bucket_object_key'
  },
];
