import { DEFAULT_IDENTITY } from "../../config/identity";
import { normalizeCustomizations } from "./normalize-customizations";
import { normalizeIdentity } from "./normalize-identity";

const SENT = {
  agency_name: "Olaria",
  display_face: "fraunces",
  paper: "white",
  accents: { kids: "#0b6e4f", digital_influencers: "#7C2D12", rest: null, unknown: "red" },
  initials: "OL",
};

it("reads the identity under the names of the contract", () => {
  expect(normalizeIdentity(SENT)).toEqual({
    identity: {
      displayFace: "fraunces",
      paper: "white",
      accents: { kids: "#0b6e4f", teens: null, atores: null, talents: null, digitalInfluencers: "#7c2d12", rest: null },
      initials: "OL",
    },
    refused: [],
  });
});

it.each([[{}], [null], ["text"], [["list"]]])("is the default for %j", (document) => {
  expect(normalizeIdentity(document)).toEqual({ identity: DEFAULT_IDENTITY, refused: [] });
});

it("names refused fields as the contract does, and keeps the others", () => {
  const accents = { digital_influencers: "#ffff00", kids: "#0b6e4f" };
  const { identity, refused } = normalizeIdentity({ ...SENT, display_face: "x", accents });
  expect(refused).toEqual(["display_face is not known", "accents.digital_influencers has too little contrast with the paper"]);
  expect(identity).toMatchObject({
    displayFace: DEFAULT_IDENTITY.displayFace,
    paper: "white",
    accents: { kids: "#0b6e4f", digitalInfluencers: null },
  });
});

it("is part of the customizations", () => {
  const customizations = normalizeCustomizations(SENT);
  expect(customizations.ok && customizations.value.identity.paper).toBe("white");
});
