import "i18next";

declare module "i18next" {
  interface CustomTypeOptions {
    /** No locale file holds a null, so a text is always a string. */
    returnNull: false;
  }
}
