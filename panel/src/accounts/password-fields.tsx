import { TextField } from "../admin/kit/field-row";
import { inLanguage } from "../shared/bilingual";

const PORTUGUESE = {
  password: "Nova senha",
  hint: "Pelo menos 12 caracteres. Quatro ou mais palavras sem relação entre si são fáceis de lembrar.",
  repeat: "Nova senha, outra vez",
  different: "As duas senhas são diferentes.",
};

const ENGLISH: typeof PORTUGUESE = {
  password: "New password",
  hint: "At least 12 characters. Four or more unrelated words are easy to remember.",
  repeat: "New password, again",
  different: "The two passwords differ.",
};

type Props = {
  language: string;
  /** The mistake of the password itself. */
  error: string | undefined;
  /** Whether the repeated password differs. */
  isDifferent: boolean;
};

/** The fields `password` and `repeat` of a form in which somebody chooses a password. */
export const PasswordFields = ({ language, error, isDifferent }: Props) => {
  const words = inLanguage({ pt: PORTUGUESE, en: ENGLISH }, language);
  const common = { type: "password", autoComplete: "new-password", required: true };
  return (
    <>
      <TextField {...common} label={words.password} name="password" hint={words.hint} error={error} />
      <TextField {...common} label={words.repeat} name="repeat" error={isDifferent ? words.different : undefined} />
    </>
  );
};
