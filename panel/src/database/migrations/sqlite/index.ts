import * as migration_20261127_091231_baseline from './20261127_091231_baseline';
import * as migration_20261128_110047_session_marks from './20261128_110047_session_marks';
import * as migration_20261128_172709_demo_mark from './20261128_172709_demo_mark';
import * as migration_20261128_222605_accepted_status from './20261128_222605_accepted_status';
import * as migration_20261129_065347_search_text from './20261129_065347_search_text';
import * as migration_20261129_105900_uploaded_files from './20261129_105900_uploaded_files';
import * as migration_20261129_123831_site_state from './20261129_123831_site_state';
import * as migration_20261129_125014_text_drafts from './20261129_125014_text_drafts';
import * as migration_20261129_130130_invitations from './20261129_130130_invitations';
import * as migration_20261129_151518_answers from './20261129_151518_answers';

export const migrations = [
  {
    up: migration_20261127_091231_baseline.up,
    down: migration_20261127_091231_baseline.down,
    name: '20261127_091231_baseline',
  },
  {
    up: migration_20261128_110047_session_marks.up,
    down: migration_20261128_110047_session_marks.down,
    name: '20261128_110047_session_marks',
  },
  {
    up: migration_20261128_172709_demo_mark.up,
    down: migration_20261128_172709_demo_mark.down,
    name: '20261128_172709_demo_mark',
  },
  {
    up: migration_20261128_222605_accepted_status.up,
    down: migration_20261128_222605_accepted_status.down,
    name: '20261128_222605_accepted_status',
  },
  {
    up: migration_20261129_065347_search_text.up,
    down: migration_20261129_065347_search_text.down,
    name: '20261129_065347_search_text',
  },
  {
    up: migration_20261129_105900_uploaded_files.up,
    down: migration_20261129_105900_uploaded_files.down,
    name: '20261129_105900_uploaded_files',
  },
  {
    up: migration_20261129_123831_site_state.up,
    down: migration_20261129_123831_site_state.down,
    name: '20261129_123831_site_state',
  },
  {
    up: migration_20261129_125014_text_drafts.up,
    down: migration_20261129_125014_text_drafts.down,
    name: '20261129_125014_text_drafts',
  },
  {
    up: migration_20261129_130130_invitations.up,
    down: migration_20261129_130130_invitations.down,
    name: '20261129_130130_invitations',
  },
  {
    up: migration_20261129_151518_answers.up,
    down: migration_20261129_151518_answers.down,
    name: '20261129_151518_answers'
  },
];
