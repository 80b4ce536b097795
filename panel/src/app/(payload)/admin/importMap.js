import { CreditRowLabel as CreditRowLabel_0d2acf3213843a76355d37697ed815e8 } from '../../../admin/fields/credit-row-label'
import { WithdrawnMentions as WithdrawnMentions_20e583a0007932dd7b66554950b67253 } from '../../../admin/widgets/withdrawn-mentions'
import { ImportLink as ImportLink_6e9da08291138c7ee96cb5da2af801ce } from '../../../admin/widgets/import-link'
import { MakePackage as MakePackage_d60e7420a3d0f09323a9cec95df80793 } from '../../../admin/widgets/make-package'
import { ConsentBadge as ConsentBadge_743c0ca06651f10fb4c42703bc7808db } from '../../../admin/controls/consent-badge'
import { MissingCategories as MissingCategories_c390c8cf06859c1b076997e5dfebf73e } from '../../../admin/widgets/missing-categories'
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
import { BoardRuleReport as BoardRuleReport_37a2a91402b790d7f815ef8c26f93dc9 } from '../../../admin/fields/board-rule-report'
import { EntryRedirect as EntryRedirect_05cc7dc497bc09ddd4f8fff31f554eac } from '../../../admin/views/entry-redirect/entry-redirect'
import { ConsentCell as ConsentCell_ec79fbb86cd332c389aba0997b1af921 } from '../../../admin/cells/consent-cell'
import { ConsentHistory as ConsentHistory_17baddbbef2ad98edf5c177fc8d0078c } from '../../../admin/fields/consent-history'
import { TalentNameCell as TalentNameCell_574bd9897b4a53d402a7f096f892d0f6 } from '../../../admin/cells/talent-name-cell'
import { TalentNameField as TalentNameField_beca899016a41a7a6fe946b3fb3f991c } from '../../../admin/fields/talent-name-field'
import { ConsentScopesField as ConsentScopesField_5481c473195e7560c616a3ffdfbe3b66 } from '../../../admin/fields/consent-scopes-field'
import { ConsentDocumentField as ConsentDocumentField_ba6d5d707ff0f95d34c989ac43df0368 } from '../../../admin/fields/consent-document-field'
import { PackagesRedirect as PackagesRedirect_cad8ace12ba75617a5836fdd64b289e7 } from '../../../admin/views/package/package-redirect'
import { PackageRedirect as PackageRedirect_cad8ace12ba75617a5836fdd64b289e7 } from '../../../admin/views/package/package-redirect'
import { AuditField as AuditField_c4491d8f69648298c80fd60e5d95e20f } from '../../../admin/fields/audit-field'
import { AccountCell as AccountCell_3de75e2a53f7412a1bdac426dfbc50b4 } from '../../../admin/cells/audit-cell'
import { StoreCell as StoreCell_3de75e2a53f7412a1bdac426dfbc50b4 } from '../../../admin/cells/audit-cell'
import { RecordsCell as RecordsCell_3de75e2a53f7412a1bdac426dfbc50b4 } from '../../../admin/cells/audit-cell'
import { DetailCell as DetailCell_3de75e2a53f7412a1bdac426dfbc50b4 } from '../../../admin/cells/audit-cell'
import { AuditSearch as AuditSearch_13e7b7b1dc80c8ef737244e08acbe35d } from '../../../admin/widgets/audit-search'
import { SecondFactorField as SecondFactorField_ae71a5374ae6208eaefeaf3e1517231e } from '../../../admin/fields/second-factor-field'
import { SectionRowLabel as SectionRowLabel_15459046868abfd980d54827a4d4d5c7 } from '../../../admin/fields/site-row-label'
import { MenuRowLabel as MenuRowLabel_15459046868abfd980d54827a4d4d5c7 } from '../../../admin/fields/site-row-label'
import { DefaultText as DefaultText_84882ee72516f95159ea2ed64750ec12 } from '../../../admin/fields/default-text'
import { WordsField as WordsField_27056bf4380bbc10fbad9b230facdae5 } from '../../../admin/fields/words-field'
import { IdentityPreview as IdentityPreview_06d2857f381e37e1805aa9654a263403 } from '../../../admin/fields/identity/identity-preview'
import { DisplayFaceField as DisplayFaceField_5efd970afc92730e6330ae6280b7cfe2 } from '../../../admin/fields/identity/display-face-field'
import { PaperField as PaperField_8626d71f1cb6905f411e345a6aa84c8e } from '../../../admin/fields/identity/paper-field'
import { AccentField as AccentField_709a25fc82f712c912f48fe212aa15af } from '../../../admin/fields/identity/accent-field'
import { StoreExportLink as StoreExportLink_348db940a26b1f42a1a5d5cb0676fef0 } from '../../../admin/fields/store-export-link'
import { AgencyIcon as AgencyIcon_b55cdc46e89ef06e31f6bad1e667ac81 } from '../../../admin/header/agency-mark'
import { AgencyLogo as AgencyLogo_b55cdc46e89ef06e31f6bad1e667ac81 } from '../../../admin/header/agency-mark'
import { PublicationBadge as PublicationBadge_dc132df52dfb5bebb44e887c525a88c7 } from '../../../admin/header/publication-badge'
import { RedirectToSecondStep as RedirectToSecondStep_2eaf02f2428686a731c8ae5ede3b7f3d } from '../../../admin/login/redirect-to-second-step'
import { AgencyName as AgencyName_b55cdc46e89ef06e31f6bad1e667ac81 } from '../../../admin/header/agency-mark'
import { DeskLinks as DeskLinks_e43a71b2480a466371dbc975461a4f02 } from '../../../admin/menu/desk-links'
import { HydrationMark as HydrationMark_b8881e51db44da5fca08706ad140d108 } from '../../../admin/providers/hydration-mark'
import { NameControls as NameControls_18e3fff0dbe5a817217c6a07e414b6ad } from '../../../admin/providers/name-controls'
import { SingleLanguage as SingleLanguage_dd16e187c930ecc324ad430dfcbb0e7f } from '../../../admin/providers/single-language'
import { SecondStepView as SecondStepView_7d81f0e560aa2833f017308c0ec54b91 } from '../../../admin/views/second-step/second-step-view'
import { ApplicationsView as ApplicationsView_143b5bcedf6a611deb738107c01a128b } from '../../../admin/views/applications/applications-view'
import { ApplicationView as ApplicationView_7e7255c7e7628cae3701f3ce7de49959 } from '../../../admin/views/application/application-view'
import { EnquiriesView as EnquiriesView_1919541ac782c073ef33706c4e27e118 } from '../../../admin/views/enquiries/enquiries-view'
import { EnquiryView as EnquiryView_400e6fdb60cb52e74aab2d8669058669 } from '../../../admin/views/enquiry/enquiry-view'
import { RegistrationsView as RegistrationsView_133e4271655022a35bd64c4711a3fa4b } from '../../../admin/views/registrations/registrations-view'
import { PackagesView as PackagesView_e603e15d20f346e3d4843edfd00f776a } from '../../../admin/views/packages/packages-view'
import { NewPackageView as NewPackageView_911634e1c81c5338d8861151b0b68c8a } from '../../../admin/views/package/new-package-view'
import { PackageView as PackageView_192bbbbe52bdbfb36047f4e9e5d053d1 } from '../../../admin/views/package/package-view'
import { DuplicatesView as DuplicatesView_ddf04925532db636ca5434c00d94b33c } from '../../../admin/views/duplicates/duplicates-view'
import { RemoveDemoView as RemoveDemoView_37463f9407b95f6703e872671e6373f8 } from '../../../admin/views/remove-demo/remove-demo-view'
import { ImportView as ImportView_9239c8256ee1a7fa8a24b51cdadb3399 } from '../../../admin/views/import/import-view'
import { FirstStepsView as FirstStepsView_2ed639e865c5920043381d9463fafe2f } from '../../../admin/views/first-steps/first-steps-view'
import { DashboardView as DashboardView_d24992194c0f980cea28f84e7a3713d5 } from '../../../admin/views/dashboard/dashboard-view'
import { CareView as CareView_7dc967ea5fae3d854094ac02fe5b0cad } from '../../../admin/views/care/care-view'
import { TwoStepView as TwoStepView_131cea8fea13c118d3871ea9986afea8 } from '../../../admin/views/two-step/two-step-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/fields/credit-row-label#CreditRowLabel": CreditRowLabel_0d2acf3213843a76355d37697ed815e8,
  "/admin/widgets/withdrawn-mentions#WithdrawnMentions": WithdrawnMentions_20e583a0007932dd7b66554950b67253,
  "/admin/widgets/import-link#ImportLink": ImportLink_6e9da08291138c7ee96cb5da2af801ce,
  "/admin/widgets/make-package#MakePackage": MakePackage_d60e7420a3d0f09323a9cec95df80793,
  "/admin/controls/consent-badge#ConsentBadge": ConsentBadge_743c0ca06651f10fb4c42703bc7808db,
  "/admin/widgets/missing-categories#MissingCategories": MissingCategories_c390c8cf06859c1b076997e5dfebf73e,
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
  "/admin/fields/board-rule-report#BoardRuleReport": BoardRuleReport_37a2a91402b790d7f815ef8c26f93dc9,
  "/admin/views/entry-redirect/entry-redirect#EntryRedirect": EntryRedirect_05cc7dc497bc09ddd4f8fff31f554eac,
  "/admin/cells/consent-cell#ConsentCell": ConsentCell_ec79fbb86cd332c389aba0997b1af921,
  "/admin/fields/consent-history#ConsentHistory": ConsentHistory_17baddbbef2ad98edf5c177fc8d0078c,
  "/admin/cells/talent-name-cell#TalentNameCell": TalentNameCell_574bd9897b4a53d402a7f096f892d0f6,
  "/admin/fields/talent-name-field#TalentNameField": TalentNameField_beca899016a41a7a6fe946b3fb3f991c,
  "/admin/fields/consent-scopes-field#ConsentScopesField": ConsentScopesField_5481c473195e7560c616a3ffdfbe3b66,
  "/admin/fields/consent-document-field#ConsentDocumentField": ConsentDocumentField_ba6d5d707ff0f95d34c989ac43df0368,
  "/admin/views/package/package-redirect#PackagesRedirect": PackagesRedirect_cad8ace12ba75617a5836fdd64b289e7,
  "/admin/views/package/package-redirect#PackageRedirect": PackageRedirect_cad8ace12ba75617a5836fdd64b289e7,
  "/admin/fields/audit-field#AuditField": AuditField_c4491d8f69648298c80fd60e5d95e20f,
  "/admin/cells/audit-cell#AccountCell": AccountCell_3de75e2a53f7412a1bdac426dfbc50b4,
  "/admin/cells/audit-cell#StoreCell": StoreCell_3de75e2a53f7412a1bdac426dfbc50b4,
  "/admin/cells/audit-cell#RecordsCell": RecordsCell_3de75e2a53f7412a1bdac426dfbc50b4,
  "/admin/cells/audit-cell#DetailCell": DetailCell_3de75e2a53f7412a1bdac426dfbc50b4,
  "/admin/widgets/audit-search#AuditSearch": AuditSearch_13e7b7b1dc80c8ef737244e08acbe35d,
  "/admin/fields/second-factor-field#SecondFactorField": SecondFactorField_ae71a5374ae6208eaefeaf3e1517231e,
  "/admin/fields/site-row-label#SectionRowLabel": SectionRowLabel_15459046868abfd980d54827a4d4d5c7,
  "/admin/fields/site-row-label#MenuRowLabel": MenuRowLabel_15459046868abfd980d54827a4d4d5c7,
  "/admin/fields/default-text#DefaultText": DefaultText_84882ee72516f95159ea2ed64750ec12,
  "/admin/fields/words-field#WordsField": WordsField_27056bf4380bbc10fbad9b230facdae5,
  "/admin/fields/identity/identity-preview#IdentityPreview": IdentityPreview_06d2857f381e37e1805aa9654a263403,
  "/admin/fields/identity/display-face-field#DisplayFaceField": DisplayFaceField_5efd970afc92730e6330ae6280b7cfe2,
  "/admin/fields/identity/paper-field#PaperField": PaperField_8626d71f1cb6905f411e345a6aa84c8e,
  "/admin/fields/identity/accent-field#AccentField": AccentField_709a25fc82f712c912f48fe212aa15af,
  "/admin/fields/store-export-link#StoreExportLink": StoreExportLink_348db940a26b1f42a1a5d5cb0676fef0,
  "/admin/header/agency-mark#AgencyIcon": AgencyIcon_b55cdc46e89ef06e31f6bad1e667ac81,
  "/admin/header/agency-mark#AgencyLogo": AgencyLogo_b55cdc46e89ef06e31f6bad1e667ac81,
  "/admin/header/publication-badge#PublicationBadge": PublicationBadge_dc132df52dfb5bebb44e887c525a88c7,
  "/admin/login/redirect-to-second-step#RedirectToSecondStep": RedirectToSecondStep_2eaf02f2428686a731c8ae5ede3b7f3d,
  "/admin/header/agency-mark#AgencyName": AgencyName_b55cdc46e89ef06e31f6bad1e667ac81,
  "/admin/menu/desk-links#DeskLinks": DeskLinks_e43a71b2480a466371dbc975461a4f02,
  "/admin/providers/hydration-mark#HydrationMark": HydrationMark_b8881e51db44da5fca08706ad140d108,
  "/admin/providers/name-controls#NameControls": NameControls_18e3fff0dbe5a817217c6a07e414b6ad,
  "/admin/providers/single-language#SingleLanguage": SingleLanguage_dd16e187c930ecc324ad430dfcbb0e7f,
  "/admin/views/second-step/second-step-view#SecondStepView": SecondStepView_7d81f0e560aa2833f017308c0ec54b91,
  "/admin/views/applications/applications-view#ApplicationsView": ApplicationsView_143b5bcedf6a611deb738107c01a128b,
  "/admin/views/application/application-view#ApplicationView": ApplicationView_7e7255c7e7628cae3701f3ce7de49959,
  "/admin/views/enquiries/enquiries-view#EnquiriesView": EnquiriesView_1919541ac782c073ef33706c4e27e118,
  "/admin/views/enquiry/enquiry-view#EnquiryView": EnquiryView_400e6fdb60cb52e74aab2d8669058669,
  "/admin/views/registrations/registrations-view#RegistrationsView": RegistrationsView_133e4271655022a35bd64c4711a3fa4b,
  "/admin/views/packages/packages-view#PackagesView": PackagesView_e603e15d20f346e3d4843edfd00f776a,
  "/admin/views/package/new-package-view#NewPackageView": NewPackageView_911634e1c81c5338d8861151b0b68c8a,
  "/admin/views/package/package-view#PackageView": PackageView_192bbbbe52bdbfb36047f4e9e5d053d1,
  "/admin/views/duplicates/duplicates-view#DuplicatesView": DuplicatesView_ddf04925532db636ca5434c00d94b33c,
  "/admin/views/remove-demo/remove-demo-view#RemoveDemoView": RemoveDemoView_37463f9407b95f6703e872671e6373f8,
  "/admin/views/import/import-view#ImportView": ImportView_9239c8256ee1a7fa8a24b51cdadb3399,
  "/admin/views/first-steps/first-steps-view#FirstStepsView": FirstStepsView_2ed639e865c5920043381d9463fafe2f,
  "/admin/views/dashboard/dashboard-view#DashboardView": DashboardView_d24992194c0f980cea28f84e7a3713d5,
  "/admin/views/care/care-view#CareView": CareView_7dc967ea5fae3d854094ac02fe5b0cad,
  "/admin/views/two-step/two-step-view#TwoStepView": TwoStepView_131cea8fea13c118d3871ea9986afea8,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
