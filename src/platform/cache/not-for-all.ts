/** Thrown where a page reads, or writes down, more of its reader than all readers have in common. */
export class NotForAll extends Error {}
