import * as migration_20261120_123710_first_store from './20261120_123710_first_store';
import * as migration_20261120_154257_bucket_object_key from './20261120_154257_bucket_object_key';
import * as migration_20261122_233914_minors_instagram from './20261122_233914_minors_instagram';
import * as migration_20261123_002131_bucket_folders from './20261123_002131_bucket_folders';
import * as migration_20261123_004148_second_factors from './20261123_004148_second_factors';
import * as migration_20261123_065540_desk from './20261123_065540_desk';
import * as migration_20261123_124323_workshop_templates from './20261123_124323_workshop_templates';
import * as migration_20261123_131403_home_intro from './20261123_131403_home_intro';
import * as migration_20261123_133400_roster from './20261123_133400_roster';
import * as migration_20261123_153834_identity from './20261123_153834_identity';
import * as migration_20261123_154221_words from './20261123_154221_words';
import * as migration_20261123_155231_roster_imports from './20261123_155231_roster_imports';
import * as migration_20261123_155530_site_languages from './20261123_155530_site_languages';
import * as migration_20261123_155707_home_and_menu from './20261123_155707_home_and_menu';
import * as migration_20261123_192459_talent_networks from './20261123_192459_talent_networks';
import * as migration_20261123_192719_boards from './20261123_192719_boards';
import * as migration_20261123_193323_packages from './20261123_193323_packages';
import * as migration_20261123_193848_works from './20261123_193848_works';
import * as migration_20261123_194237_talent_find_by from './20261123_194237_talent_find_by';
import * as migration_20261127_002024_title_keys from './20261127_002024_title_keys';

export const migrations = [
  {
    up: migration_20261120_123710_first_store.up,
    down: migration_20261120_123710_first_store.down,
    name: '20261120_123710_first_store',
  },
  {
    up: migration_20261120_154257_bucket_object_key.up,
    down: migration_20261120_154257_bucket_object_key.down,
    name: '20261120_154257_bucket_object_key',
  },
  {
    up: migration_20261122_233914_minors_instagram.up,
    down: migration_20261122_233914_minors_instagram.down,
    name: '20261122_233914_minors_instagram',
  },
  {
    up: migration_20261123_002131_bucket_folders.up,
    down: migration_20261123_002131_bucket_folders.down,
    name: '20261123_002131_bucket_folders',
  },
  {
    up: migration_20261123_004148_second_factors.up,
    down: migration_20261123_004148_second_factors.down,
    name: '20261123_004148_second_factors',
  },
  {
    up: migration_20261123_065540_desk.up,
    down: migration_20261123_065540_desk.down,
    name: '20261123_065540_desk',
  },
  {
    up: migration_20261123_124323_workshop_templates.up,
    down: migration_20261123_124323_workshop_templates.down,
    name: '20261123_124323_workshop_templates',
  },
  {
    up: migration_20261123_131403_home_intro.up,
    down: migration_20261123_131403_home_intro.down,
    name: '20261123_131403_home_intro',
  },
  {
    up: migration_20261123_133400_roster.up,
    down: migration_20261123_133400_roster.down,
    name: '20261123_133400_roster',
  },
  {
    up: migration_20261123_153834_identity.up,
    down: migration_20261123_153834_identity.down,
    name: '20261123_153834_identity',
  },
  {
    up: migration_20261123_154221_words.up,
    down: migration_20261123_154221_words.down,
    name: '20261123_154221_words',
  },
  {
    up: migration_20261123_155231_roster_imports.up,
    down: migration_20261123_155231_roster_imports.down,
    name: '20261123_155231_roster_imports',
  },
  {
    up: migration_20261123_155530_site_languages.up,
    down: migration_20261123_155530_site_languages.down,
    name: '20261123_155530_site_languages',
  },
  {
    up: migration_20261123_155707_home_and_menu.up,
    down: migration_20261123_155707_home_and_menu.down,
    name: '20261123_155707_home_and_menu',
  },
  {
    up: migration_20261123_192459_talent_networks.up,
    down: migration_20261123_192459_talent_networks.down,
    name: '20261123_192459_talent_networks',
  },
  {
    up: migration_20261123_192719_boards.up,
    down: migration_20261123_192719_boards.down,
    name: '20261123_192719_boards',
  },
  {
    up: migration_20261123_193323_packages.up,
    down: migration_20261123_193323_packages.down,
    name: '20261123_193323_packages',
  },
  {
    up: migration_20261123_193848_works.up,
    down: migration_20261123_193848_works.down,
    name: '20261123_193848_works',
  },
  {
    up: migration_20261123_194237_talent_find_by.up,
    down: migration_20261123_194237_talent_find_by.down,
    name: '20261123_194237_talent_find_by',
  },
  {
    up: migration_20261127_002024_title_keys.up,
    down: migration_20261127_002024_title_keys.down,
    name: '20261127_002024_title_keys'
  },
];
