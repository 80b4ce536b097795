/** A new file is not on any page yet; publishing the record that uses it is announced. */
export const UNUSED_WHEN_NEW = ["media"];
