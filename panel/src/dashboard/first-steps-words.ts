import { inLanguage } from "../shared/bilingual";

/** `code` holds lines of a file or of a command. */
type Part = { text: string; code?: readonly string[] };

type Texts = { title: string; done: string; open: string; parts: readonly Part[] };

export const SERVER_STEPS = ["mail", "backup"] as const;
export type ServerStep = (typeof SERVER_STEPS)[number];

type FirstStepsMessages = Readonly<Record<ServerStep, Texts>> & { kicker: string; forbidden: string; unknown: string };

const MAIL_LINES = [
  "SMTP_HOST=mail.example.com",
  "SMTP_PORT=587",
  "SMTP_USER=…",
  "SMTP_PASS=…",
  "SMTP_FROM=contato@example.com",
  "NOTIFY_TO=equipe@example.com",
];
const BACKUP_LINES = ["npm run backup -- /backups/agency.tar.gz"];

const PORTUGUESE: FirstStepsMessages = {
  kicker: "Primeiros passos",
  forbidden: "Só a administração vê esta página.",
  unknown: "Esta página não existe.",
  mail: {
    title: "E-mail do sistema",
    done: "O e-mail está configurado.",
    open: "Nenhum e-mail é enviado ainda.",
    parts: [
      { text: "Quem cuida do servidor escreve estas linhas no arquivo de configuração (.env) e reinicia o painel:", code: MAIL_LINES },
      { text: "NOTIFY_TO recebe um aviso de cada recebido: o formulário e um link, sem dados pessoais." },
    ],
  },
  backup: {
    title: "Cópia de segurança",
    done: "Há uma cópia dos últimos 30 dias.",
    open: "Não há cópia dos últimos 30 dias.",
    parts: [
      { text: "Quem cuida do servidor faz a cópia na pasta do sistema, com o site no ar ou parado:", code: BACKUP_LINES },
      {
        text: "Repita todo dia, por exemplo com cron, e guarde as cópias em outra máquina. Elas contêm dados de crianças. keys/ e secrets.json ficam de fora: guarde-os à parte.",
      },
    ],
  },
};

const ENGLISH: FirstStepsMessages = {
  kicker: "First steps",
  forbidden: "Only admins see this page.",
  unknown: "This page does not exist.",
  mail: {
    title: "The system's e-mail",
    done: "E-mail is set up.",
    open: "No e-mail is sent yet.",
    parts: [
      {
        text: "The person who runs the server writes these lines into the configuration file (.env) and restarts the panel:",
        code: MAIL_LINES,
      },
      { text: "NOTIFY_TO is told of each entry: the form and a link, no personal data." },
    ],
  },
  backup: {
    title: "Backup",
    done: "There is a backup of the last 30 days.",
    open: "There is no backup of the last 30 days.",
    parts: [
      { text: "The person who runs the server makes it in the project's folder, with the site running or stopped:", code: BACKUP_LINES },
      {
        text: "Repeat it every day, for example with cron, and keep the archives on another machine. They contain data of children. keys/ and secrets.json are left out: keep them elsewhere.",
      },
    ],
  },
};

export const firstStepsMessages = (language: string): FirstStepsMessages => inLanguage({ pt: PORTUGUESE, en: ENGLISH }, language);
