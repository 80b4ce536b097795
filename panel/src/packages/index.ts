export { newPackageAddress } from "./package-address";
export { eraseClientOfEnquiry } from "./package-hooks";
export { countOpenPackages } from "./package-list";
export { packageMessages } from "./words";
