/** The key of a text that names what is drawn, for a kind of game or deck: runes have a text of their own beside that of cards. */
export const inKind = <K extends string>(kind: string, key: K): K | `${K}.runes` =>
  kind === 'runes' ? `${key}.runes` : key
