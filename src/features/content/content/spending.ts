/** What a text says when it leads to a purchase: amounts, offers and codes, and links to the pages where one pays. */
const SPENDING =
  /€|\beuros?\b|\{OFFER_|\bpromo(?:s|tions?)?\b|\bsoldes?\b|\bréductions?\b|["'](?:\/wallet|[^"']*\/consulter)\b/iu

export const pushesToSpend = (text: string): boolean => SPENDING.test(text)
