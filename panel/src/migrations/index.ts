import * as migration_20261120_123650_first_store from './20261120_123650_first_store';
import * as migration_20261120_154235_bucket_object_key from './20261120_154235_bucket_object_key';
import * as migration_20261122_233901_minors_instagram from './20261122_233901_minors_instagram';
import * as migration_20261123_002116_bucket_folders from './20261123_002116_bucket_folders';
import * as migration_20261123_004142_second_factors from './20261123_004142_second_factors';
import * as migration_20261123_065517_desk from './20261123_065517_desk';
import * as migration_20261123_124230_workshop_templates from './20261123_124230_workshop_templates';
import * as migration_20261123_131431_home_intro from './20261123_131431_home_intro';
import * as migration_20261123_133400_roster from './20261123_133400_roster';

export const migrations = [
  {
    up: migration_20261120_123650_first_store.up,
    down: migration_20261120_123650_first_store.down,
    name: '20261120_123650_first_store',
  },
  {
    up: migration_20261120_154235_bucket_object_key.up,
    down: migration_20261120_154235_bucket_object_key.down,
    name: '20261120_154235_bucket_object_key',
  },
  {
    up: migration_20261122_233901_minors_instagram.up,
    down: migration_20261122_233901_minors_instagram.down,
    name: '20261122_233901_minors_instagram',
  },
  {
    up: migration_20261123_002116_bucket_folders.up,
    down: migration_20261123_002116_bucket_folders.down,
    name: '20261123_002116_bucket_folders',
  },
  {
    up: migration_20261123_004142_second_factors.up,
    down: migration_20261123_004142_second_factors.down,
    name: '20261123_004142_second_factors',
  },
  {
    up: migration_20261123_065517_desk.up,
    down: migration_20261123_065517_desk.down,
    name: '20261123_065517_desk',
  },
  {
    up: migration_20261123_124230_workshop_templates.up,
    down: migration_20261123_124230_workshop_templates.down,
    name: '20261123_124230_workshop_templates',
  },
  {
    up: migration_20261123_131431_home_intro.up,
    down: migration_20261123_131431_home_intro.down,
    name: '20261123_131431_home_intro',
  },
  {
    up: migration_20261123_133400_roster.up,
    down: migration_20261123_133400_roster.down,
    name: '20261123_133400_roster'
  },
];
