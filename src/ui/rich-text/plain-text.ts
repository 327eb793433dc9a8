const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

export const decoded = (text: string): string =>
  text.replace(/&(\w+|#\d+);/g, (whole, name: string) =>
    name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (entities[name] ?? whole),
  )

/** The text of sanitised HTML, without its tags. */
export const plainText = (html: string): string =>
  decoded(html.replace(/<\/?(p|h[1-6]|blockquote|[uo]l|li|br)\b[^>]*>/g, ' ').replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
