/** Takes the place of a button of Payload that this screen has no use for. */
export const NoButton = () => null;
