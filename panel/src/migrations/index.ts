import * as migration_20261120_123650_first_store from './20261120_123650_first_store';
import * as migration_20261120_154235_bucket_object_key from './20261120_154235_bucket_object_key';
import * as migration_20261122_233901_minors_instagram from './20261122_233901_minors_instagram';
import * as migration_20261123_002116_bucket_folders from './20261123_002116_bucket_folders';
import * as migration_20261123_004142_second_factors from './20261123_004142_second_factors';
import * as migration_20261123_065517_desk from './20261123_065517_desk';
import * as migration_20261123_124230_workshop_templates from './20261123_124230_workshop_templates';
import * as migration_20261123_131431_home_intro from './20261123_131431_home_intro';
import * as migration_20261123_133400_roster from './20261123_133400_roster';
import * as migration_20261123_153830_identity from './20261123_153830_identity';
import * as migration_20261123_154211_words from './20261123_154211_words';
import * as migration_20261123_155208_roster_imports from './20261123_155208_roster_imports';
import * as migration_20261123_155521_site_languages from './20261123_155521_site_languages';
import * as migration_20261123_155659_home_and_menu from './20261123_155659_home_and_menu';
import * as migration_20261123_192452_talent_networks from './20261123_192452_talent_networks';
import * as migration_20261123_192715_boards from './20261123_192715_boards';
import * as migration_20261123_193310_packages from './20261123_193310_packages';
import * as migration_20261123_193832_works from './20261123_193832_works';
import * as migration_20261123_194223_talent_find_by from './20261123_194223_talent_find_by';
import * as migration_20261124_073000_unset_deleted_logos from './20261124_073000_unset_deleted_logos';
import * as migration_20261127_001839_title_keys from './20261127_001839_title_keys';

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
    name: '20261123_133400_roster',
  },
  {
    up: migration_20261123_153830_identity.up,
    down: migration_20261123_153830_identity.down,
    name: '20261123_153830_identity',
  },
  {
    up: migration_20261123_154211_words.up,
    down: migration_20261123_154211_words.down,
    name: '20261123_154211_words',
  },
  {
    up: migration_20261123_155208_roster_imports.up,
    down: migration_20261123_155208_roster_imports.down,
    name: '20261123_155208_roster_imports',
  },
  {
    up: migration_20261123_155521_site_languages.up,
    down: migration_20261123_155521_site_languages.down,
    name: '20261123_155521_site_languages',
  },
  {
    up: migration_20261123_155659_home_and_menu.up,
    down: migration_20261123_155659_home_and_menu.down,
    name: '20261123_155659_home_and_menu',
  },
  {
    up: migration_20261123_192452_talent_networks.up,
    down: migration_20261123_192452_talent_networks.down,
    name: '20261123_192452_talent_networks',
  },
  {
    up: migration_20261123_192715_boards.up,
    down: migration_20261123_192715_boards.down,
    name: '20261123_192715_boards',
  },
  {
    up: migration_20261123_193310_packages.up,
    down: migration_20261123_193310_packages.down,
    name: '20261123_193310_packages',
  },
  {
    up: migration_20261123_193832_works.up,
    down: migration_20261123_193832_works.down,
    name: '20261123_193832_works',
  },
  {
    up: migration_20261123_194223_talent_find_by.up,
    down: migration_20261123_194223_talent_find_by.down,
    name: '20261123_194223_talent_find_by',
  },
  {
    up: migration_20261124_073000_unset_deleted_logos.up,
    down: migration_20261124_073000_unset_deleted_logos.down,
    name: '20261124_073000_unset_deleted_logos',
  },
  {
    up: migration_20261127_001839_title_keys.up,
    down: migration_20261127_001839_title_keys.down,
    name: '20261127_001839_title_keys'
  },
];
