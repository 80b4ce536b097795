import path from "node:path";

import { en } from "@payloadcms/translations/languages/en";
import { pt } from "@payloadcms/translations/languages/pt";
import { buildConfig } from "payload";
import sharp from "sharp";

import { restrictLocks } from "./access/locks";
import { ensureFirstAdmin } from "./accounts/first-admin";
import { protectAudit } from "./audit/append-only";
import { withoutApiTab } from "./admin/without-api-tab";
import { withAudit } from "./audit/audit-hooks";
import { answerErrors } from "./lib/answer-errors";
import { auditEvents } from "./collections/audit-events";
import { boards } from "./collections/boards";
import { campaigns } from "./collections/campaigns";
import { categories } from "./collections/categories";
import { consentDocuments } from "./collections/consent-documents";
import { consentWordings } from "./collections/consent-wordings";
import { consents } from "./collections/consents";
import { entries } from "./collections/entries";
import { entryEvents } from "./collections/entry-events";
import { entryPhotos } from "./collections/entry-photos";
import { gallery } from "./collections/gallery";
import { instagramPosts } from "./collections/instagram-posts";
import { magazines } from "./collections/magazines";
import { media } from "./collections/media";
import { packagePeople, packagePicks } from "./collections/package-answers";
import { packages } from "./collections/packages";
import { pendingDeletions } from "./collections/pending-deletions";
import { posts } from "./collections/posts";
import { rosterImports } from "./collections/roster-imports";
import { secondFactors } from "./collections/second-factors";
import { slides } from "./collections/slides";
import { staff } from "./collections/staff";
import { talents } from "./collections/talents";
import { users } from "./collections/users";
import { summaryEndpoint } from "./dashboard/summary";
import { databaseAdapter } from "./database/adapter";
import { withLock } from "./database/advisory-lock";
import { replaceBusyConnections } from "./database/busy-connection";
import { shareKeys } from "./database/share-keys";
import { overwriteDeletedRows } from "./database/sql";
import { deskEndpoints } from "./desk/desk-endpoints";
import { environment } from "./environment";
import { richTextEditor } from "./fields/rich-text";
import { searchByKey, withTitleKey } from "./fields/title-key";
import { customizations } from "./globals/customizations";
import { homePage } from "./globals/home-page";
import { menu } from "./globals/menu";
import { settings } from "./globals/settings";
import { socialMedias } from "./globals/social-medias";
import { storeState } from "./globals/store-state";
import { websiteImages } from "./globals/website-images";
import { websiteTexts } from "./globals/website-texts";
import { decideDemo } from "./store/demo-choice";
import { localesOfSite } from "./store/site-languages";
import { logger } from "./logging/logger";
import { mailAdapter } from "./mail";
import { PAYLOAD_TEXTS } from "./messages/payload-texts";
import { bucketStorage } from "./media/bucket";
import { refuseUnfinishedMove } from "./move-store/refuse-unfinished-move";
import { photosOnly } from "./media/photos-only";
import { MAX_UPLOAD_BYTES } from "./messages/uploads";
import { publicationStatusEndpoint } from "./publish/publication-status-endpoint";

const FORM_BYTES = 1_000_000;

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
    // The file's fields come on top of it. Above either, `answerErrors` answers in the user's language.
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
      graphics: { Logo: "/admin/header/agency-mark#AgencyLogo", Icon: "/admin/header/agency-mark#AgencyIcon" },
      beforeLogin: ["/admin/login/redirect-to-second-step#RedirectToSecondStep"],
      views: {
        secondStep: { Component: "/admin/views/second-step/second-step-view#SecondStepView", path: "/second-step", exact: true },
        applications: {
          Component: "/admin/views/applications/applications-view#ApplicationsView",
          path: "/applications",
          exact: true,
          meta: { title: "Inscrições" },
        },
        application: {
          Component: "/admin/views/application/application-view#ApplicationView",
          path: "/applications/:id",
          exact: true,
          meta: { title: "Inscrição" },
        },
        enquiries: {
          Component: "/admin/views/enquiries/enquiries-view#EnquiriesView",
          path: "/enquiries",
          exact: true,
          meta: { title: "Mensagens" },
        },
        enquiry: {
          Component: "/admin/views/enquiry/enquiry-view#EnquiryView",
          path: "/enquiries/:id",
          exact: true,
          meta: { title: "Mensagem" },
        },
        registrations: {
          Component: "/admin/views/registrations/registrations-view#RegistrationsView",
          path: "/registrations",
          exact: true,
          meta: { title: "Inscrições no workshop" },
        },
        packages: {
          Component: "/admin/views/packages/packages-view#PackagesView",
          path: "/packages",
          exact: true,
          meta: { title: "Pacotes" },
        },
        newPackage: {
          Component: "/admin/views/package/new-package-view#NewPackageView",
          path: "/packages/new",
          exact: true,
          meta: { title: "Criar pacote" },
        },
        package: {
          Component: "/admin/views/package/package-view#PackageView",
          path: "/packages/:id",
          exact: true,
          meta: { title: "Pacote" },
        },
        duplicates: {
          Component: "/admin/views/duplicates/duplicates-view#DuplicatesView",
          path: "/applications/:id/duplicates",
          exact: true,
          meta: { title: "Inscrições repetidas" },
        },
        removeDemo: {
          Component: "/admin/views/remove-demo/remove-demo-view#RemoveDemoView",
          path: "/remove-demo",
          exact: true,
          meta: { title: "Remover a demonstração" },
        },
        import: {
          Component: "/admin/views/import/import-view#ImportView",
          path: "/import",
          exact: true,
          meta: { title: "Importar talentos" },
        },
        firstSteps: {
          Component: "/admin/views/first-steps/first-steps-view#FirstStepsView",
          path: "/first-steps/:step",
          exact: true,
          meta: { title: "Primeiros passos" },
        },
        dashboard: { Component: "/admin/views/dashboard/dashboard-view#DashboardView" },
        care: { Component: "/admin/views/care/care-view#CareView", path: "/care/:list", exact: true, meta: { title: "Pede cuidado" } },
        twoStep: { Component: "/admin/views/two-step/two-step-view#TwoStepView", path: "/two-step", exact: true },
      },
      providers: [
        "/admin/providers/hydration-mark#HydrationMark",
        "/admin/providers/name-controls#NameControls",
        "/admin/providers/single-language#SingleLanguage",
      ],
      actions: ["/admin/header/publication-badge#PublicationBadge"],
      beforeNav: ["/admin/header/agency-mark#AgencyName"],
      beforeNavLinks: ["/admin/menu/desk-links#DeskLinks"],
    },
    // The title's end is the agency's name (app/(payload)/admin/admin-metadata.ts).
    meta: { robots: "noindex, nofollow" },
    importMap: { baseDir: path.resolve("src"), importMapFile: path.resolve("src/app/(payload)/admin/importMap.js") },
  },
  collections: withAudit([
    withTitleKey(talents),
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
    .map(withoutApiTab),
  globals: [homePage, menu, websiteTexts, websiteImages, customizations, socialMedias, settings, storeState].map(withoutApiTab),
  plugins: environment.s3 === null ? [] : [bucketStorage(environment.s3)],
  endpoints: [publicationStatusEndpoint, summaryEndpoint, ...deskEndpoints],
  typescript: { outputFile: path.resolve("src/payload-types.ts") },
  onInit: async (payload) => {
    await refuseUnfinishedMove(payload);
    await overwriteDeletedRows(payload);
    await replaceBusyConnections(payload);
    // Of panels that start at once, one creates keys, triggers and the first account.
    await withLock("start", async () => {
      await shareKeys(payload, environment.dataDir);
      await protectAudit(payload);
      await ensureFirstAdmin(payload, await decideDemo(payload));
    });
  },
}).then(restrictLocks);
