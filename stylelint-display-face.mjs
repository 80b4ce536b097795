import stylelint from "stylelint";

const NAME = "agency/display-face-optical-size";
const messages = stylelint.utils.ruleMessages(NAME, {
  rejected:
    "The display face needs `font-variation-settings: var(--…)` beside it: `font` resets the optical size, and thin hyphens vanish.",
});

const setsOpticalSize = ({ prop, value }) => prop === "font-variation-settings" && value.startsWith("var(--");

const rule = (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkDecls(/^font(-family)?$/, (node) => {
    if (!node.value.includes("var(--font-display)") || node.parent.some(setsOpticalSize)) return;
    stylelint.utils.report({ ruleName: NAME, result, node, message: messages.rejected });
  });
};

rule.ruleName = NAME;
rule.messages = messages;

/** Demands an optical size of every rule that takes the display face. */
export default stylelint.createPlugin(NAME, rule);
