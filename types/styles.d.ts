declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.css";

declare module "*.woff2" {
  const address: string;
  export default address;
}
