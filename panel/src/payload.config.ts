import path from "node:path";

import { en } from "@payloadcms/translations/languages/en";
import { pt } from "@payloadcms/translations/languages/pt";
import { buildConfig, type CollectionAfterDeleteHook, type CollectionConfig } from "payload";
import sharp from "sharp";

import { restrictLocks } from "./access/locks";
import { ensureFirstAdmin } from "./accounts/first-admin";
import { protectAudit } from "./audit/append-only";
import { withoutApiTab } from "./admin/without-api-tab";
import { withAudit } from "./audit/audit-hooks";
import { answerErrors } from "./media/answer-errors";
import { auditEvents } from "./audit/collection";
import { boards } from "./editorial/boards/collection";
import { campaigns } from "./editorial/campaigns";
import { categories } from "./talents/categories-collection";
import { consentDocuments } from "./consents/consent-documents-collection";
import { consentWordings } from "./consents/consent-wordings-collection";
import { consents } from "./consents/consents-collection";
import { entries } from "./entries/entries-collection";
import { entryEvents } from "./entries/entry-events-collection";
import { entryPhotos } from "./entries/entry-photos-collection";
import { gallery } from "./editorial/gallery";
import { instagramPosts } from "./editorial/instagram-posts";
import { magazines } from "./editorial/magazines";
import { media } from "./editorial/media-collection";
import { packagePeople, packagePicks } from "./packages/package-answers-collection";
import { eraseFromPackages } from "./packages/package-hooks";
import { packages } from "./packages/packages-collection";
import { eraseFromImports } from "./roster/job/expire-imports";
import { pendingDeletions } from "./media/pending-deletions-collection";
import { posts } from "./editorial/posts";
import { rosterImports } from "./roster/job/collection";
import { secondFactors } from "./accounts/second-factor/collection";
import { requireCompleteSessions } from "./accounts/second-factor/sessions";
import { slides } from "./editorial/slides";
import { staff } from "./editorial/staff";
import { talents } from "./talents/talents-collection";
import { users } from "./accounts/users";
import { summaryEndpoint } from "./dashboard/summary";
import { databaseAdapter } from "./database/adapter";
import { withLock } from "./database/lock";
import { replaceBusyConnections } from "./database/busy-connection";
import { shareKeys } from "./database/share-keys";
import { overwriteDeletedRows } from "./database/sql";
import { deskEndpoints } from "./desk-endpoints";
import { environment } from "./environment";
import { richTextEditor } from "./shared/rich-text-field";
import { searchByKey, withTitleKey } from "./shared/title-key-field";
import { customizations } from "./identity/customizations";
import { homePage } from "./editorial/home-page";
import { menu } from "./editorial/menu";
import { settings } from "./settings";
import { socialMedias } from "./editorial/social-medias";
import { storeState } from "./database/store-state";
import { websiteImages } from "./identity/website-images";
import { websiteTexts } from "./editorial/website-texts";
import { decideDemo } from "./database/demo-choice";
import { localesOfSite } from "./identity/site-languages";
import { logger } from "./shared/logger";
import { mailAdapter } from "./identity/mail";
import { PAYLOAD_TEXTS } from "./admin/payload-texts";
import { bucketStorage } from "./media/bucket";
import { refuseUnfinishedMove } from "./move-store/refuse-unfinished-move";
import { withDemoMark } from "./demo/index";
import { photosOnly } from "./media/photos-only";
import { privateStorage } from "./media/private-storage";
import { MAX_UPLOAD_BYTES } from "./media/words";
import { publicationStatusEndpoint } from "./publication/publication-status-endpoint";

const FORM_BYTES = 1_000_000;

/** Adds hooks of modules that the collection does not import. They run before its own, which announce the deletion to the site. */
const afterDeletion = (collection: CollectionConfig, hooks: CollectionAfterDeleteHook[]): CollectionConfig => ({
  ...collection,
  hooks: { ...collection.hooks, afterDelete: [...hooks, ...(collection.hooks?.afterDelete ?? [])] },
});

export default buildConfig({
  secret: environment.payloadSecret,
  telemetry: false,
  logger,
  routes: { api: "/cms/api" },
  graphQL: { disable: true },
  hooks: { afterError: [answerErrors] },
  db: databaseAdapter(environment),
  sharp,
  editor: richTextEditor,
  ...(environment.mail === null ? {} : { email: mailAdapter(environment.mail) }),
  // Browsers share cookies between the ports of a host, and the public site is on another port.
  csrf: [environment.adminUrl, `http://localhost:${environment.port}`, `http://127.0.0.1:${environment.port}`],
  upload: {
    limits: { fileSize: MAX_UPLOAD_BYTES },
    // The file's fields add to its size. Above either limit, `answerErrors` responds in the user's language.
    requestSizeLimit: MAX_UPLOAD_BYTES + FORM_BYTES,
    abortOnLimit: true,
  },
  localization: {
    locales: [
      { code: "pt", label: "Português" },
      { code: "en", label: "English" },
    ],
    defaultLocale: "pt",
    fallback: true,
    filterAvailableLocales: localesOfSite,
  },
  i18n: { supportedLanguages: { pt, en }, fallbackLanguage: "pt", translations: PAYLOAD_TEXTS },
  admin: {
    user: "users",
    avatar: "default",
    dateFormat: "dd/MM/yyyy HH:mm",
    components: {
      graphics: { Logo: "/identity/agency-mark#AgencyLogo", Icon: "/identity/agency-mark#AgencyIcon" },
      beforeLogin: ["/accounts/second-factor/redirect-to-second-step#RedirectToSecondStep"],
      views: {
        secondStep: { Component: "/accounts/second-factor/second-step-view#SecondStepView", path: "/second-step", exact: true },
        applications: {
          Component: "/entries/applications/applications-view#ApplicationsView",
          path: "/applications",
          exact: true,
          meta: { title: "Inscrições" },
        },
        application: {
          Component: "/entries/application/application-view#ApplicationView",
          path: "/applications/:id",
          exact: true,
          meta: { title: "Inscrição" },
        },
        enquiries: {
          Component: "/entries/enquiries/enquiries-view#EnquiriesView",
          path: "/enquiries",
          exact: true,
          meta: { title: "Mensagens" },
        },
        enquiry: {
          Component: "/entries/enquiry/enquiry-view#EnquiryView",
          path: "/enquiries/:id",
          exact: true,
          meta: { title: "Mensagem" },
        },
        registrations: {
          Component: "/entries/registrations/registrations-view#RegistrationsView",
          path: "/registrations",
          exact: true,
          meta: { title: "Inscrições no workshop" },
        },
        packages: {
          Component: "/packages/packages-view#PackagesView",
          path: "/packages",
          exact: true,
          meta: { title: "Pacotes" },
        },
        newPackage: {
          Component: "/packages/new-package-view#NewPackageView",
          path: "/packages/new",
          exact: true,
          meta: { title: "Criar pacote" },
        },
        package: {
          Component: "/packages/package-view#PackageView",
          path: "/packages/:id",
          exact: true,
          meta: { title: "Pacote" },
        },
        duplicates: {
          Component: "/entries/duplicates/duplicates-view#DuplicatesView",
          path: "/applications/:id/duplicates",
          exact: true,
          meta: { title: "Inscrições repetidas" },
        },
        removeDemo: {
          Component: "/demo/remove-demo-view#RemoveDemoView",
          path: "/remove-demo",
          exact: true,
          meta: { title: "Remover a demonstração" },
        },
        import: {
          Component: "/roster/screen/import-view#ImportView",
          path: "/import",
          exact: true,
          meta: { title: "Importar talentos" },
        },
        invitation: {
          Component: "/accounts/invitation/accept-view#AcceptView",
          path: "/invitation",
          exact: true,
          meta: { title: "Convite" },
        },
        audit: { Component: "/audit/audit-view#AuditView", path: "/audit", exact: true, meta: { title: "Registros de acesso" } },
        export: {
          Component: "/roster/export/export-view#ExportView",
          path: "/export",
          exact: true,
          meta: { title: "Exportar tudo" },
        },
        firstSteps: {
          Component: "/dashboard/first-steps-view#FirstStepsView",
          path: "/first-steps/:step",
          exact: true,
          meta: { title: "Primeiros passos" },
        },
        dashboard: { Component: "/dashboard/dashboard-view#DashboardView" },
        care: { Component: "/dashboard/care-view#CareView", path: "/care/:list", exact: true, meta: { title: "Pede cuidado" } },
        twoStep: { Component: "/accounts/second-factor/two-step-view#TwoStepView", path: "/two-step", exact: true },
      },
      providers: [
        "/admin/providers/hydration-mark#HydrationMark",
        "/admin/providers/name-controls#NameControls",
        "/admin/providers/single-language#SingleLanguage",
      ],
      actions: ["/publication/publication-badge#PublicationBadge"],
      beforeNav: ["/identity/agency-mark#AgencyName"],
      beforeNavLinks: ["/admin/menu/desk-links#DeskLinks"],
    },
    // The agency's name is appended to titles in app/(payload)/admin/admin-metadata.ts.
    meta: { robots: "noindex, nofollow" },
    importMap: { baseDir: path.resolve("src"), importMapFile: path.resolve("src/app/(payload)/admin/importMap.js") },
  },
  collections: withAudit([
    withTitleKey(afterDeletion(talents, [eraseFromImports, eraseFromPackages])),
    categories,
    withTitleKey(staff),
    withTitleKey(posts),
    withTitleKey(campaigns),
    withTitleKey(magazines),
    withTitleKey(boards),
    media,
    withTitleKey(slides),
    withTitleKey(gallery),
    instagramPosts,
    searchByKey(entries, "name", "nameKey"),
    entryPhotos,
    entryEvents,
    withTitleKey(consents),
    consentDocuments,
    consentWordings,
    withTitleKey(packages),
    packagePeople,
    packagePicks,
    auditEvents,
    pendingDeletions,
    rosterImports,
    withTitleKey(users),
    secondFactors,
  ])
    .map(photosOnly)
    .map(withDemoMark)
    .map(withoutApiTab),
  globals: [homePage, menu, websiteTexts, websiteImages, customizations, socialMedias, settings, storeState].map(withoutApiTab),
  plugins: [privateStorage, ...(environment.s3 === null ? [] : [bucketStorage(environment.s3)])],
  endpoints: [publicationStatusEndpoint, summaryEndpoint, ...deskEndpoints],
  typescript: { outputFile: path.resolve("src/payload-types.ts") },
  onInit: async (payload) => {
    requireCompleteSessions(payload);
    await refuseUnfinishedMove(payload);
    await overwriteDeletedRows(payload);
    await replaceBusyConnections(payload);
    // When several panels start at once, only one creates keys, triggers and the first account.
    await withLock("start", async () => {
      await shareKeys(payload, environment.dataDir);
      await protectAudit(payload);
      await ensureFirstAdmin(payload, await decideDemo(payload));
    });
  },
}).then(restrictLocks);
