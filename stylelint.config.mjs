/** Rules for the site's stylesheets. Colours, sizes and durations are custom properties of `src/styles/tokens.css`. */
export default {
  extends: ["stylelint-config-standard"],
  plugins: ["./stylelint-display-face.mjs"],
  ignoreFiles: ["**/node_modules/**", "public/**", ".cache/**", "panel/**", "coverage/**"],
  rules: {
    "agency/display-face-optical-size": true,
    // CSS modules export class names as JavaScript identifiers.
    "selector-class-pattern": ["^[a-z][a-zA-Z0-9]*$", { message: "Write class names in camelCase." }],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "property-no-vendor-prefix": [true, { ignoreProperties: ["text-size-adjust", "-webkit-text-size-adjust"] }],
    // Blank lines group declarations by topic.
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    // Class names are local to a module: an order by specificity would tear states away from their element.
    "no-descending-specificity": null,
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"],
  },
  overrides: [
    { files: ["src/styles/tokens.css"], rules: { "color-no-hex": null, "function-disallowed-list": null } },
    // A global class, and Swiper's own class names.
    { files: ["src/styles/global.css", "src/components/ui/slider.css"], rules: { "selector-class-pattern": null } },
  ],
};
