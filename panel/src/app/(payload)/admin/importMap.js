import { SiteStateCell as SiteStateCell_7062f1a076705b356da2415a98b0a448 } from '../../../talents/site-state/site-state-cell'
import { TalentRecords as TalentRecords_b81110fb21754efb6e015c9e17be9739 } from '../../../entries/components/talent-records'
import { CategoriesCell as CategoriesCell_dcde2b55832283be361e108335d94646 } from '../../../talents/categories-cell'
import { CategoriesField as CategoriesField_bc1fc69e07561a077256546b560c48b0 } from '../../../talents/categories-field'
import { BirthdateCell as BirthdateCell_7677a52d947bc9f6156a410896d6f808 } from '../../../talents/fields/birthdate-cell'
import { BirthdateField as BirthdateField_737cc6fdce524a12f1724e72a4bc9199 } from '../../../talents/fields/birthdate-field'
import { CoverCell as CoverCell_3c4ac588c1e429d12938e950f88dccef } from '../../../talents/pictures/cover-cell'
import { PicturesField as PicturesField_838a21643cd13dc5acfa65d7da6bd6d7 } from '../../../talents/pictures/pictures-field'
import { CreditRowLabel as CreditRowLabel_cf160d5f3222658cfef25b032d090a72 } from '../../../talents/credit-row-label'
import { DateField as DateField_3aa78042ca459fe20c6eaff38bddddcb } from '../../../admin/dates/date-field'
import { WithdrawnMentions as WithdrawnMentions_9d7d58130b9d7b5d18f289155eee10b2 } from '../../../erasure/withdrawn-mentions'
import { ImportLink as ImportLink_f542f7e91be51a5d9075f9f18f46e0a1 } from '../../../roster/screen/import-link'
import { StateTabs as StateTabs_21e69bd12ffed5efcbebe3282dbdbbe2 } from '../../../talents/site-state/state-tabs'
import { MakePackage as MakePackage_8edefab917069a1c1a69f04cd5817ded } from '../../../packages/make-package'
import { ConsentBadge as ConsentBadge_08a7edff15ec51f6c2ae14e62704327c } from '../../../consents/consent-badge'
import { UploadsStatus as UploadsStatus_1795b08ae69ccdbef38f83a4c9a7e8d1 } from '../../../talents/pictures/uploads-status'
import { MissingCategories as MissingCategories_81287aac2e4fe2144b63ba5a116059fd } from '../../../talents/missing-categories'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoardRuleReport as BoardRuleReport_d425e3a918132293e8ccc07a2c88f65a } from '../../../editorial/boards/board-rule-report'
import { EntryRedirect as EntryRedirect_a8324335b05d1781324d6d0b5d44ac39 } from '../../../entries/entry-redirect/entry-redirect'
import { ConsentCell as ConsentCell_af7a2c0359244b892df5cd0c253bd760 } from '../../../consents/consent-cell'
import { ConsentHistory as ConsentHistory_11d193f27c59dea3be84529c94631739 } from '../../../consents/consent-history'
import { TalentNameCell as TalentNameCell_993fb7a53bd4ad28e90e729373cdbd2b } from '../../../consents/talent-name-cell'
import { TalentNameField as TalentNameField_0483284a1afe260a740b5a8387c9886a } from '../../../consents/talent-name-field'
import { ConsentScopesField as ConsentScopesField_de3408ecd3c3d5f90406511d88a01942 } from '../../../consents/consent-scopes-field'
import { ConsentDocumentField as ConsentDocumentField_366284856b9be075a023a136a6486578 } from '../../../consents/consent-document-field'
import { PackagesRedirect as PackagesRedirect_949ba78357a5d05f0c9594c7a0e88075 } from '../../../packages/package-redirect'
import { PackageRedirect as PackageRedirect_949ba78357a5d05f0c9594c7a0e88075 } from '../../../packages/package-redirect'
import { AuditField as AuditField_6f5e4ec144b99b3b56f55d62011dd8c2 } from '../../../audit/audit-field'
import { AccountCell as AccountCell_9eeb4d8ee8dbfee5e4ef6cc87250ae79 } from '../../../audit/audit-cell'
import { StoreCell as StoreCell_9eeb4d8ee8dbfee5e4ef6cc87250ae79 } from '../../../audit/audit-cell'
import { RecordsCell as RecordsCell_9eeb4d8ee8dbfee5e4ef6cc87250ae79 } from '../../../audit/audit-cell'
import { DetailCell as DetailCell_9eeb4d8ee8dbfee5e4ef6cc87250ae79 } from '../../../audit/audit-cell'
import { SecondFactorField as SecondFactorField_4c58c2494d291e980cdf1c35fd3f86c8 } from '../../../accounts/second-factor/second-factor-field'
import { InvitationField as InvitationField_34242652bfcd640c275fdde9ec38df2d } from '../../../accounts/invitation/invitation-field'
import { InviteView as InviteView_9f761b93b7039cf1cddbeaf06f8a9b37 } from '../../../accounts/invitation/invite-view'
import { SectionRowLabel as SectionRowLabel_22c6556c37afbcc895a8aa8cd0f8cc54 } from '../../../editorial/site-row-label'
import { MenuRowLabel as MenuRowLabel_22c6556c37afbcc895a8aa8cd0f8cc54 } from '../../../editorial/site-row-label'
import { TextPreview as TextPreview_efddfaaa25dc5192d4e7f5758f2b75a7 } from '../../../editorial/words/text-preview'
import { DefaultText as DefaultText_0e17953009eb0b7ce560da71577198df } from '../../../editorial/words/default-text'
import { WordsField as WordsField_0456bc49b25b7aae3959d6cf41c30a15 } from '../../../editorial/words/words-input'
import { NoButton as NoButton_1a4a146028425013d214ee91eb93cfd9 } from '../../../editorial/words/no-button'
import { IdentityPreview as IdentityPreview_eba3e45da158e4a46915752f5314095e } from '../../../identity/identity-preview'
import { DisplayFaceField as DisplayFaceField_f3bcdb5ec24abb20f02d839b90fee3d8 } from '../../../identity/display-face-field'
import { PaperField as PaperField_06443b11de6f58a524811070b45fba94 } from '../../../identity/paper-field'
import { AccentField as AccentField_412442431e258e2e01a837b280ae51bd } from '../../../identity/accent-field'
import { AgencyIcon as AgencyIcon_3cadb9326e8ca7916054ee476acb29c4 } from '../../../identity/agency-mark'
import { AgencyLogo as AgencyLogo_3cadb9326e8ca7916054ee476acb29c4 } from '../../../identity/agency-mark'
import { PublicationBadge as PublicationBadge_72b47edfd074c37b56ec8f79391bd3cd } from '../../../publication/publication-badge'
import { RedirectToSecondStep as RedirectToSecondStep_2129c08fa9856b26a4a42fb0da9a5351 } from '../../../accounts/second-factor/redirect-to-second-step'
import { AgencyName as AgencyName_3cadb9326e8ca7916054ee476acb29c4 } from '../../../identity/agency-mark'
import { DeskLinks as DeskLinks_e43a71b2480a466371dbc975461a4f02 } from '../../../admin/menu/desk-links'
import { HydrationMark as HydrationMark_b8881e51db44da5fca08706ad140d108 } from '../../../admin/providers/hydration-mark'
import { NameControls as NameControls_18e3fff0dbe5a817217c6a07e414b6ad } from '../../../admin/providers/name-controls'
import { SingleLanguage as SingleLanguage_dd16e187c930ecc324ad430dfcbb0e7f } from '../../../admin/providers/single-language'
import { SecondStepView as SecondStepView_1745b0914cacdb698a6a7b014153e206 } from '../../../accounts/second-factor/second-step-view'
import { ApplicationsView as ApplicationsView_bb157f31650f9ca2469ff022125001de } from '../../../entries/applications/applications-view'
import { ApplicationView as ApplicationView_671b827cd45c8a41aaab9aba124cb40c } from '../../../entries/application/application-view'
import { EnquiriesView as EnquiriesView_147f50dfb57327895d55c63e96185740 } from '../../../entries/enquiries/enquiries-view'
import { EnquiryView as EnquiryView_7f96642446508c5a4f7b2879da941963 } from '../../../entries/enquiry/enquiry-view'
import { RegistrationsView as RegistrationsView_5c06bb0e734c9082eb5ef1ee46f0a50f } from '../../../entries/registrations/registrations-view'
import { PackagesView as PackagesView_cecad6dbf1c01bce16447c9d1dda7952 } from '../../../packages/packages-view'
import { NewPackageView as NewPackageView_e0865f07c297f7ceecb8af64c8f90a11 } from '../../../packages/new-package-view'
import { PackageView as PackageView_e0bac951a8ec05b3343438c63871eea4 } from '../../../packages/package-view'
import { DuplicatesView as DuplicatesView_d139b4c0c9ee871e23f85dad3a4d6099 } from '../../../entries/duplicates/duplicates-view'
import { RemoveDemoView as RemoveDemoView_503ca91ac8c345cdd067d44bab28bf71 } from '../../../demo/remove-demo-view'
import { ImportView as ImportView_9a328e1fddf60351b047f0c6a3d5a908 } from '../../../roster/screen/import-view'
import { AcceptView as AcceptView_0edfd9cab1b76823122a255ec948af09 } from '../../../accounts/invitation/accept-view'
import { AuditView as AuditView_0f2a1a26e484a7b61b769b8dd3a43b04 } from '../../../audit/audit-view'
import { ExportView as ExportView_8a746e33d0630646b3d6a2b04ccf00d8 } from '../../../roster/export/export-view'
import { FirstStepsView as FirstStepsView_36e20bcf8b95e470ffa562f0eaa90d11 } from '../../../dashboard/first-steps-view'
import { DashboardView as DashboardView_2f57c5d480a66b78ac52c2462162be1a } from '../../../dashboard/dashboard-view'
import { CareView as CareView_df12a580eba726b315e7790bfcc3d8df } from '../../../dashboard/care-view'
import { TwoStepView as TwoStepView_cf7229c1e15203f5808e16fe96495620 } from '../../../accounts/second-factor/two-step-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/talents/site-state/site-state-cell#SiteStateCell": SiteStateCell_7062f1a076705b356da2415a98b0a448,
  "/entries/components/talent-records#TalentRecords": TalentRecords_b81110fb21754efb6e015c9e17be9739,
  "/talents/categories-cell#CategoriesCell": CategoriesCell_dcde2b55832283be361e108335d94646,
  "/talents/categories-field#CategoriesField": CategoriesField_bc1fc69e07561a077256546b560c48b0,
  "/talents/fields/birthdate-cell#BirthdateCell": BirthdateCell_7677a52d947bc9f6156a410896d6f808,
  "/talents/fields/birthdate-field#BirthdateField": BirthdateField_737cc6fdce524a12f1724e72a4bc9199,
  "/talents/pictures/cover-cell#CoverCell": CoverCell_3c4ac588c1e429d12938e950f88dccef,
  "/talents/pictures/pictures-field#PicturesField": PicturesField_838a21643cd13dc5acfa65d7da6bd6d7,
  "/talents/credit-row-label#CreditRowLabel": CreditRowLabel_cf160d5f3222658cfef25b032d090a72,
  "/admin/dates/date-field#DateField": DateField_3aa78042ca459fe20c6eaff38bddddcb,
  "/erasure/withdrawn-mentions#WithdrawnMentions": WithdrawnMentions_9d7d58130b9d7b5d18f289155eee10b2,
  "/roster/screen/import-link#ImportLink": ImportLink_f542f7e91be51a5d9075f9f18f46e0a1,
  "/talents/site-state/state-tabs#StateTabs": StateTabs_21e69bd12ffed5efcbebe3282dbdbbe2,
  "/packages/make-package#MakePackage": MakePackage_8edefab917069a1c1a69f04cd5817ded,
  "/consents/consent-badge#ConsentBadge": ConsentBadge_08a7edff15ec51f6c2ae14e62704327c,
  "/talents/pictures/uploads-status#UploadsStatus": UploadsStatus_1795b08ae69ccdbef38f83a4c9a7e8d1,
  "/talents/missing-categories#MissingCategories": MissingCategories_81287aac2e4fe2144b63ba5a116059fd,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/editorial/boards/board-rule-report#BoardRuleReport": BoardRuleReport_d425e3a918132293e8ccc07a2c88f65a,
  "/entries/entry-redirect/entry-redirect#EntryRedirect": EntryRedirect_a8324335b05d1781324d6d0b5d44ac39,
  "/consents/consent-cell#ConsentCell": ConsentCell_af7a2c0359244b892df5cd0c253bd760,
  "/consents/consent-history#ConsentHistory": ConsentHistory_11d193f27c59dea3be84529c94631739,
  "/consents/talent-name-cell#TalentNameCell": TalentNameCell_993fb7a53bd4ad28e90e729373cdbd2b,
  "/consents/talent-name-field#TalentNameField": TalentNameField_0483284a1afe260a740b5a8387c9886a,
  "/consents/consent-scopes-field#ConsentScopesField": ConsentScopesField_de3408ecd3c3d5f90406511d88a01942,
  "/consents/consent-document-field#ConsentDocumentField": ConsentDocumentField_366284856b9be075a023a136a6486578,
  "/packages/package-redirect#PackagesRedirect": PackagesRedirect_949ba78357a5d05f0c9594c7a0e88075,
  "/packages/package-redirect#PackageRedirect": PackageRedirect_949ba78357a5d05f0c9594c7a0e88075,
  "/audit/audit-field#AuditField": AuditField_6f5e4ec144b99b3b56f55d62011dd8c2,
  "/audit/audit-cell#AccountCell": AccountCell_9eeb4d8ee8dbfee5e4ef6cc87250ae79,
  "/audit/audit-cell#StoreCell": StoreCell_9eeb4d8ee8dbfee5e4ef6cc87250ae79,
  "/audit/audit-cell#RecordsCell": RecordsCell_9eeb4d8ee8dbfee5e4ef6cc87250ae79,
  "/audit/audit-cell#DetailCell": DetailCell_9eeb4d8ee8dbfee5e4ef6cc87250ae79,
  "/accounts/second-factor/second-factor-field#SecondFactorField": SecondFactorField_4c58c2494d291e980cdf1c35fd3f86c8,
  "/accounts/invitation/invitation-field#InvitationField": InvitationField_34242652bfcd640c275fdde9ec38df2d,
  "/accounts/invitation/invite-view#InviteView": InviteView_9f761b93b7039cf1cddbeaf06f8a9b37,
  "/editorial/site-row-label#SectionRowLabel": SectionRowLabel_22c6556c37afbcc895a8aa8cd0f8cc54,
  "/editorial/site-row-label#MenuRowLabel": MenuRowLabel_22c6556c37afbcc895a8aa8cd0f8cc54,
  "/editorial/words/text-preview#TextPreview": TextPreview_efddfaaa25dc5192d4e7f5758f2b75a7,
  "/editorial/words/default-text#DefaultText": DefaultText_0e17953009eb0b7ce560da71577198df,
  "/editorial/words/words-input#WordsField": WordsField_0456bc49b25b7aae3959d6cf41c30a15,
  "/editorial/words/no-button#NoButton": NoButton_1a4a146028425013d214ee91eb93cfd9,
  "/identity/identity-preview#IdentityPreview": IdentityPreview_eba3e45da158e4a46915752f5314095e,
  "/identity/display-face-field#DisplayFaceField": DisplayFaceField_f3bcdb5ec24abb20f02d839b90fee3d8,
  "/identity/paper-field#PaperField": PaperField_06443b11de6f58a524811070b45fba94,
  "/identity/accent-field#AccentField": AccentField_412442431e258e2e01a837b280ae51bd,
  "/identity/agency-mark#AgencyIcon": AgencyIcon_3cadb9326e8ca7916054ee476acb29c4,
  "/identity/agency-mark#AgencyLogo": AgencyLogo_3cadb9326e8ca7916054ee476acb29c4,
  "/publication/publication-badge#PublicationBadge": PublicationBadge_72b47edfd074c37b56ec8f79391bd3cd,
  "/accounts/second-factor/redirect-to-second-step#RedirectToSecondStep": RedirectToSecondStep_2129c08fa9856b26a4a42fb0da9a5351,
  "/identity/agency-mark#AgencyName": AgencyName_3cadb9326e8ca7916054ee476acb29c4,
  "/admin/menu/desk-links#DeskLinks": DeskLinks_e43a71b2480a466371dbc975461a4f02,
  "/admin/providers/hydration-mark#HydrationMark": HydrationMark_b8881e51db44da5fca08706ad140d108,
  "/admin/providers/name-controls#NameControls": NameControls_18e3fff0dbe5a817217c6a07e414b6ad,
  "/admin/providers/single-language#SingleLanguage": SingleLanguage_dd16e187c930ecc324ad430dfcbb0e7f,
  "/accounts/second-factor/second-step-view#SecondStepView": SecondStepView_1745b0914cacdb698a6a7b014153e206,
  "/entries/applications/applications-view#ApplicationsView": ApplicationsView_bb157f31650f9ca2469ff022125001de,
  "/entries/application/application-view#ApplicationView": ApplicationView_671b827cd45c8a41aaab9aba124cb40c,
  "/entries/enquiries/enquiries-view#EnquiriesView": EnquiriesView_147f50dfb57327895d55c63e96185740,
  "/entries/enquiry/enquiry-view#EnquiryView": EnquiryView_7f96642446508c5a4f7b2879da941963,
  "/entries/registrations/registrations-view#RegistrationsView": RegistrationsView_5c06bb0e734c9082eb5ef1ee46f0a50f,
  "/packages/packages-view#PackagesView": PackagesView_cecad6dbf1c01bce16447c9d1dda7952,
  "/packages/new-package-view#NewPackageView": NewPackageView_e0865f07c297f7ceecb8af64c8f90a11,
  "/packages/package-view#PackageView": PackageView_e0bac951a8ec05b3343438c63871eea4,
  "/entries/duplicates/duplicates-view#DuplicatesView": DuplicatesView_d139b4c0c9ee871e23f85dad3a4d6099,
  "/demo/remove-demo-view#RemoveDemoView": RemoveDemoView_503ca91ac8c345cdd067d44bab28bf71,
  "/roster/screen/import-view#ImportView": ImportView_9a328e1fddf60351b047f0c6a3d5a908,
  "/accounts/invitation/accept-view#AcceptView": AcceptView_0edfd9cab1b76823122a255ec948af09,
  "/audit/audit-view#AuditView": AuditView_0f2a1a26e484a7b61b769b8dd3a43b04,
  "/roster/export/export-view#ExportView": ExportView_8a746e33d0630646b3d6a2b04ccf00d8,
  "/dashboard/first-steps-view#FirstStepsView": FirstStepsView_36e20bcf8b95e470ffa562f0eaa90d11,
  "/dashboard/dashboard-view#DashboardView": DashboardView_2f57c5d480a66b78ac52c2462162be1a,
  "/dashboard/care-view#CareView": CareView_df12a580eba726b315e7790bfcc3d8df,
  "/accounts/second-factor/two-step-view#TwoStepView": TwoStepView_cf7229c1e15203f5808e16fe96495620,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
